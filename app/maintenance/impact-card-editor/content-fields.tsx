import { TextField } from '../form-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import type { CardTabProps } from './card-values.ts'

export function ContentFields({ form }: CardTabProps) {
  return (
    <>
      <RichTextField
        {...form.field('more_content')}
        label="More Content"
        hint="Shown when public users click More"
        rows={12}
        steps={form}
      />
      <PageDescription form={form} />
    </>
  )
}

/** The one Page Description, which two tabs show. */
export function PageDescription({ form }: Pick<CardTabProps, 'form'>) {
  return <TextField {...form.field('page_description')} label="Page Description" rows={3} />
}
