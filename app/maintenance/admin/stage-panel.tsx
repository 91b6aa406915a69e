import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { ProcessStage } from '../../../domain/process-stage.ts'
import { currentStage } from '../../../domain/progress.ts'
import { readComingDate } from '../../../domain/text.ts'
import { DateField } from '../date-field.tsx'
import type { Choices } from '../editing/merge-rows.ts'
import { ErrorSummary, FormErrorsProvider } from '../form-errors.tsx'
import { PagePreview } from '../preview/page-preview.tsx'
import { QuietButton } from '../quiet-button.tsx'
import { rowsQuery } from '../rows-query.ts'
import { sendingsQuery } from '../updates/updates-api.ts'
import { DatesConflict } from './dates-conflict.tsx'
import { mergeDates, stageLabels } from './stage-dates.ts'
import { stagePages } from './stage-kind.ts'
import { consequences, stagesWith, updatesThatPause } from './stage-words.ts'
import type { useStageWrite } from './use-stage-write.ts'

/** How a day of a stage is read, and what is said of words in its place. */
export const stageDay = { read: readComingDate, words: 'That is not a date. Write it like this: 4 January 2027.' }

/** The chosen stage: what follows where it is made the current one, since when, and how the pages will look (rule: progress-desk). */
export function StagePanel({
  stage,
  stages,
  today,
  writing,
  onEdit,
  onDone,
}: {
  stage: ProcessStage
  stages: readonly ProcessStage[]
  /** The day in London as YYYY-MM-DD. */
  today: string
  writing: ReturnType<typeof useStageWrite>
  onEdit: () => void
  onDone: () => void
}) {
  const prefix = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const stored = currentStage(stages)
  const [seen] = useState(stored.id)
  const [base, setBase] = useState(stage)
  const [dates, setDates] = useState(() => firstDates(stage, today))
  const [asIf, setAsIf] = useState(today)
  useEffect(() => heading.current?.focus(), [])

  const isConsultation = stage.id === 'public-consultation'
  const labels = isConsultation ? stageLabels(stage.id) : { ...stageLabels(stage.id), starts_on: 'Since' }
  const [starts_on, ends_on] = [dayOf(dates.starts_on), dayOf(dates.ends_on)]
  // What lies ahead comes by itself: until then the stage stays what it is.
  const isMove = stage.id !== stored.id && !(isConsultation && starts_on > today)
  const edit = { id: stage.id, isMove, starts_on, ends_on }
  const rows = stagesWith(stages, edit).map(({ id, status }) => ({
    table: 'process_stages' as const,
    row: { id, status, ...(id === stage.id && dates) },
  }))
  const [updates, sendings] = [useQuery(rowsQuery('updates')).data, useQuery(sendingsQuery).data?.sendings]
  const paused = updatesThatPause(updates ?? [], sendings ?? [], stagesWith(stages, edit), today)
  const field = (name: 'starts_on' | 'ends_on') => ({
    ...{ ...stageDay, name, value: dates[name] },
    onChange: (text: string) => setDates({ ...dates, [name]: text }),
  })
  const typed = { starts_on: starts_on || dates.starts_on, ends_on: ends_on || dates.ends_on }
  const save = async (over = base, given = typed) => {
    if (writing.isRunning) return
    const change = { ...given, ...(isMove && { status: 'current' as const }) }
    if (await writing.run({ base: over, stages, change })) onDone()
  }
  const decide = ({ base: before, mine, theirs }: NonNullable<typeof writing.met>, choices: Choices) => {
    const { merged } = mergeDates(before, mine, theirs, choices)
    setBase(theirs)
    setDates(merged)
    void save(theirs, merged)
  }
  const shown = { prefix, errors: writing.errors, table: 'process_stages' as const, labels }
  const isMoved = stored.id !== seen && writing.failure === undefined

  return (
    <section aria-labelledby={`${prefix}-heading`} className="stage-panel">
      <h3 id={`${prefix}-heading`} ref={heading} tabIndex={-1}>
        {stage.title}
      </h3>
      <p className="row-words">{stage.description}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <ErrorSummary {...shown} message={writing.errors.length === 0 ? writing.failure : undefined} />
        {isMoved && (
          <p role="alert" className="line tool-notice tool-notice-danger">
            Someone has moved the stage in the meantime: it is now {stored.title}.
          </p>
        )}
        <FormErrorsProvider value={shown}>
          <div className="stage-dates">
            {isConsultation ? (
              <>
                <DateField {...field('starts_on')} hint="Objections are taken from the start of this day" />
                <DateField {...field('ends_on')} hint="The last day to object; empty while it is not known" />
              </>
            ) : (
              <DateField {...field('starts_on')} hint="Optional; the day on which the stage began" />
            )}
          </div>
          <h4>What follows</h4>
          <ul aria-live="polite" className="stage-consequences">
            {[...consequences(stages, edit, today), ...paused].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="line button-row">
            <button type="submit" className="button" aria-disabled={writing.isRunning}>
              {writing.isRunning ? 'Saving...' : isMove ? 'Make this the current stage' : 'Save the dates'}
            </button>
            <QuietButton onClick={onEdit} about={stage.title}>
              Edit by hand
            </QuietButton>
            <QuietButton onClick={onDone}>Cancel</QuietButton>
          </p>
          <h4>How visitors will see it</h4>
          <div className="stage-dates">
            <DateField
              {...stageDay}
              name="as-if"
              label="As if it were"
              hint="Any day before or after"
              value={asIf}
              onChange={setAsIf}
            />
          </div>
          <PagePreview rows={rows} pages={stagePages} day={dayOf(asIf) || undefined} />
        </FormErrorsProvider>
      </form>
      {writing.met && (
        <DatesConflict
          key={writing.met.theirs.updated_at}
          met={writing.met}
          labels={labels}
          onDecide={(choices) => writing.met && decide(writing.met, choices)}
          onClose={writing.closeMet}
        />
      )}
    </section>
  )
}

/** What the fields begin with: a stage that is to be the current one is so from today on, and dates of an earlier round are past. */
function firstDates({ id, status, starts_on, ends_on }: ProcessStage, today: string) {
  if (status === 'current') return { starts_on, ends_on }
  const isPast = ends_on !== '' && ends_on < today
  if (id === 'public-consultation') return isPast ? { starts_on: today, ends_on: '' } : { starts_on, ends_on }
  return { starts_on: today, ends_on: isPast ? '' : ends_on }
}

/** The day that is typed, as YYYY-MM-DD; empty where it is none. */
function dayOf(text: string): string {
  const typed = readComingDate(text)
  return typed && 'stored' in typed ? typed.stored : ''
}
