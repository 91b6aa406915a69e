import { Upload as UploadIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { ContentError } from '../../../domain/content-error.ts'
import { isOnThisSite, linkAddress } from '../../../domain/site-link.ts'
import {
  longestSide,
  type StoredUpload,
  tellingBytes,
  type UploadKind,
  uploadTypeOf,
  uploadTypes,
} from '../../../domain/upload.ts'
import { useField, useFieldValue } from '../form-context.tsx'
import { TextField } from '../form-field.tsx'
import { sendUpload } from '../maintenance-api.ts'
import { useSettled } from '../use-settled.ts'
import { useWrite } from '../use-write.ts'
import { formatBytes, formatPixels } from './uploads.ts'

const pictureHint = `JPEG, PNG, WebP, GIF or AVIF up to 15 MB; kept at most ${longestSide} pixels on its long side, without the place where it was taken`
const documentHint = 'PDF up to 25 MB; visitors download it under its file name'
const words = {
  picture: { action: 'Upload a picture', hint: `${pictureHint}.` },
  document: { action: 'Upload a PDF', hint: `${documentHint}.` },
  any: { action: 'Upload a file', hint: `A picture: ${pictureHint}. A document: ${documentHint}.` },
}
const unreachable = 'The file could not be sent: the site does not answer. Check that it is running, and try again.'

/** A place that takes a file, and tells what has come of it. */
export function UploadArea({
  kind,
  subject,
  onUploaded,
  next,
  children,
}: {
  /** What it takes; without one, all that can be uploaded. */
  kind?: UploadKind
  /** What the file is for, for those who hear the button by itself. */
  subject?: string
  onUploaded: (upload: StoredUpload) => void
  /** Where the file is now, or what is to be done with it. */
  next: string
  children?: ReactNode
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [rule, setRule] = useState<string>()
  // What is edited meanwhile must not be lost: the field as it is when the file has arrived gets its path.
  const latest = useRef(onUploaded)
  latest.current = onUploaded
  const { run, isRunning, input: sent, result, error, reset } = useWrite({ send: sendUpload })
  const { action, hint } = words[kind ?? 'any']
  const failure = error === null ? rule : error instanceof ContentError ? error.message : unreachable

  async function choose(file: File): Promise<void> {
    reset()
    const type = await file
      .slice(0, tellingBytes)
      .arrayBuffer()
      .then((first) => uploadTypeOf(new Uint8Array(first), file.size, kind))
      .catch(() => ({ rule: 'cannot be read: choose it again' }))
    setRule('rule' in type ? `The file ${type.rule}.` : undefined)
    if ('rule' in type) return
    const answer = await run(file)
    if (answer) latest.current(answer.result.upload)
  }

  return (
    <div className="upload-area">
      {children}
      <p className="line button-row">
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isRunning}
          aria-describedby={`${id}-hint${failure === undefined ? '' : ` ${id}-error`}`}
          onClick={() => isRunning || input.current?.click()}
        >
          <UploadIcon aria-hidden size={18} /> {action}
          {subject !== undefined && <span className="sr-only"> for {subject}</span>}
        </button>
      </p>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={action}
        accept={uploadTypes
          .filter((type) => kind === undefined || type.kind === kind)
          .map(({ accept }) => accept)
          .join()}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) choose(file)
          // The same file can be chosen again, after it has been mended.
          target.value = ''
        }}
      />
      <div role="status">
        {isRunning && <p>Uploading {sent?.name}…</p>}
        {result && (
          <p>
            {result.isNew ? 'Uploaded' : 'Already there, so it is kept once'}: {sizeOf(result.upload)}. {next}
          </p>
        )}
      </div>
      {failure !== undefined && (
        <p id={`${id}-error`} role="alert" className="field-problem">
          {failure}
        </p>
      )}
    </div>
  )
}

function sizeOf({ width, height, bytes }: StoredUpload): string {
  const pixels = width !== undefined && height !== undefined ? `${formatPixels({ width, height })}, ` : ''
  return pixels + formatBytes(bytes)
}

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
    <figure className="row">
      <span className="upload-thumbnail">
        <img
          src={linkAddress(path)}
          alt="As it is now"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          onError={() => setBroken(true)}
        />
      </span>
      {/* A drawing has no size of its own: the browser makes one up. */}
      <figcaption className="hint">{size && !path.endsWith('.svg') && formatPixels(size)}</figcaption>
    </figure>
  )
}
