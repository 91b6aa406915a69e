import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useRef, useState } from 'react'
import { statusNames } from '../../../content/process-page.ts'
import { stagesOn } from '../../../domain/progress.ts'
import type { StageId } from '../../../domain/stage-ids.ts'
import { useToday } from '../../layout/use-today.ts'
import { ProcessFlow, ProcessLegend } from '../../ui/process-flow.tsx'
import { ClaimsField } from '../claims-field.tsx'
import { DateField } from '../date-field.tsx'
import { SelectField, TextField } from '../form-field.tsx'
import { ListState } from '../list-state.tsx'
import { loadFailureText, rowsQuery } from '../rows-query.ts'
import { CouncilCountPanel } from './council-count-panel.tsx'
import { DraftNotices } from './draft-notices.tsx'
import { RowDialog } from './row-dialog.tsx'
import { byHandForm, useStageDefinitions } from './stage-definition.ts'
import { StagePanel, stageDay } from './stage-panel.tsx'
import { datesDecide, textsInDoubt } from './stage-words.ts'
import './progress.css'

/** The flow as visitors see it today, in which the current stage is chosen by pressing it. */
export function ProgressTab() {
  const query = useQuery(rowsQuery('process_stages'))
  const { data: stages } = query
  const today = useToday()
  const title = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<StageId>()
  const [edited, setEdited] = useState<StageId>()
  const definitions = useStageDefinitions(stages)
  const closeDialog = useCallback(() => setEdited(undefined), [])
  const done = useCallback(() => {
    setChosen(undefined)
    title.current?.focus()
  }, [])
  const stage = stages?.find(({ id }) => id === chosen)
  const opened = stages?.find(({ id }) => id === edited)
  const { data: texts = [] } = useQuery(rowsQuery('page_texts'))
  const notes = stages ? [datesDecide(stages, today), textsInDoubt(stages, texts, today)] : []

  return (
    <section aria-labelledby="process_stages-heading">
      <h2 id="process_stages-heading" ref={title} tabIndex={-1}>
        Progress
      </h2>
      <p className="list-summary">
        Where the application stands, as visitors see it today. Press a stage to make it the current one, or to give it
        dates.
      </p>
      <ListState
        query={query}
        focusAfter={title}
        loading="Loading stages..."
        failure={loadFailureText('process_stages')}
        empty={false}
      />
      {notes.map(
        (words) =>
          words !== undefined && (
            <p key={words} className="line tool-notice">
              {words}
            </p>
          ),
      )}
      {stages && (
        <>
          <DraftNotices
            key={chosen}
            table="process_stages"
            rows={stages}
            isOpen={opened !== undefined}
            inForm={chosen}
            onOpen={(row, form) => (form === byHandForm ? setEdited : setChosen)(row?.id)}
          />
          {/* Its styles come as a file: without a boundary here the whole screen would go while they load, and the focus with it. */}
          <Suspense fallback={<p>Loading the stages…</p>}>
            <ProcessFlow
              stages={stagesOn(stages, today)}
              selected={new Set(chosen === undefined ? [] : [chosen])}
              onToggle={(id) => setChosen(stages.find((each) => each.id === id && id !== chosen)?.id)}
            />
          </Suspense>
          <ProcessLegend />
        </>
      )}
      {stages && stage && (
        <StagePanel
          key={stage.id}
          definition={definitions.panel}
          stage={stage}
          stages={stages}
          today={today}
          onEdit={() => setEdited(stage.id)}
          onDone={done}
        />
      )}
      <CouncilCountPanel />
      {opened && (
        <RowDialog
          definition={definitions.byHand}
          start={{ row: opened }}
          onClose={closeDialog}
          fields={({ values }) => <StageFields isCurrent={values.status === 'current'} />}
        />
      )}
    </section>
  )
}

/** The fields of a stage that is edited by hand. Which one is the current is not among them: it is chosen in the flow. */
function StageFields({ isCurrent }: { isCurrent: boolean }) {
  return (
    <>
      <TextField name="title" />
      <TextField name="description" rows={5} />
      <ClaimsField />
      {isCurrent ? (
        <p className="hint">
          This is the current stage. It is completed when you make another stage the current one: close this, and press
          that one in the flow.
        </p>
      ) : (
        <SelectField
          name="status"
          options={(['completed', 'upcoming'] as const).map((value) => ({ value, label: statusNames[value] }))}
        />
      )}
      <DateField name="starts_on" {...stageDay} hint="Optional" />
      <DateField name="ends_on" {...stageDay} hint="Optional" />
    </>
  )
}
