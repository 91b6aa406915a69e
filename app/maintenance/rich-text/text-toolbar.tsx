import type { Editor } from '@tiptap/core'
import {
  Bold,
  Code,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react'
import { Toolbar } from 'radix-ui'
import type { ComponentProps } from 'react'
import { useEffect, useReducer } from 'react'
import type { RichTextProps } from './rich-text-field.tsx'

/** What a button does to the text, and where it is pressed already. */
interface TextTool {
  name: string
  icon: LucideIcon
  keys?: string
  isOn: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
  run: (editor: Editor) => unknown
}

const heading = (level: 3 | 4, name: string, icon: LucideIcon): TextTool => ({
  name,
  icon,
  keys: `Control+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  // A point of a list begins with a paragraph.
  isPossible: (editor) => !editor.isActive('listItem'),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

const textTools: readonly TextTool[] = [
  {
    name: 'Bold',
    icon: Bold,
    keys: 'Control+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italics',
    icon: Italic,
    keys: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  heading(3, 'Heading', Heading3),
  heading(4, 'Small heading', Heading4),
  {
    name: 'Bullet list',
    icon: List,
    keys: 'Control+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    keys: 'Control+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    icon: Quote,
    keys: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

const askingTools = [
  { asks: 'link', name: 'Link', icon: Link, keys: 'Control+K' },
  { asks: 'picture', name: 'Picture', icon: ImagePlus },
] as const

/** One stop of the Tab key; the arrows lead from button to button (rule: rich-text-toolbar). Without an editor the text stands as HTML. */
export function TextToolbar({
  id,
  label,
  editor,
  steps: { edits, undo, redo },
  onAsk,
  isHtml,
  onHtml,
}: Pick<RichTextProps, 'label' | 'steps'> & {
  /** The id of the text. */
  id: string
  editor?: Editor | undefined
  onAsk: (what: 'link' | 'picture') => void
  isHtml: boolean
  onHtml: () => void
}) {
  useFollow(editor)
  return (
    <Toolbar.Root className="rich-text-toolbar" aria-label={`Formatting of ${label}`} aria-controls={id}>
      {editor &&
        textTools.map(({ name, icon, keys, isOn, isPossible, run }) => (
          <ToolButton
            key={name}
            name={name}
            icon={icon}
            aria-keyshortcuts={keys}
            aria-pressed={isOn(editor)}
            aria-disabled={isPossible?.(editor) === false}
            onClick={() => run(editor)}
          />
        ))}
      {editor &&
        askingTools.map(({ asks, name, icon, ...keys }) => (
          <ToolButton
            key={name}
            name={name}
            icon={icon}
            aria-keyshortcuts={'keys' in keys ? keys.keys : undefined}
            aria-pressed={editor.isActive(asks)}
            aria-haspopup="dialog"
            onClick={() => onAsk(asks)}
          />
        ))}
      <ToolButton name="Undo" icon={Undo2} aria-disabled={edits.past.length === 0} onClick={undo} />
      <ToolButton name="Redo" icon={Redo2} aria-disabled={edits.future.length === 0} onClick={redo} />
      <ToolButton name="HTML" icon={Code} aria-pressed={isHtml} onClick={onHtml}>
        HTML
      </ToolButton>
    </Toolbar.Root>
  )
}

function ToolButton({
  name,
  icon: Icon,
  children,
  ...props
}: ComponentProps<'button'> & { name: string; icon: LucideIcon }) {
  return (
    <Toolbar.Button
      type="button"
      className="rich-text-tool"
      title={name}
      // The text keeps its selection when a button is pressed with the mouse.
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    >
      <Icon aria-hidden size={18} />
      {children ?? <span className="sr-only">{name}</span>}
    </Toolbar.Button>
  )
}

/** Draws anew whenever the text or the selection has changed. */
function useFollow(editor: Editor | undefined): void {
  const [, follow] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    editor?.on('transaction', follow)
    return () => {
      editor?.off('transaction', follow)
    }
  }, [editor])
}
