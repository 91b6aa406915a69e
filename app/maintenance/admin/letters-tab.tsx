import { z } from 'zod'
import { lastingLabels } from '../../../content/write-objection.ts'
import { fewestWordings, lastingKinds, placeholdersIn } from '../../../domain/objection-ground.ts'
import { ClaimsField } from '../claims-field.tsx'
import { entity } from '../editing/entity-definition.ts'
import { typedRows } from '../editing/typed-rows.ts'
import { SelectField, TextField } from '../form-field.tsx'
import { FixedRow, FixedTab } from './fixed-tab.tsx'

const grounds = typedRows('objection_grounds')

/** A ground as its dialog holds it: lists as texts, a wording in each paragraph and an id on each line, so that wordings can be pasted and put in another order. */
type GroundValues = Omit<ReturnType<typeof grounds.valuesOf>, 'framings' | 'documents'> & {
  framings: string
  documents: string
}

const groundDefinition = entity<'objection_grounds', GroundValues>({
  table: grounds.table,
  noun: 'ground',
  schema: grounds.schema.extend({ framings: z.string(), documents: z.string() }),
  valuesOf: (row) => ({
    ...grounds.valuesOf(row),
    framings: row.framings.join('\n\n'),
    documents: row.documents.join('\n'),
  }),
  fieldsOf: (values) =>
    grounds.fieldsOf({
      ...values,
      framings: partsOf(values.framings, /\n\s*\n/),
      documents: partsOf(values.documents, /[\n,]/),
    }),
})

function partsOf(text: string, between: RegExp): string[] {
  const parts = text.split(between).map((part) => part.replace(/\s+/g, ' ').trim())
  return parts.filter((part) => part !== '')
}

const lastingOptions = lastingKinds.map((value) => ({ value, label: lastingLabels[value] }))
const list = new Intl.ListFormat('en-GB')

/** The grounds of objections, with the wordings from which letters are made. */
export function LettersTab() {
  return (
    <FixedTab
      table="objection_grounds"
      heading="Grounds of objections"
      noun="grounds"
      definition={groundDefinition}
      fields={({ values }) => <GroundFields values={values} />}
    >
      {(rows, open) => (
        <ul className="rows">
          {rows.map((row) => (
            <FixedRow
              key={row.id}
              title={row.name}
              facts={[lastingLabels[row.lasting], `${row.framings.length} wordings`]}
              onEdit={() => open(row)}
            />
          ))}
        </ul>
      )}
    </FixedTab>
  )
}

function GroundFields({ values }: { values: GroundValues }) {
  return (
    <>
      <TextField name="name" hint="The heading of the point in a letter" />
      <SelectField name="lasting" label="How lasting it is" options={lastingOptions} />
      <TextField name="why" hint="In one line" rows={2} />
      <TextField
        name="ask"
        label="What makes it stronger"
        hint="Something seen, counted, dated or photographed"
        rows={2}
      />
      <TextField
        name="prompt"
        hint="Asks for place, time and consequence in ‘How does this affect you or your family?’"
        rows={2}
      />
      <TextField
        name="framings"
        hint="One in each paragraph, with an empty line between. A letter uses one of them, so each must be true by itself and name no figure or policy that is not in the ledger. With fewer than six, neighbours’ letters become alike."
        rows={16}
        isRequired
      />
      <ClaimsField />
      <TextField name="documents" hint="Ids of evidence documents, one a line" rows={3} />
      <TextField name="sequence" hint="Among those that are as lasting, the smallest first" type="number" />
      <WordingWarnings values={values} />
    </>
  )
}

/** What spoils letters and is no reason to refuse a save: told beside the button. */
function WordingWarnings({ values }: { values: GroundValues }) {
  const { framings = [] } = groundDefinition.fieldsOf(values)
  const placeholders = placeholdersIn(framings).map((found) => `‘${found}’`)
  const isFew = framings.length < fewestWordings
  return (
    <div role="status">
      {placeholders.length > 0 && (
        <p className="tool-notice tool-notice-danger">
          Nothing fills in {list.format(placeholders)}: letters show what stands here, as it stands.
        </p>
      )}
      {isFew && (
        <p className="tool-notice tool-notice-danger">
          {framings.length === 1 ? 'There is one wording' : `There are ${framings.length} wordings`}. With fewer than
          six, neighbours’ letters become alike, and councils discount those.
        </p>
      )}
    </div>
  )
}
