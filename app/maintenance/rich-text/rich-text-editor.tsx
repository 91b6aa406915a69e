import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { QuietButton } from '../buttons.tsx'
import { useField } from '../form-errors.tsx'
import { FieldNotes } from '../form-field.tsx'
import { ArticleText } from './article-text.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { converted, lossIn } from './loss.ts'
import { PictureDialog } from './picture-dialog.tsx'
import type { RichTextProps } from './rich-text-field.tsx'
import { SanitisedPreview } from './sanitised-preview.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import './rich-text.css'

/**
 * The text as it will look, or as HTML for those who want it. HTML of which the editor would lose something opens as HTML,
 * with the reason.
 */
export function RichTextEditor({ name, label, hint, value, onChange, steps, rows = 10 }: RichTextProps) {
  const { id, error } = useField(name, label)
  const own = useRef(value)
  const takesFocus = useRef(false)
  const [loss, setLoss] = useState(() => lossIn(value))
  const [isHtml, setHtml] = useState(loss !== undefined)
  const [editor, setEditor] = useState<Editor>()
  const [asked, setAsked] = useState<'link' | 'picture'>()
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
    if (lost === undefined) return
    takesFocus.current = document.activeElement?.id === id
    setHtml(true)
  }, [value, id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other form of the text takes the place of the one that had the focus
  useLayoutEffect(() => {
    if (takesFocus.current) document.getElementById(id)?.focus()
    takesFocus.current = false
  }, [isHtml, id])

  const toggle = () => {
    const lost = isHtml ? lossIn(value) : undefined
    setLoss(lost)
    setHtml(!isHtml || lost !== undefined)
  }
  const convert = () => {
    change(converted(value))
    takesFocus.current = true
    setLoss(undefined)
    setHtml(false)
  }
  const Dialog = asked === 'link' ? LinkDialog : PictureDialog
  const closeDialog = () => {
    setAsked(undefined)
    // The dialog gives the focus back to what opened it; those who go on writing need it in the text.
    requestAnimationFrame(() => editor?.isDestroyed === false && editor.commands.focus())
  }
  const notes = { hint, error, loss }
  const described = Object.entries(notes)
    .flatMap(([note, isThere]) => (isThere ? `${id}-${note}` : []))
    .join(' ')
  const control = {
    id,
    'aria-labelledby': `${id}-label`,
    ...(described !== '' && { 'aria-describedby': described }),
    ...(error !== undefined && { 'aria-invalid': 'true' as const }),
  }

  return (
    <div className="form-field" data-invalid={error !== undefined}>
      <p id={`${id}-label`} className="form-legend">
        {label}
      </p>
      <FieldNotes id={id} hint={hint} error={error} />
      {isHtml && loss !== undefined && (
        <div className="line tool-notice">
          <p id={`${id}-loss`}>
            This text has {loss}, which the editor cannot show. It stands here as HTML, so that nothing of it is lost.
          </p>
          <QuietButton onClick={convert}>Convert it anyway</QuietButton>
        </div>
      )}
      <TextToolbar
        id={id}
        label={label}
        steps={steps}
        editor={isHtml ? undefined : editor}
        onAsk={setAsked}
        isHtml={isHtml}
        onHtml={toggle}
      />
      {isHtml ? (
        <>
          <textarea
            {...control}
            name={name}
            rows={rows}
            value={value}
            spellCheck={false}
            className="input rich-text-html"
            onChange={({ target }) => change(target.value)}
          />
          {value !== '' && <SanitisedPreview html={value} />}
        </>
      ) : (
        <ArticleText
          value={value}
          steps={steps}
          control={control}
          onChange={change}
          onLink={() => setAsked('link')}
          onEditor={setEditor}
        />
      )}
      {asked && editor && !isHtml && <Dialog editor={editor} onClose={closeDialog} />}
    </div>
  )
}
