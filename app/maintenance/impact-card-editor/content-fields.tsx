import { TextField } from '../form-field.tsx'
import type { CardTabProps } from './card-values.ts'
import { SanitisedPreview } from './sanitised-preview.tsx'

/** The longer text of the card (rule: html-preview). */
export function ContentFields({ values, edit }: CardTabProps) {
  return (
    <>
      <TextField
        name="more_content"
        label="More Content"
        hint="HTML, shown when public users click More"
        rows={12}
        value={values.more_content}
        onChange={(more_content) => edit('more_content', { more_content })}
      />
      <SanitisedPreview html={values.more_content} />
      <PageDescription values={values} edit={edit} />
    </>
  )
}

/** The one Page Description, which two tabs show. */
export function PageDescription({ values, edit }: Omit<CardTabProps, 'builtIn'>) {
  return (
    <TextField
      name="page_description"
      label="Page Description"
      rows={3}
      value={values.page_description}
      onChange={(page_description) => edit('page_description', { page_description })}
    />
  )
}
