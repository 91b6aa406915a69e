import { useId, useMemo } from 'react'
import type { UpdateMail } from '../../../domain/update-sending.ts'
import { isBlank } from '../../../domain/visible-text.ts'
import { QuietButton } from '../buttons.tsx'
import { PreviewFrame } from '../preview/preview-frame.tsx'
import { useRedrawn, useShown } from '../preview/use-redrawn.ts'
import { previewUpdate } from './updates-api.ts'

/** As wide as a phone, in pixels. */
const width = 360

/** An update as it arrives at a subscriber, with what is typed and not saved. */
export function MailPreview({ subject, body }: { subject: string; body: string }) {
  const id = useId()
  const { isShown, toggle } = useShown()
  const typed = { subject, body }
  const { drawn: mail, isUpdating, failure } = useRedrawn({ name: ['update'], typed, draw: drawWritten, isShown })
  const html = mail?.html
  const drawing = useMemo(() => (html === undefined ? undefined : forFrame(html)), [html])
  return (
    <section aria-labelledby={`${id}-heading`} className="preview" data-shown={isShown}>
      <h3 id={`${id}-heading`}>As it arrives</h3>
      <div className="row gap-8 preview-bar">
        <QuietButton about="of the e-mail" onClick={toggle}>
          {isShown ? 'Hide preview' : 'Show preview'}
        </QuietButton>
        {isUpdating && isShown && <span className="hint">Updating …</span>}
      </div>
      {isShown && (
        <>
          <div aria-live="polite">{failure && <p className="notice notice-error">{failure}</p>}</div>
          {mail === null && <p className="hint">It is shown here once there is a subject and a text.</p>}
          {mail && (
            <p className="list-summary">
              From {mail.from}
              <br />
              <strong>{mail.subject}</strong>
            </p>
          )}
          {drawing && (
            <PreviewFrame
              title="The e-mail as a subscriber sees it, with what you have typed"
              drawing={drawing}
              width={width}
            />
          )}
        </>
      )}
    </section>
  )
}

/** Null as long as there is nothing to send. */
async function drawWritten(update: { subject: string; body: string }, signal: AbortSignal): Promise<UpdateMail | null> {
  const isWritten = !isBlank(update.subject) && !isBlank(update.body.replace(/<[^<>]*>/g, ''))
  return isWritten ? previewUpdate(update, signal) : null
}

const sheetElement = /<style>([^<]*)<\/style>/

/**
 * The HTML of an e-mail as a frame of our pages can show it: their policy lets no style element in, so its sheet stands
 * apart; its pictures come from here; and a link asks for a window, which the frame refuses.
 */
function forFrame(html: string): { html: string; sheet: string } {
  return {
    sheet: sheetElement.exec(html)?.[1] ?? '',
    html: html
      .replace(sheetElement, '')
      .replace('<head>', '<head><base target="_blank">')
      .replaceAll(/<img src="https?:\/\/[^/"]+/g, '<img src="'),
  }
}
