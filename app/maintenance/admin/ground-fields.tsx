import { lastingLabels } from '../../../content/write-objection.ts'
import { lastingKinds } from '../../../domain/objection-ground.ts'
import type { RowForm } from '../editing/row-form.ts'
import { SelectField, TextField } from '../form-field.tsx'
import type { GroundValues } from './ground-kind.ts'

const lastingOptions = lastingKinds.map((value) => ({ value, label: lastingLabels[value] }))

/** The fields of a ground of objections (rule: grounds). */
export function GroundFields({ form: { field, edit, values } }: { form: RowForm<'objection_grounds', GroundValues> }) {
  return (
    <>
      <TextField {...field('name')} label="Name" hint="The heading of the point in a letter" isRequired />
      <SelectField
        name="lasting"
        label="How lasting it is"
        options={lastingOptions}
        value={values.lasting}
        onChange={(chosen) =>
          edit(undefined, ({ lasting }) => ({ lasting: lastingKinds.find((kind) => kind === chosen) ?? lasting }))
        }
      />
      <TextField {...field('why')} label="Why" hint="In one line" rows={2} isRequired />
      <TextField
        {...field('ask')}
        label="What makes it stronger"
        hint="Something seen, counted, dated or photographed"
        rows={2}
        isRequired
      />
      <TextField
        {...field('prompt')}
        label="Prompt"
        hint="Asks for place, time and consequence in ‘How does this affect you or your family?’"
        rows={2}
        isRequired
      />
      <TextField
        {...field('framings')}
        label="Wordings"
        hint="One in each paragraph, with an empty line between. A letter uses one of them, so each must be true by itself and name no figure or policy that is not in the ledger. With fewer than six, neighbours’ letters become alike."
        rows={16}
        isRequired
      />
      <TextField {...field('claims')} label="Claims" hint="Ids of claims that can be cited, one a line" rows={3} />
      <TextField {...field('documents')} label="Documents" hint="Ids of evidence documents, one a line" rows={3} />
      <TextField
        {...field('sequence')}
        label="Sequence"
        hint="Among those that are as lasting, the smallest first"
        type="number"
      />
    </>
  )
}
