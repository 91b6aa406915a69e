import type { Row } from '../../../domain/content.ts'
import type { RowForm } from '../editing/row-form.ts'
import { TextField } from '../form-field.tsx'

/** The fields of a key fact. */
export function KeyFactFields({
  form: { field },
}: {
  form: RowForm<'key_facts', Omit<Row<'key_facts'>, 'updated_at'>>
}) {
  return (
    <>
      <TextField {...field('title')} label="Title" isRequired />
      <TextField {...field('figure')} label="Figure" hint="In large letters, for example 1.8 million tonnes" />
      <TextField {...field('content')} label="Content" rows={5} isRequired />
      <TextField
        {...field('source')}
        label="Source"
        hint="Who says so: the application, national policy or the campaign"
        isRequired
      />
    </>
  )
}
