import { useQuery } from '@tanstack/react-query'
import type { Campaign } from '../../../domain/campaign.ts'
import { DateField } from '../date-field.tsx'
import { entity } from '../editing/entity-definition.ts'
import { StandingForm } from '../editing/standing-form.tsx'
import { typedRows } from '../editing/typed-rows.ts'
import { useStandingForm } from '../editing/use-row-form.ts'
import { TextField } from '../form-field.tsx'
import { rowsQuery } from '../rows-query.ts'

/** The number as it is typed, beside the other details of the campaign, which have a form of their own. */
const definition = entity({
  ...typedRows('campaign_details', ['id', 'council_count']),
  form: 'council-count',
  noun: 'number of objections',
})

/** What the council has published of how many objected, typed by a maintainer. */
export function CouncilCountPanel() {
  const [row] = useQuery(rowsQuery('campaign_details')).data ?? []
  return row && <CouncilCountForm row={row} />
}

function CouncilCountForm({ row }: { row: Campaign }) {
  const form = useStandingForm(definition, row)
  return (
    <section aria-labelledby="council-count-heading" className="stage-panel">
      <h3 id="council-count-heading">How many objected</h3>
      <p className="list-summary">
        The council’s own number, as it has published it. How to object and Process show it with its date and a link to
        where it stands; while all three are empty they show nothing.
      </p>
      <StandingForm prefix="council-count" form={form}>
        <TextField name="council_count.number" hint="As the council gives it, such as 312" />
        <DateField
          name="council_count.counted_on"
          hint="The day for which the council gives it; not after today"
          words="That is not a date. Write it like this: 4 January 2027."
        />
        <TextField name="council_count.link_url" hint="Starts with https://" />
      </StandingForm>
    </section>
  )
}
