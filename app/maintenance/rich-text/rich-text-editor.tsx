import type { Editor } from '@tiptap/core'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useField } from '../form-errors.tsx'
import { QuietButton } from '../quiet-button.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { converted, lossIn } from './loss.ts'
import { PictureDialog } from './picture-dialog.tsx'
import type { RichTextProps } from './rich-text-field.tsx'
import { SanitisedPreview } from './sanitised-preview.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import { useArticleEditor } from './use-article-editor.ts'
import './rich-text.css'

/**
 * The text as it will look, or as HTML for those who want it. HTML of which the editor would lose something opens as HTML,
 * with the reason (rule: rich-text-loss).
 */
export function RichTextEditor(props: RichTextProps) {
  const { name, label, hint, value, onChange, steps, rows = 10 } = props
  const { id, error } = useField(name, label)
  const own = useRef(value)
  const [loss, setLoss] = useState(() => lossIn(value))
  const [isHtml, setHtml] = useState(loss !== undefined)
  const change = (html: string) => {
    own.current = html
    onChange(html)
  }

  // What comes from elsewhere, such as a step back, may be more than the editor can show.
  useLayoutEffect(() => {
    if (value === own.current) return
    own.current = value
    const lost = lossIn(value)
    setLoss(lost)
    if (lost !== undefined) setHtml(true)
  }, [value])

  const toggle = () => {
    const lost = isHtml ? lossIn(value) : undefined
    setLoss(lost)
    setHtml(!isHtml || lost !== undefined)
  }
  const convert = () => {
    change(converted(value))
    setLoss(undefined)
    setHtml(false)
  }
  const described = [hint && `${id}-hint`, error && `${id}-error`, loss && `${id}-loss`].filter(Boolean).join(' ')
  const control = {
    id,
    'aria-labelledby': `${id}-label`,
    ...(described !== '' && { 'aria-describedby': described }),
    ...(error !== undefined && { 'aria-invalid': 'true' as const }),
    lang: 'en-GB',
    spellcheck: 'true',
  }

  return (
    <div className="form-field" data-invalid={error !== undefined}>
      <p id={`${id}-label`} className="form-legend">
        {label}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="form-error">
          {error}
        </p>
      )}
      {isHtml && loss !== undefined && (
        <div className="line tool-notice">
          <p id={`${id}-loss`}>
            This text has {loss}, which the editor cannot show. It stands here as HTML, so that nothing of it is lost.
          </p>
          <QuietButton about={`: ${label}`} onClick={convert}>
            Convert it anyway
          </QuietButton>
        </div>
      )}
      {isHtml ? (
        <>
          <TextToolbar id={id} label={label} steps={steps} onHtml={toggle} />
          <textarea
            {...control}
            spellCheck={false}
            name={name}
            rows={rows}
            value={value}
            className="input rich-text-html"
            onChange={({ target }) => change(target.value)}
          />
          {value !== '' && <SanitisedPreview html={value} />}
        </>
      ) : (
        <Article
          id={id}
          label={label}
          value={value}
          steps={steps}
          control={control}
          onChange={change}
          onHtml={toggle}
        />
      )}
    </div>
  )
}

/** The toolbar, the text and what its buttons ask. */
function Article({
  id,
  label,
  value,
  steps,
  control,
  onChange,
  onHtml,
}: Pick<RichTextProps, 'label' | 'value' | 'steps' | 'onChange'> & {
  id: string
  control: Record<string, string>
  onHtml: () => void
}) {
  const [asked, setAsked] = useState<'link' | 'picture'>()
  const [notes, setNotes] = useState<string[]>([])
  const noteId = useId()
  const { place, editor } = useArticleEditor({
    value,
    onChange,
    attributes: { ...control, class: 'prose rich-text-article', 'aria-multiline': 'true' },
    onPasted: setNotes,
    onLink: () => setAsked('link'),
    steps,
  })
  const Dialog = asked === 'link' ? LinkDialog : PictureDialog
  const close = (then?: (editor: Editor) => void) => {
    setAsked(undefined)
    // The dialog gives the focus back to what opened it; those who go on writing need it in the text.
    requestAnimationFrame(() => editor && !editor.isDestroyed && (then ?? focusText)(editor))
  }
  return (
    <>
      <TextToolbar id={id} label={label} steps={steps} onHtml={onHtml} editor={editor} onAsk={setAsked} />
      <div ref={place} className="rich-text-place" />
      <div role="status" id={noteId}>
        {notes.map((note) => (
          <p key={note} className="hint rich-text-note">
            {note}
          </p>
        ))}
      </div>
      {asked && editor && <Dialog editor={editor} onClose={close} />}
    </>
  )
}

const focusText = (editor: Editor) => editor.commands.focus()
