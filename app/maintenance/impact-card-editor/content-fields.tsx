import { TextField } from '../form-field.tsx'
import type { CardTabProps } from './card-values.ts'
import { SanitisedPreview } from './sanitised-preview.tsx'

/** The longer text of the card (rule: html-preview). */
export function ContentFields({ form }: CardTabProps) {
  return (
    <>
      <TextField
        {...form.field('more_content')}
        label="More Content"
        hint="HTML, shown when public users click More"
        rows={12}
      />
      <SanitisedPreview html={form.values.more_content} />
      <PageDescription form={form} />
    </>
  )
}

/** The one Page Description, which two tabs show. */
export function PageDescription({ form }: Pick<CardTabProps, 'form'>) {
  return <TextField {...form.field('page_description')} label="Page Description" rows={3} />
}
