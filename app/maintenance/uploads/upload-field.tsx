import type { ComponentProps } from 'react'
import type { UploadKind } from '../../../domain/upload.ts'
import { TextField } from '../form-field.tsx'
import { SiteAddressNote } from '../site-address-note.tsx'
import { PicturePreview } from './picture-preview.tsx'
import { UploadArea } from './upload-area.tsx'

/** The path of a picture or a document: typed by hand as any text, or that of a file which is uploaded here. */
export function UploadField({
  kind,
  onUploaded,
  ...field
}: ComponentProps<typeof TextField> & { label: string; kind: UploadKind; onUploaded: (path: string) => void }) {
  return (
    <UploadArea
      kind={kind}
      subject={field.label}
      onUploaded={({ path }) => onUploaded(path)}
      next={() => 'Its path is in the field; save to use it.'}
    >
      <TextField {...field} />
      {kind === 'picture' ? <PicturePreview path={field.value} /> : <SiteAddressNote address={field.value} />}
    </UploadArea>
  )
}
