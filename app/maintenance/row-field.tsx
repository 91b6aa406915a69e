import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { z } from 'zod'
import { keyColumns, rowTitle } from '../../domain/content.ts'
import { type FieldWords, schemaAt, withoutDefault } from '../../domain/field-words.ts'
import { rowSchemas } from '../../domain/row-schemas.ts'
import { QuietButton } from './buttons.tsx'
import { ClaimsField } from './claims-field.tsx'
import { capital } from './editing/entity-definition.ts'
import { isRequiredIn } from './editing/field-path.ts'
import { blankOf } from './editing/typed-rows.ts'
import { useField, useFormContext, useListField } from './form-context.tsx'
import { DateField, FieldNotes, SelectField, TextField, TimeField } from './form-field.tsx'
import { ownLabel, wordsIn } from './names.ts'
import { RichTextField } from './rich-text/rich-text-field.tsx'
import { rowsQuery } from './rows-query.ts'
import { SentenceSample } from './sentence-sample.tsx'
import { UploadField } from './uploads/upload-area.tsx'

type Own = Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint'>

/** A field of the row around, as the schema of the row has it, but for what is given here. */
export function RowField(own: Own) {
  const { table } = useFormContext()
  const { label } = useField(own.name, own.label)
  const words = wordsIn(table, own.name)
  return (
    <>
      {words.part && <h2 className="form-part">{words.part}</h2>}
      <Control {...own} hint={own.hint ?? words.hint} label={label} words={words} />
      {words.tellsOfPeople && <AboutPeople />}
    </>
  )
}

/** The schema of what stands at this path of the row around. */
function useSchema(path: string): z.ZodType | undefined {
  const { table } = useFormContext()
  const schema = table && schemaAt(rowSchemas[table], path)
  return schema && withoutDefault(schema)
}

function Control({ words, ...field }: Own & { label: string; words: FieldWords }) {
  const { rows, control, item, rowOf } = words
  const schema = useSchema(field.name)
  if (item) return <ListField {...field} item={item} />
  if (schema instanceof z.ZodObject) return <PartFields {...field} names={Object.keys(schema.shape)} />
  if (rowOf) return <RowChoice {...field} of={rowOf} />
  const options = words.options ?? (schema instanceof z.ZodEnum ? schema.enum : undefined)
  if (options) {
    const shown = Object.entries(options).map(([value, label]) => ({ value, label: String(label) }))
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
    case 'sentence':
      return (
        <>
          <TextField {...field} {...lines} />
          <SentenceSample name={field.name.replace(/\.text$/, '')} />
        </>
      )
    case undefined:
      return <TextField {...field} {...lines} />
  }
}

/** The fields of the row around, in the order of its schema: all that maintainers type, with the key of a row only where `hasKey`, or those that `isShown` lets through. */
export function RowFields({
  hasKey = false,
  isShown = () => true,
}: {
  hasKey?: boolean
  isShown?: (name: string) => boolean
}) {
  const { table } = useFormContext()
  if (!table) throw new Error('The fields of a row stand in no form')
  const key = keyColumns[table]
  const names = Object.keys(rowSchemas[table].shape).filter((name) =>
    name === key ? hasKey : !/_at$/.test(name) && isShown(name),
  )
  return names.map((name) => <RowField key={name} name={name} />)
}

/** The fields of a part of the row. */
function PartFields({ name, hint, names }: Own & { names: string[] }) {
  const { table } = useFormContext()
  return (
    <>
      {hint && <p className="hint">{hint}</p>}
      {names.map((each) => (
        <RowField key={each} name={`${name}.${each}`} label={ownLabel(table, `${name}.${each}`)} />
      ))}
    </>
  )
}

/** A list of the row: the fields of each of its items, and what adds and removes one. */
function ListField({ name, label, hint, item }: Own & { item: string }) {
  const { id, error } = useField(name)
  const list = useListField(name)
  const schema = useSchema(`${name}.0`)
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return (
    <fieldset id={id} tabIndex={-1} className="form-field">
      <legend className="form-legend">{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {list.items.map((_, index) => (
        <fieldset key={index} className="card form-field">
          <legend className="form-legend">
            {capital(item)} {index + 1}
          </legend>
          <PartFields name={`${name}.${index}`} names={names} />
          <p className="line button-row">
            <QuietButton id={list.removeId(index)} about={`${item} ${index + 1}`} onClick={() => list.remove(index)}>
              Remove
            </QuietButton>
          </p>
        </fieldset>
      ))}
      <p className="line button-row">
        <QuietButton id={list.addId} onClick={() => list.add(blankOf(schema), names[0])}>
          <Plus aria-hidden size={18} /> Add {capital(item)}
        </QuietButton>
      </p>
    </fieldset>
  )
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
