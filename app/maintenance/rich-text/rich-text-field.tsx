import type { Editor } from '@tiptap/core'
import { type ReactNode, useState } from 'react'
import { QuietButton } from '../buttons.tsx'
import { useField, useFieldValue } from '../form-context.tsx'
import { FieldNotes } from '../form-field.tsx'
import { ArticleText } from './article-text.tsx'
import { articleOf, canShow, htmlOf } from './html-conversion.ts'
import { LinkDialog } from './link-dialog.tsx'
import { cleanPasted } from './pasted-html.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { TextToolbar } from './text-toolbar.tsx'

/**
 * A labelled text of the row around with headings, lists, links and pictures, for people who know no HTML: as it will look,
 * or as HTML for those who want it. HTML of which the editor would lose something opens as HTML, and is converted only when
 * somebody asks. What nobody edits stays as it is, to the letter.
 */
export function RichTextField({
  name,
  label,
  hint,
  rows,
}: {
  /** The field's path in the row, such as 'more_content': refusals name it. */
  name: string
  label: string
  hint?: ReactNode
  /** The least height, in lines. */
  rows?: number
}) {
  const { id, error } = useField(name, label)
  const { value, onChange } = useFieldValue<string>(name, {})
  const [isHtml, setHtml] = useState(() => !canShow(value))
  const [editor, setEditor] = useState<Editor>()
  const [asked, setAsked] = useState<'link' | 'picture'>()
  const isLossy = !canShow(value)
  // What comes from elsewhere, such as a draft, may be more than the editor can show.
  if (isLossy && !isHtml) setHtml(true)
  const convert = () => {
    onChange(htmlOf(articleOf(cleanPasted(value, location.origin))))
    setHtml(false)
  }
  const Dialog = asked === 'link' ? LinkDialog : PictureDialog
  const notes = { hint, error, loss: isLossy }
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
    <div className="form-field" style={{ '--rows': rows }}>
      <p id={`${id}-label`} className="form-legend">
        {label}
      </p>
      <FieldNotes id={id} hint={hint} error={error} />
      {isLossy && (
        <div className="row notice notice-open">
          <p id={`${id}-loss`}>
            This text has something that the editor cannot show, such as a table. It stands here as HTML, so that
            nothing of it is lost.
          </p>
          <QuietButton onClick={convert}>Convert it anyway</QuietButton>
        </div>
      )}
      <TextToolbar
        id={id}
        label={label}
        editor={isHtml ? undefined : editor}
        onAsk={setAsked}
        isHtml={isHtml}
        onHtml={() => setHtml(!isHtml || isLossy)}
      />
      {isHtml ? (
        <textarea
          {...control}
          name={name}
          rows={rows ?? 10}
          value={value}
          spellCheck={false}
          className="input rich-text-html"
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <ArticleText
          value={value}
          control={control}
          onChange={onChange}
          onLink={() => setAsked('link')}
          onEditor={setEditor}
        />
      )}
      {asked && editor && !isHtml && <Dialog editor={editor} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
