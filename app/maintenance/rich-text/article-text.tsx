import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useState } from 'react'
import type { RichTextProps } from './rich-text-field.tsx'
import { useArticleEditor } from './use-article-editor.ts'

/** The text as it will look, to type in, and what of a pasted text did not come along. */
export function ArticleText({
  value,
  steps,
  control,
  onChange,
  onLink,
  onEditor,
}: Pick<RichTextProps, 'value' | 'steps' | 'onChange'> & {
  /** What the text is called and described by. */
  control: Record<string, string>
  onLink: () => void
  /** Tells which editor the toolbar works on. */
  onEditor: (editor: Editor | undefined) => void
}) {
  const [notes, setNotes] = useState<string[]>([])
  const { place, editor } = useArticleEditor({
    value,
    onChange,
    attributes: {
      ...control,
      class: 'prose rich-text-article',
      'aria-multiline': 'true',
      lang: 'en-GB',
      spellcheck: 'true',
    },
    onPasted: setNotes,
    onLink,
    steps,
  })
  useLayoutEffect(() => {
    onEditor(editor)
    return () => onEditor(undefined)
  }, [editor, onEditor])
  return (
    <>
      <div ref={place} className="rich-text-place" />
      <div role="status">
        {notes.map((note) => (
          <p key={note} className="hint rich-text-note">
            {note}
          </p>
        ))}
      </div>
    </>
  )
}
