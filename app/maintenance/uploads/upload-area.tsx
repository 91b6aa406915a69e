import { Upload as UploadIcon } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { ContentError } from '../../../domain/content-error.ts'
import {
  longestSide,
  refusedBeforeSending,
  type StoredUpload,
  type UploadKind,
  uploadTypes,
} from '../../../domain/upload.ts'
import { sendUpload } from '../maintenance-api.ts'
import { useWrite } from '../use-write.ts'
import { formatBytes, formatPixels } from './uploads.ts'
import './uploads.css'

const pictureHint = `JPEG, PNG, WebP or AVIF up to 15 MB; kept at most ${longestSide} pixels on its long side, without the place where it was taken`
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
    const refused = refusedBeforeSending(file, kind)
    setRule(refused && `The file ${refused}.`)
    if (refused !== undefined) return
    const answer = await run(file)
    if (answer) latest.current(answer.result.upload)
  }

  return (
    <div className="upload-area">
      {children}
      <p className="line upload-line">
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
          .flatMap(({ contentType, endings }) => [contentType, ...endings])
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
        <p id={`${id}-error`} role="alert" className="form-error">
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
