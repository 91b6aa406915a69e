import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { keyColumns, rowTitle } from '../../domain/content.ts'
import type { FieldWords } from '../../domain/field-words.ts'
import { rowSchemas } from '../../domain/row-schemas.ts'
import { ClaimsField } from './claims-field.tsx'
import { isRequiredIn } from './editing/field-path.ts'
import { useField, useFormContext } from './form-context.tsx'
import { DateField, SelectField, TextField, TimeField } from './form-field.tsx'
import { wordsIn } from './names.ts'
import { RichTextField } from './rich-text/rich-text-field.tsx'
import { rowsQuery } from './rows-query.ts'
import { UploadField } from './uploads/upload-area.tsx'

type Own = Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint' | 'isRequired' | 'inputMode' | 'reading'>

/** A field of the row around, as the schema of the row has it, but for what is given here. */
export function RowField({
  note,
  options,
  ...own
}: Own & {
  /** What stands before its hint. */
  note?: ReactNode
  /** What the values of a choice are called, where their schema does not say it. */
  options?: FieldWords['options'] | undefined
}) {
  const { table } = useFormContext()
  const { label } = useField(own.name, own.label)
  const words = { ...(options && { options }), ...wordsIn(table, own.name) }
  const hint = own.hint ?? words.hint
  const noted = note ? (
    <>
      {note}
      {hint}
    </>
  ) : (
    hint
  )
  return (
    <>
      <Control {...own} hint={noted} label={label} words={words} />
      {words.tellsOfPeople && <AboutPeople />}
    </>
  )
}

function Control({ words: { rows, control, options, rowOf }, ...field }: Own & { label: string; words: FieldWords }) {
  if (rowOf) return <RowChoice {...field} of={rowOf} />
  if (options) {
    const shown = Object.entries(options).map(([value, label]) => ({ value, label }))
    return <SelectField {...field} options={shown} />
  }
  const lines = rows === undefined ? {} : { rows }
  switch (control) {
    case 'claims':
      return <ClaimsField name={field.name} />
    case 'article':
      return <RichTextField {...field} {...lines} />
    case 'document':
      return <UploadField {...field} kind={control} placeholder="/documents/report.pdf" />
    case 'picture':
      return <UploadField {...field} kind={control} />
    case 'date':
      return <DateField {...field} />
    case 'time':
      return <TimeField {...field} />
    case undefined:
      return <TextField {...field} {...lines} />
  }
}

/** The fields of the row around, in the order of its schema: all that maintainers type, with the key of a row only where `hasKey`, or those that `isShown` lets through. */
export function RowFields({
  hasKey = false,
  isShown = () => true,
  options,
}: {
  hasKey?: boolean
  isShown?: (name: string) => boolean
  /** What the values of its choices are called, where their schemas do not say it. */
  options?: { readonly [name: string]: FieldWords['options'] } | undefined
}) {
  const { table } = useFormContext()
  if (!table) throw new Error('The fields of a row stand in no form')
  const key = keyColumns[table]
  const names = Object.keys(rowSchemas[table].shape).filter((name) =>
    name === key ? hasKey : !/_at$/.test(name) && isShown(name),
  )
  return names.map((name) => <RowField key={name} name={name} options={options?.[name]} />)
}

/** A choice of one row of another table, or of none. */
function RowChoice({ of: { table, none }, ...field }: Own & { of: NonNullable<FieldWords['rowOf']> }) {
  const { table: own } = useFormContext()
  const { data: rows = [] } = useQuery(rowsQuery(table))
  const named = rows.map((row) => ({ value: row.id, label: rowTitle(row, row.id) }))
  if (own && isRequiredIn(own, field.name)) return <SelectField {...field} other={none} options={named} />
  return <SelectField {...field} options={[{ value: '', label: none }, ...named]} />
}

/** What may be said of people, beside the fields of documents, letters and updates; docs/maintain.md says why. */
function AboutPeople() {
  return (
    <details>
      <summary>What may be said of people</summary>
      <ul className="hint">
        <li>Write about the scheme and its effects, and not about what sort of people are behind it.</li>
        <li>
          Say as a fact only what you can show in a document, and name the document. Say as a view what is a view, with
          what it rests on.
        </li>
        <li>
          Call nobody dishonest, corrupt, greedy or biased, in no words and by no hint. That holds for the applicant,
          the landowner, officers and councillors of every side.
        </li>
        <li>
          Quote people in full and in context, with the source and the day. Report votes as the minutes have them.
        </li>
        <li>Name no child, no private person who has not agreed, and nobody’s health, address or telephone number.</li>
        <li>
          If you are not sure, leave it out and ask. If something is wrong, correct it at once and say that you did.
        </li>
      </ul>
    </details>
  )
}
