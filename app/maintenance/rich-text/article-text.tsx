import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { articleElements, TextHistory } from './article-elements.ts'
import { articleOf, htmlOf } from './html-conversion.ts'
import { cleanPasted, cleanPastedText } from './pasted-html.ts'

interface ArticleTextProps {
  /** HTML. */
  value: string
  onChange: (html: string) => void
  /** What the text is called and described by. */
  control: Record<string, string>
  onLink: () => void
  /** Tells which editor the toolbar works on. */
  onEditor: (editor: Editor | undefined) => void
}

const pictureNote = 'Pictures and files cannot be pasted. Press Picture to upload one and to say what it shows.'

/**
 * The text as it will look, to type in, and whether a picture that was pasted did not come along. It shows the value
 * whenever that differs from what it told itself.
 */
export function ArticleText(props: ArticleTextProps) {
  const { value, control, onEditor } = props
  const [note, setNote] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const editor = useRef<Editor>(undefined)
  /** The value that the editor's content stands for: written when somebody types, and when a value from outside is shown. */
  const reported = useRef<string>(undefined)
  /** What came from outside last, as it was written: typing leaves it alone. */
  const shown = useRef(value)

  useLayoutEffect(() => {
    const made = startEditor(place.current, latest, setNote)
    editor.current = made
    reported.current = shown.current = latest.current.value
    made.on('update', () => {
      // What was taken back by hand is again as it was written.
      const isAsShown = made.state.doc.eq(articleOf(shown.current, made.schema))
      reported.current = isAsShown ? shown.current : htmlOf(made.state.doc)
      if (reported.current !== latest.current.value) latest.current.onChange(reported.current)
    })
    onEditor(made)
    return () => {
      onEditor(undefined)
      made.destroy()
    }
  }, [onEditor])

  useLayoutEffect(() => {
    if (!editor.current || value === reported.current) return
    show(editor.current, value)
    shown.current = value
    reported.current = value
  }, [value])

  const described = JSON.stringify(control)
  useEffect(() => {
    const attributes = attributesOf(JSON.parse(described))
    editor.current?.setOptions({ editorProps: { ...editor.current.options.editorProps, attributes } })
  }, [described])

  return (
    <>
      <div ref={place} />
      <p role="status" className="hint">
        {note}
      </p>
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
  onPasted: (note: string) => void,
): Editor {
  const refuseFile = (data: DataTransfer | null) => {
    const html = data?.getData('text/html') ?? ''
    const isFile = html === '' && data !== null && data.files.length > 0
    onPasted(isFile || /<img\b(?![^>]*"\/quarry\/uploads\/)/i.test(html) ? pictureNote : '')
    return isFile
  }
  return new Editor({
    element: place,
    extensions: [...articleElements, TextHistory],
    content: articleOf(latest.current.value).toJSON(),
    // The content security policy allows no style element; rich-text.css has what it would say.
    injectCSS: false,
    editorProps: {
      attributes: attributesOf(latest.current.control),
      transformPastedHTML: (pasted) => cleanPasted(pasted, location.origin),
      transformPastedText: cleanPastedText,
      // At once: the editor itself puts its cursor back 20 ms later, and learns in a later task where a key has put it.
      handleDOMEvents: {
        focus: (view) => view.focus(),
        keydown: () => void document.dispatchEvent(new Event('selectionchange')),
      },
      handlePaste: (_view, { clipboardData }) => refuseFile(clipboardData),
      handleDrop: (_view, { dataTransfer }) => refuseFile(dataTransfer),
      handleKeyDown(_view, event) {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        latest.current.onLink()
        return true
      },
    },
  })
}

/** Shows this HTML, and leaves the cursor as near to its place as the text allows. */
function show(editor: Editor, html: string): void {
  const { from } = editor.state.selection
  editor.commands.setContent(articleOf(html).toJSON(), { emitUpdate: false })
  editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size))
}
