import { Upload as UploadIcon } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { longestSide, type UploadKind, uploadTypes } from '../../../domain/upload.ts'
import { VanishingButton } from '../buttons.tsx'
import { formatBytes, formatPixels } from './file-size.ts'
import type { SentUpload } from './send-upload.ts'
import { useFileDrop } from './use-file-drop.ts'
import { type UploadState, useUpload } from './use-upload.ts'
import './uploads.css'

const pictureHint = `JPEG, PNG, WebP or AVIF up to 15 MB; kept at most ${longestSide} pixels on its long side, without the place where it was taken`
const documentHint = 'PDF up to 25 MB; visitors download it under its file name'
const words = {
  picture: { action: 'Upload a picture', hint: `Or drag one here. ${pictureHint}.` },
  document: { action: 'Upload a PDF', hint: `Or drag one here. ${documentHint}.` },
  any: { action: 'Upload a file', hint: `Or drag one here. A picture: ${pictureHint}. A document: ${documentHint}.` },
}

/** A place that takes a file, chosen or dragged, and shows how it fares. What stands in it takes drops too. */
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
  onUploaded: (upload: SentUpload) => void
  /** Where the file is now, or what is to be done with it. */
  next: (upload: SentUpload) => ReactNode
  children?: ReactNode
}) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { state, notice, choose, remind, cancel, retry } = useUpload(kind, onUploaded)
  const isOver = useFileDrop(area, choose)
  const { action, hint } = words[kind ?? 'any']
  const isSending = state.step === 'sending'
  const error = state.step === 'failed' ? state.message : notice

  return (
    <div ref={area} className="upload-area" data-over={isOver}>
      {children}
      <p className="line upload-line">
        <button
          ref={button}
          type="button"
          className="button button-quiet"
          aria-disabled={isSending}
          aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
          onClick={() => (isSending ? remind() : input.current?.click())}
        >
          <UploadIcon aria-hidden size={18} /> {action}
          {subject !== undefined && <span className="sr-only"> for {subject}</span>}
        </button>
        {isSending && (
          <VanishingButton focusAfter={button} onClick={cancel}>
            Cancel<span className="sr-only"> the upload</span>
          </VanishingButton>
        )}
        {state.step === 'failed' && state.file && (
          <VanishingButton focusAfter={button} onClick={retry}>
            Try again
          </VanishingButton>
        )}
      </p>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={uploadTypes
          .filter((type) => kind === undefined || type.kind === kind)
          .flatMap(({ contentType, endings }) => [contentType, ...endings])
          .join()}
        onChange={(event) => {
          choose(Array.from(event.target.files ?? []))
          // The same file can be chosen again, after it has been mended.
          event.target.value = ''
        }}
      />
      {isSending && <Progress {...state} />}
      <div role="status">
        <Outcome state={state} next={next} />
      </div>
      {error !== undefined && (
        <p key={error} id={`${id}-error`} role="alert" className="form-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** How much has left. It is not announced: a number for each step would talk over everything. */
function Progress({ name, part, isSlow }: Extract<UploadState, { step: 'sending' }>) {
  const percent = Math.floor(part * 100)
  return (
    <>
      <p className="line upload-progress">
        <progress value={percent} max={100} aria-label={`Uploading ${name}`} />
        {part < 1 ? `Uploading… ${percent}%` : 'Preparing the file…'}
      </p>
      {isSlow && <p className="hint">Nothing has moved for a while. You can wait, or cancel and try again.</p>}
    </>
  )
}

/** What is heard: that an upload has begun, and what has come of it. */
function Outcome({ state, next }: { state: UploadState; next: (upload: SentUpload) => ReactNode }) {
  if (state.step === 'sending') return <p className="sr-only">Uploading {state.name}.</p>
  if (state.step === 'cancelled') return <p>Upload cancelled.</p>
  if (state.step !== 'done') return null
  const { width, height, bytes, isNew } = state.upload
  const size = width !== undefined && height !== undefined ? `${formatPixels({ width, height })}, ` : ''
  return (
    <p>
      {isNew ? 'Uploaded' : 'Already there, so it is kept once'}: {size}
      {formatBytes(bytes)}. {next(state.upload)}
    </p>
  )
}
