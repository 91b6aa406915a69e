import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { statusNames } from '../../../content/process-page.ts'
import type { Campaign } from '../../../domain/campaign.ts'
import type { Row } from '../../../domain/content.ts'
import { opensLater } from '../../../domain/process-stage.ts'
import { currentStage, stagesOn } from '../../../domain/progress.ts'
import { useToday } from '../../layout/use-today.ts'
import { ProcessFlow, ProcessLegend } from '../../ui/process-flow.tsx'
import { QuietButton } from '../buttons.tsx'
import { DraftNotices } from '../draft-offer.tsx'
import { entity } from '../editing/entity-definition.ts'
import type { RowForm } from '../editing/row-form.ts'
import { StandingForm } from '../editing/standing-form.tsx'
import { type TypedRow, typedRows } from '../editing/typed-rows.ts'
import { useStandingForm } from '../editing/use-row-form.ts'
import { SelectField } from '../form-field.tsx'
import { ListState } from '../list-state.tsx'
import { RowField } from '../row-field.tsx'
import { loadFailureText, rowsQuery } from '../rows-query.ts'
import { ByItself } from '../updates/coming-mails.tsx'
import { RowDialog, useAskedRow } from './row-dialog.tsx'
import { useStageQuestion } from './stage-question.tsx'

const table = 'process_stages'

const stageDefinition = entity({
  ...typedRows(table),
  labels: ({ id }) => (id === 'public-consultation' ? { starts_on: 'Opens on', ends_on: 'Closes on' } : {}),
  shownOn: () => [
    { path: '/process', name: 'Process' },
    { path: '/how-to-object', name: 'How to object' },
    { path: '/', name: 'Home' },
  ],
})

/** The flow as visitors see it today, whose stages open in a dialog, and the council's number of objections. */
export function ProgressTab() {
  const today = useToday()
  const { stored } = stageDefinition.words
  const { agree, dialog } = useStageQuestion()
  const definition: typeof stageDefinition = {
    ...stageDefinition,
    agree,
    words: {
      ...stageDefinition.words,
      stored: (wasNew, row) => ({
        ...stored(wasNew, row),
        ...(row?.status === 'current' && { description: `${row.title} is the current stage` }),
      }),
    },
  }
  const query = useQuery(rowsQuery(table))
  const [opened, setOpened] = useState<{ row: Row<typeof table> }>()
  const close = useCallback(() => setOpened(undefined), [])
  useAskedRow(table, (row) => row && setOpened({ row }))
  const stages = query.data
  const current = stages && { stored: currentStage(stages), shown: currentStage(stagesOn(stages, today)) }
  return (
    <>
      {!opened && <DraftNotices tables={[table]} />}
      <ListState
        query={query}
        loading="Loading stages..."
        failure={loadFailureText(table)}
        empty={stages?.length === 0 && 'The database has no stages.'}
      />
      {stages && current && (
        <>
          <p className="list-summary">
            Where the application stands, as visitors see it today. Press a stage to make it the current one, or to give
            it dates.
          </p>
          {current.stored.id !== current.shown.id && (
            <p className="row notice notice-open">
              By the dates of the consultation visitors see {current.shown.title} as the current stage. Stored as
              current: {current.stored.title}.
            </p>
          )}
          {/* Its styles come as a file: without a boundary here the whole screen would go while they load, and the focus with it. */}
          <Suspense fallback={<p>Loading the stages…</p>}>
            <ProcessFlow
              stages={stagesOn(stages, today)}
              selected={new Set()}
              onToggle={(id) => {
                const row = stages.find((stage) => stage.id === id)
                if (row) setOpened({ row })
              }}
            />
          </Suspense>
          <ProcessLegend />
          <ByItself stages={stages} today={today} />
        </>
      )}
      {opened && (
        <RowDialog
          definition={definition}
          start={opened}
          onClose={close}
          fields={(form) => <StageFields form={form} />}
        />
      )}
      <CouncilCount />
      {dialog}
    </>
  )
}

function StageFields({ form }: { form: RowForm<typeof table, TypedRow<typeof table>> }) {
  const { base, values, save, refusal } = form
  const opensToday = refusal.errors.every(({ rule }) => rule !== opensLater)
  return (
    <>
      {base.status === 'current' ? (
        <p className="hint">
          This is the current stage. It is completed when you make another stage the current one: close this, and press
          that one in the flow.
        </p>
      ) : (
        <>
          <p className="line button-row">
            <button type="button" className="button" onClick={() => void save({ status: 'current' })}>
              Make this the current stage
            </button>
            {!opensToday && <QuietButton onClick={() => void save()}>Save the dates</QuietButton>}
          </p>
          <SelectField
            name="status"
            options={(['completed', 'upcoming'] as const).map((value) => ({ value, label: statusNames[value] }))}
          />
        </>
      )}
      {values.id === 'public-consultation' ? (
        <>
          <RowField name="starts_on" hint="Objections are taken from the start of this day" />
          <RowField name="ends_on" hint="The last day to object; empty while it is not known" />
        </>
      ) : (
        <>
          <RowField name="starts_on" />
          <RowField name="ends_on" />
        </>
      )}
      <RowField name="title" />
      <RowField name="description" />
      <RowField name="claims" />
    </>
  )
}

/** The number as it is typed, beside the other details of the campaign, which have a form of their own. */
const countDefinition = entity({
  ...typedRows('campaign_details', ['id', 'council_count']),
  noun: 'number of objections',
})

/** What the council has published of how many objected, typed by a maintainer. */
function CouncilCount() {
  const [row] = useQuery(rowsQuery('campaign_details')).data ?? []
  return row && <CouncilCountForm row={row} />
}

function CouncilCountForm({ row }: { row: Campaign }) {
  const form = useStandingForm(countDefinition, row)
  return (
    <section aria-labelledby="council-count-heading" className="form-part">
      <h2 id="council-count-heading">How many objected</h2>
      <p className="list-summary">
        The council’s own number, as it has published it. How to object and Process show it with its date and a link to
        where it stands; while all three are empty they show nothing.
      </p>
      <StandingForm prefix="council-count" form={form}>
        <RowField name="council_count.number" />
        <RowField name="council_count.counted_on" />
        <RowField name="council_count.link_url" />
      </StandingForm>
    </section>
  )
}
