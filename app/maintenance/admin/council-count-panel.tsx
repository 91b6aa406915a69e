import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { z } from 'zod'
import { type Campaign, campaignSchema } from '../../../domain/campaign.ts'
import { DateField } from '../date-field.tsx'
import { RowFrame } from '../editing/row-frame.tsx'
import { useStandingForm } from '../editing/use-row-form.ts'
import { TextField } from '../form-field.tsx'
import { rowsQuery } from '../rows-query.ts'
import { UndoButtons } from '../undo-buttons.tsx'
import { useUndoKeys } from '../use-undo-keys.ts'
import { fixedDefinition } from './dialog-definition.ts'
import { numberIn } from './typed-numbers.ts'

const countSchema = campaignSchema.shape.council_count

/** The number as it is typed, beside the other details of the campaign, which have a form of their own. */
const definition = fixedDefinition({
  table: 'campaign_details',
  form: 'council-count',
  noun: 'number of objections',
  schema: z.strictObject({
    id: campaignSchema.shape.id,
    council_count: z.strictObject({ ...countSchema.shape, number: z.string() }),
  }),
  valuesOf: ({ id, council_count: { number, ...rest } }) => ({
    id,
    council_count: { number: number === null ? '' : String(number), ...rest },
  }),
  fieldsOf: ({ council_count: { number, ...rest } }) => ({
    council_count: { number: number.trim() === '' ? null : numberIn(number.replaceAll(',', '')), ...rest },
  }),
})

/** What the council has published of how many objected, typed by a maintainer. */
export function CouncilCountPanel() {
  const [row] = useQuery(rowsQuery('campaign_details')).data ?? []
  return row && <CouncilCountForm row={row} />
}

function CouncilCountForm({ row }: { row: Campaign }) {
  const form = useStandingForm(definition, row)
  const root = useRef<HTMLFormElement>(null)
  useUndoKeys(root, form)
  const { values, edit, saving } = form
  const part = (name: keyof Campaign['council_count']) => ({
    name: `council_count.${name}`,
    value: values.council_count[name],
    onChange: (text: string) =>
      edit(`council_count.${name}`, (now) => ({ council_count: { ...now.council_count, [name]: text } })),
  })
  const actions = (
    <p className="line button-row row-actions">
      <button type="submit" className="button" aria-disabled={saving === 'saving'}>
        {saving === 'saving' ? 'Saving...' : 'Save Changes'}
      </button>
      <UndoButtons {...form} />
    </p>
  )
  return (
    <section aria-labelledby="council-count-heading" className="stage-panel">
      <h3 id="council-count-heading">How many objected</h3>
      <p className="list-summary">
        The council’s own number, as it has published it. How to object and Process show it with its date and a link to
        where it stands; while all three are empty they show nothing.
      </p>
      <form
        ref={root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      >
        <RowFrame prefix="council-count" form={form} actions={actions}>
          <TextField {...part('number')} hint="As the council gives it, such as 312" />
          <DateField
            {...part('counted_on')}
            hint="The day for which the council gives it; not after today"
            words="That is not a date. Write it like this: 4 January 2027."
          />
          <TextField {...part('link_url')} hint="Starts with https://" />
        </RowFrame>
      </form>
    </section>
  )
}
