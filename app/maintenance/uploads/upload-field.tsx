import { type ComponentProps, useState } from 'react'
import { isOnThisSite, linkAddress } from '../../../domain/site-link.ts'
import type { UploadKind } from '../../../domain/upload.ts'
import { useField, useFieldValue } from '../form-context.tsx'
import { TextField } from '../form-field.tsx'
import { useSettled } from '../use-settled.ts'
import { UploadArea } from './upload-area.tsx'
import { formatPixels } from './uploads.ts'

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

/** The picture at a path, small, with its size; or that none can be shown. It waits until a path has been typed. */
function PicturePreview({ path }: { path: string }) {
  const [shown] = useSettled(path.trim(), 400)
  return shown === '' ? null : <Preview key={shown} path={shown} />
}

function Preview({ path }: { path: string }) {
  const [size, setSize] = useState<{ width: number; height: number }>()
  const [isBroken, setBroken] = useState(false)
  if (!isOnThisSite(path)) {
    return <p className="hint">Visitors see no picture from another site: upload it here instead.</p>
  }
  if (isBroken) return <p className="hint">No picture can be shown from this path.</p>
  return (
    <figure className="line upload-preview">
      <img
        src={linkAddress(path)}
        alt="As it is now"
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        onError={() => setBroken(true)}
      />
      {/* A drawing has no size of its own: the browser makes one up. */}
      <figcaption className="hint">{size && !path.endsWith('.svg') && formatPixels(size)}</figcaption>
    </figure>
  )
}
