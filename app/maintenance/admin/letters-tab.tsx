import { z } from 'zod'
import { lastingLabels } from '../../../content/write-objection.ts'
import {
  fewestWordings,
  lastingKinds,
  type ObjectionGround,
  objectionGroundSchema,
  placeholdersIn,
} from '../../../domain/objection-ground.ts'
import { ClaimsField } from '../claims-field.tsx'
import type { RowForm } from '../editing/row-form.ts'
import { SelectField, TextField } from '../form-field.tsx'
import { fixedDefinition } from './dialog-definition.ts'
import { FixedRow, FixedTab } from './fixed-tab.tsx'
import { numberIn } from './typed-numbers.ts'

/** A ground as its dialog holds it: lists as texts, so that wordings can be pasted and put in another order. */
const groundValuesSchema = objectionGroundSchema.omit({ updated_at: true }).extend({
  /** A wording in each paragraph. */
  framings: z.string(),
  /** An id on each line. */
  documents: z.string(),
  sequence: z.string(),
})
type GroundValues = z.infer<typeof groundValuesSchema>

const groundDefinition = fixedDefinition({
  table: 'objection_grounds',
  noun: 'ground',
  schema: groundValuesSchema,
  valuesOf: ({ updated_at: _seen, ...ground }: ObjectionGround): GroundValues => ({
    ...ground,
    framings: ground.framings.join('\n\n'),
    documents: ground.documents.join('\n'),
    sequence: String(ground.sequence),
  }),
  fieldsOf: (fields) => ({
    ...fields,
    framings: partsOf(fields.framings, /\n\s*\n/),
    documents: partsOf(fields.documents, /[\n,]/),
    sequence: numberIn(fields.sequence),
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
      fields={(form) => <GroundFields form={form} />}
      warning={({ values }) => <WordingWarnings values={values} />}
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

function GroundFields({ form: { field, edit, values } }: { form: RowForm<'objection_grounds', GroundValues> }) {
  return (
    <>
      <TextField {...field('name')} hint="The heading of the point in a letter" isRequired />
      <SelectField
        name="lasting"
        label="How lasting it is"
        options={lastingOptions}
        value={values.lasting}
        onChange={(chosen) =>
          edit(undefined, ({ lasting }) => ({ lasting: lastingKinds.find((kind) => kind === chosen) ?? lasting }))
        }
      />
      <TextField {...field('why')} hint="In one line" rows={2} isRequired />
      <TextField
        {...field('ask')}
        label="What makes it stronger"
        hint="Something seen, counted, dated or photographed"
        rows={2}
        isRequired
      />
      <TextField
        {...field('prompt')}
        hint="Asks for place, time and consequence in ‘How does this affect you or your family?’"
        rows={2}
        isRequired
      />
      <TextField
        {...field('framings')}
        hint="One in each paragraph, with an empty line between. A letter uses one of them, so each must be true by itself and name no figure or policy that is not in the ledger. With fewer than six, neighbours’ letters become alike."
        rows={16}
        isRequired
      />
      <ClaimsField value={values.claims} onChange={(claims) => edit(undefined, () => ({ claims }))} />
      <TextField {...field('documents')} hint="Ids of evidence documents, one a line" rows={3} />
      <TextField {...field('sequence')} hint="Among those that are as lasting, the smallest first" type="number" />
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
