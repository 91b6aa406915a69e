import { useEffect, useId, useRef, useState } from 'react'
import type { ProcessStage } from '../../../domain/process-stage.ts'
import { currentStage } from '../../../domain/progress.ts'
import { readComingDate } from '../../../domain/text.ts'
import { QuietButton } from '../buttons.tsx'
import { useConfirm } from '../confirm.tsx'
import { DateField } from '../date-field.tsx'
import { RowFrame } from '../editing/row-frame.tsx'
import { useStandingForm } from '../editing/use-row-form.ts'
import { PagePreview } from '../preview/page-preview.tsx'
import { discardQuestion } from './row-dialog.tsx'
import { nowCurrent, type StageDefinition, stagePages } from './stage-definition.ts'
import { consequences, stagesWith } from './stage-words.ts'

/** How a day of a stage is read, and what is said of words in its place. */
export const stageDay = { read: readComingDate, words: 'That is not a date. Write it like this: 4 January 2027.' }

/** The chosen stage: what follows where it is made the current one, since when, and how the pages will look. */
export function StagePanel({
  definition: stageDefinition,
  stage,
  stages,
  today,
  onEdit,
  onDone,
}: {
  definition: StageDefinition
  stage: ProcessStage
  stages: readonly ProcessStage[]
  /** The day in London as YYYY-MM-DD. */
  today: string
  onEdit: () => void
  onDone: () => void
}) {
  const prefix = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const confirm = useConfirm()
  const stored = currentStage(stages)
  const [seen] = useState(stored.id)
  const isConsultation = stage.id === 'public-consultation'
  const labels = isConsultation ? stageDefinition.labels : () => sinceLabels
  const definition = { ...stageDefinition, ...(labels && { labels }) }
  const proposed = (row: ProcessStage) => firstDates(row, today)
  const form = useStandingForm(definition, stage, { proposed, onDone })
  const [asIf, setAsIf] = useState(today)
  useEffect(() => heading.current?.focus(), [])

  const { values, phase } = form
  const [starts_on, ends_on] = [dayOf(values.starts_on), dayOf(values.ends_on)]
  // What lies ahead comes by itself: until then the stage stays what it is.
  const isMove = stage.id !== stored.id && !(isConsultation && starts_on > today)
  const edit = { id: stage.id, isMove, starts_on, ends_on }
  const rows = stagesWith(stages, edit).map(({ id, status }) => ({
    table: 'process_stages' as const,
    row: { ...(id === stage.id && definition.fieldsOf(values)), id, status },
  }))
  const { error } = form.refusal
  const isReported = error instanceof Error && error.message.includes(nowCurrent(stored))
  const isMoved = stored.id !== seen && !isReported
  const cancel = async () => {
    if (form.isUnsaved && !(await confirm.ask(discardQuestion))) return
    form.reset()
    onDone()
  }

  // The second press of a double click meets the button that has slid there.
  const isSaving = phase === 'saving'
  const actions = (
    <p className="line button-row row-actions">
      <button type="submit" className="button" aria-disabled={isSaving}>
        {isSaving ? 'Saving...' : isMove ? 'Make this the current stage' : 'Save the dates'}
      </button>
      <QuietButton onClick={() => isSaving || onEdit()} about={stage.title}>
        Edit by hand
      </QuietButton>
      <QuietButton onClick={() => isSaving || cancel()}>Cancel</QuietButton>
    </p>
  )

  const preview = (
    <div>
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
    </div>
  )

  return (
    <section aria-labelledby={`${prefix}-heading`} className="stage-panel">
      <h3 id={`${prefix}-heading`} ref={heading} tabIndex={-1}>
        {values.title}
      </h3>
      <p className="row-words">{values.description}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // What the button said is what is meant, whatever is read anew before the last answer.
          void form.save(isMove ? { status: 'current' } : {})
        }}
      >
        {isMoved && (
          <p role="alert" className="line tool-notice tool-notice-danger">
            {nowCurrent(stored)}
          </p>
        )}
        <RowFrame prefix={prefix} form={form} actions={actions} preview={preview}>
          <div className="stage-dates">
            {isConsultation ? (
              <>
                <DateField name="starts_on" {...stageDay} hint="Objections are taken from the start of this day" />
                <DateField name="ends_on" {...stageDay} hint="The last day to object; empty while it is not known" />
              </>
            ) : (
              <>
                <DateField
                  name="starts_on"
                  {...stageDay}
                  hint={`The day on which the stage began; ${isMove ? 'today where it is empty' : 'optional'}`}
                />
                <DateField name="ends_on" {...stageDay} hint="Optional; where it is known" />
              </>
            )}
          </div>
          <h4>What follows</h4>
          <ul aria-live="polite" className="stage-consequences">
            {consequences(stages, edit, today).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </RowFrame>
      </form>
      {confirm.dialog}
    </section>
  )
}

const sinceLabels = { starts_on: 'Since', ends_on: 'Last Day' }

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
