import { useId, useMemo, useRef, useState } from 'react'
import type { UpdateMail } from '../../../domain/update-sending.ts'
import { isBlank } from '../../../domain/visible-text.ts'
import { QuietButton } from '../buttons.tsx'
import { PreviewFrames } from '../preview/preview-frames.tsx'
import { useRedrawn } from '../preview/use-redrawn.ts'
import { useShown } from '../preview/use-shown.ts'
import { lookAt } from './mail-looks.ts'
import { previewUpdate } from './updates-api.ts'
import '../preview/preview.css'
import './updates-tab.css'

const widths = [
  { name: 'Phone', pixels: 360 },
  { name: 'Wide', pixels: 760 },
] as const

/** An update as it arrives at a subscriber, with what is typed and not saved. */
export function MailPreview({ subject, body }: { subject: string; body: string }) {
  const id = useId()
  const { isShown, toggle } = useShown()
  const [width, setWidth] = useState<number>(widths[0].pixels)
  const [isDark, setDark] = useState(false)
  const [hasPictures, setPictures] = useState(true)
  const [isPlain, setPlain] = useState(false)
  const typed = { subject, body }
  const { drawn, isUpdating, failure } = useRedrawn({ name: ['update'], typed, draw: drawWritten, isShown })
  const latest = useRef(drawn)
  if (drawn !== undefined) latest.current = drawn
  const mail = latest.current
  const html = mail?.html
  const drawing = useMemo(
    () => (html === undefined ? undefined : { id: crypto.randomUUID(), ...lookAt(html, { isDark, hasPictures }) }),
    [html, isDark, hasPictures],
  )
  const switches = [
    { name: 'Dark', isOn: isDark, turn: setDark },
    { name: 'Pictures off', isOn: !hasPictures, turn: (isOff: boolean) => setPictures(!isOff) },
  ]
  return (
    <section aria-labelledby={`${id}-heading`} className="preview" data-shown={isShown}>
      <h3 id={`${id}-heading`}>As it arrives</h3>
      <div className="line preview-bar">
        <QuietButton about="of the e-mail" onClick={toggle}>
          {isShown ? 'Hide preview' : 'Show preview'}
        </QuietButton>
        {isShown && (
          <>
            <QuietButton aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
              Plain text
            </QuietButton>
            {!isPlain && (
              <>
                {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to the form */}
                <span role="group" aria-label="Width of the e-mail" className="line">
                  {widths.map(({ name, pixels }) => (
                    <QuietButton key={name} aria-pressed={width === pixels} onClick={() => setWidth(pixels)}>
                      {name}
                    </QuietButton>
                  ))}
                </span>
                {switches.map(({ name, isOn, turn }) => (
                  <QuietButton key={name} aria-pressed={isOn} onClick={() => turn(!isOn)}>
                    {name}
                  </QuietButton>
                ))}
              </>
            )}
            {isUpdating && <span className="hint">Updating …</span>}
          </>
        )}
      </div>
      {isShown && (
        <>
          <p aria-live="polite" className="preview-failure">
            {failure}
          </p>
          {mail === null && <p className="hint">It is shown here once there is a subject and a text.</p>}
          {mail && (
            <dl className="mail-head">
              <div>
                <dt>From</dt>
                <dd>{mail.from}</dd>
              </div>
              <div>
                <dt>Subject</dt>
                <dd>{mail.subject}</dd>
              </div>
            </dl>
          )}
          {mail && isPlain && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
            <section className="mail-text" tabIndex={0} aria-label="The e-mail as plain text">
              {mail.text}
            </section>
          )}
          {drawing && !isPlain && (
            <PreviewFrames
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
