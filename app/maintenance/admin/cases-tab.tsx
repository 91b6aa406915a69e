import { caseVerdict } from '../../../content/cases-page.ts'
import type { Case } from '../../../domain/case.ts'
import { ClaimsField } from '../claims-field.tsx'
import { entity } from '../editing/entity-definition.ts'
import { typedRows } from '../editing/typed-rows.ts'
import { DateField, SelectField, TextField } from '../form-field.tsx'
import { DialogTab } from './dialog-tab.tsx'

const caseDefinition = entity({
  ...typedRows('cases'),
  shownOn: ({ id }) => [{ path: '/cases', name: 'Cases elsewhere', at: `[id="case-${CSS.escape(id)}"]` }],
})

const outcomes: readonly { value: Case['outcome']; label: string }[] = [
  { value: 'refused', label: 'Won: refused' },
  { value: 'allowed', label: 'Lost: allowed, also on appeal or where a challenge in court failed' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'quashed', label: 'Quashed by a court' },
]

const deciders: readonly { value: Case['decided_by']; label: string }[] = [
  { value: 'council', label: 'The council' },
  { value: 'inspector', label: 'A planning inspector, on appeal' },
  { value: 'secretary-of-state', label: 'The Secretary of State' },
  { value: 'court', label: 'A court' },
  { value: 'applicant', label: 'The applicant, by withdrawing it' },
]

/** The cases and their dialog. */
export function CasesTab() {
  return (
    <DialogTab
      definition={caseDefinition}
      blank={{ outcome: 'refused', decided_by: 'council', sort_order: '1000' }}
      heading="Cases Elsewhere"
      noun="cases"
      question={({ name }) => ({ text: `Are you sure you want to delete the case of ${name}?` })}
      facts={(row) => (
        <>
          <p className="line row-facts">
            <span>{caseVerdict(row)}</span> <span>{row.authority}</span> <span>{row.decided}</span>
          </p>
          <p className="row-words">{row.decisive_reason || row.what_decided}</p>
        </>
      )}
      className="modal-document"
      fields={() => (
        <>
          <TextField name="name" hint="The quarry and where it is" />
          <TextField name="authority" hint="The council that was asked" />
          <DateField name="decided" hint="For example 5 May 2023; or words such as May 2023" />
          <SelectField
            name="outcome"
            hint="What became of it in the end: refused first and allowed on appeal is lost"
            options={outcomes}
          />
          <SelectField name="decided_by" options={deciders} />
          <TextField name="what_decided" hint="Fact, as the source has it" rows={5} />
          <TextField name="decisive_reason" hint="In a sentence. Where it is not known, say so" rows={2} />
          <TextField
            name="meaning"
            hint="What it means for a letter here, in one line: pages call it the campaign’s view"
            rows={2}
          />
          <TextField
            name="address"
            hint="Where it can be read, best of all at the council, the Planning Inspectorate or the court; starts with https:// or http://"
          />
          <TextField name="source" hint="Whose page that is, and its title. Say so where it is a press report" />
          <DateField
            name="checked_on"
            hint="The day on which somebody compared these words with the page; empty for never"
          />
          <TextField name="how_checked" hint="In a few words" rows={2} />
          <ClaimsField />
          <TextField name="sort_order" hint="Smaller numbers come first" />
        </>
      )}
    />
  )
}
