import { Editor } from '@tiptap/core'
import { type Node, Slice } from '@tiptap/pm/model'
import { type EditorState, TextSelection } from '@tiptap/pm/state'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { articleElements } from './article-elements.ts'
import { articleOf, htmlOf } from './html-conversion.ts'
import { cleanPasted } from './pasted-html.ts'
import type { RichTextProps } from './rich-text-field.tsx'

type ArticleTextProps = Pick<RichTextProps, 'value' | 'steps' | 'onChange'> & {
  /** What the text is called and described by. */
  control: Record<string, string>
  onLink: () => void
  /** Tells which editor the toolbar works on. */
  onEditor: (editor: Editor | undefined) => void
}

/** What came from outside, as it was written and as it is shown. */
interface Shown {
  html: string
  article: Node
}

const fileNote = 'A file cannot be pasted into the text. Press Picture to upload it and to say what it shows.'

/**
 * The text as it will look, to type in, and what of a pasted text did not come along. It shows the value whenever that
 * differs from what it told itself.
 */
export function ArticleText(props: ArticleTextProps) {
  const { value, control, onEditor } = props
  const [notes, setNotes] = useState<string[]>([])
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const editor = useRef<Editor>(undefined)
  const shown = useRef<Shown>(undefined)
  const reported = useRef(value)

  useLayoutEffect(() => {
    const made = startEditor(place.current, latest, setNotes)
    editor.current = made
    shown.current = show(made, latest.current.value)
    reported.current = latest.current.value
    made.on('update', () => {
      const { html, article } = shown.current ?? {}
      // What was taken back by hand is again as it was written.
      const now = html !== undefined && article?.eq(made.state.doc) ? html : htmlOf(made.state.doc)
      if (now === reported.current) return
      reported.current = now
      latest.current.onChange(now)
    })
    onEditor(made)
    return () => {
      onEditor(undefined)
      made.destroy()
    }
  }, [onEditor])

  useLayoutEffect(() => {
    if (!editor.current || value === reported.current) return
    reported.current = value
    shown.current = show(editor.current, value)
  }, [value])

  const described = JSON.stringify(control)
  useEffect(() => {
    const attributes = attributesOf(JSON.parse(described))
    editor.current?.setOptions({ editorProps: { ...editor.current.options.editorProps, attributes } })
  }, [described])

  return (
    <>
      <div ref={place} />
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

function attributesOf(control: Record<string, string>): Record<string, string> {
  return {
    ...control,
    class: 'prose rich-text-article',
    'aria-multiline': 'true',
    lang: 'en-GB',
    spellcheck: 'true',
  }
}

function startEditor(
  place: HTMLElement | null,
  latest: RefObject<ArticleTextProps>,
  onPasted: (notes: string[]) => void,
): Editor {
  const undoOrRedo: Record<string, 'undo' | 'redo'> = { historyUndo: 'undo', historyRedo: 'redo' }
  const refuseFile = (event: Event, data: DataTransfer | null) => {
    if (!data || data.files.length === 0 || data.types.includes('text/html')) return false
    event.preventDefault()
    onPasted([fileNote])
    return true
  }
  return new Editor({
    element: place,
    extensions: articleElements,
    // The content security policy allows no style element; rich-text.css has what it would say.
    injectCSS: false,
    editorProps: {
      attributes: attributesOf(latest.current.control),
      transformPastedHTML(pasted) {
        const { html, notes } = cleanPasted(pasted, location.origin)
        onPasted(notes)
        return html
      },
      transformPasted: (slice, { state }) =>
        isCutOff(slice, state) ? new Slice(slice.content, 0, slice.openEnd) : slice,
      handlePaste: (_view, event) => refuseFile(event, event.clipboardData),
      handleDrop: (_view, event) => refuseFile(event, event.dataTransfer),
      handleKeyDown(_view, event) {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        latest.current.onLink()
        return true
      },
      handleDOMEvents: {
        // A browser's menu has its own undo, which knows nothing of the form's steps.
        beforeinput(_view, event) {
          const step = undoOrRedo[event.inputType]
          if (!step) return false
          event.preventDefault()
          latest.current.steps[step]()
          return true
        },
      },
    },
  })
}

/** Whether a pasted heading would become plain words of the line that it is pasted into, with more to follow it. */
function isCutOff({ content, openStart }: Slice, { selection }: EditorState): boolean {
  const { $from } = selection
  const isHeading = content.firstChild?.type.name === 'heading' && content.childCount > 1
  return isHeading && openStart > 0 && $from.parent.type.name === 'paragraph' && $from.parent.content.size > 0
}

/** Shows this HTML. What is the same already stays, and with it the place where somebody types. */
function show(editor: Editor, html: string): Shown {
  const { state, schema } = editor
  const article = articleOf(html, schema)
  const from = state.doc.content.findDiffStart(article.content)
  const end = state.doc.content.findDiffEnd(article.content)
  if (from !== null && end) {
    const overlap = Math.max(0, from - Math.min(end.a, end.b))
    const part = state.tr.replace(from, end.a + overlap, article.slice(from, end.b + overlap))
    const change = part.doc.eq(article) ? part : state.tr.replaceWith(0, state.doc.content.size, article.content)
    if (editor.isFocused)
      change.setSelection(
        TextSelection.near(change.doc.resolve(Math.min(end.b + overlap, change.doc.content.size)), -1),
      )
    editor.view.dispatch(change.setMeta('preventUpdate', true))
  }
  return { html, article }
}
