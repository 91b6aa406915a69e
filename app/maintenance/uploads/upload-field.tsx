import type { ComponentProps } from 'react'
import type { UploadKind } from '../../../domain/upload.ts'
import { useFieldValue } from '../bound-form.ts'
import { useField } from '../form-context.tsx'
import { TextField } from '../form-field.tsx'
import { PicturePreview } from './picture-preview.tsx'
import { UploadArea } from './upload-area.tsx'

/** The path of a picture or a document: typed by hand as any text, or that of a file which is uploaded here. */
export function UploadField({ kind, ...field }: ComponentProps<typeof TextField> & { kind: UploadKind }) {
  const { label } = useField(field.name)
  const { value, onChange } = useFieldValue<string>(field.name, {})
  return (
    <UploadArea
      kind={kind}
      subject={label}
      onUploaded={({ path }) => onChange(path)}
      next="Its path is in the field; save to use it."
    >
      <TextField {...field} />
      {kind === 'picture' && <PicturePreview path={value} />}
    </UploadArea>
  )
}
