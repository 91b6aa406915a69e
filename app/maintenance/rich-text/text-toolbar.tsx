import type { ChainedCommands, Editor } from '@tiptap/core'
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history'
import {
  Bold,
  Code,
  Heading,
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
import { type ComponentProps, useEffect, useReducer } from 'react'

interface TextTool {
  name: string
  icon: LucideIcon
  /** Of the icon, in pixels. */
  size?: number
  keys?: string
  /** Whether the text at the cursor is that already. */
  isOn?: (editor: Editor) => boolean
  isIdle?: (editor: Editor) => boolean
  run: (editor: Editor, onAsk: (what: 'link' | 'picture') => void) => unknown
}

/** Makes something of the text, by its name in the schema. */
const making = (
  name: string,
  icon: LucideIcon,
  keys: string,
  toggle: (steps: ChainedCommands) => ChainedCommands,
  ...makes: [type: string, attributes?: Record<string, unknown>]
): TextTool => ({
  ...{ name, icon, keys },
  isOn: (editor) => editor.isActive(...makes),
  run: (editor) => {
    editor.view.focus()
    toggle(editor.chain()).run()
  },
})

const heading = (level: 3 | 4, name: string, size: number): TextTool => ({
  ...making(name, Heading, `Control+Alt+${level}`, (steps) => steps.toggleHeading({ level }), 'heading', { level }),
  size,
  // A point of a list begins with a paragraph.
  isIdle: (editor) => editor.isActive('listItem'),
})

const asking = (what: 'link' | 'picture'): Pick<TextTool, 'isOn' | 'run'> => ({
  isOn: (editor) => editor.isActive(what),
  run: (editor, onAsk) => {
    editor.view.focus()
    onAsk(what)
  },
})

const going = (steps: typeof undoDepth, go: typeof undo): Pick<TextTool, 'isIdle' | 'run'> => ({
  isIdle: ({ state }) => steps(state) === 0,
  run: ({ state, view }) => go(state, view.dispatch),
})

const textTools: readonly TextTool[] = [
  making('Bold', Bold, 'Control+B', (steps) => steps.toggleBold(), 'bold'),
  making('Italics', Italic, 'Control+I', (steps) => steps.toggleItalic(), 'italic'),
  heading(3, 'Heading', 20),
  heading(4, 'Small heading', 14),
  making('Bullet list', List, 'Control+Shift+8', (steps) => steps.toggleBulletList(), 'bulletList'),
  making('Numbered list', ListOrdered, 'Control+Shift+7', (steps) => steps.toggleOrderedList(), 'orderedList'),
  making('Quote', Quote, 'Control+Shift+B', (steps) => steps.toggleBlockquote(), 'blockquote'),
  { name: 'Link', icon: Link, keys: 'Control+K', ...asking('link') },
  { name: 'Picture', icon: ImagePlus, ...asking('picture') },
  { name: 'Undo', icon: Undo2, keys: 'Control+Z', ...going(undoDepth, undo) },
  { name: 'Redo', icon: Redo2, keys: 'Control+Shift+Z', ...going(redoDepth, redo) },
]

/** One stop of the Tab key; the arrows lead from button to button. Without an editor the text stands as HTML. */
export function TextToolbar({
  id,
  label,
  editor,
  onAsk,
  isHtml,
  onHtml,
}: {
  label: string
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
        textTools.map(({ name, icon, size, keys, isOn, isIdle, run }) => (
          <ToolButton
            key={name}
            name={name}
            icon={icon}
            size={size}
            aria-keyshortcuts={keys}
            aria-pressed={isOn?.(editor)}
            aria-disabled={isIdle?.(editor)}
            onClick={() => !isIdle?.(editor) && run(editor, onAsk)}
          />
        ))}
      <ToolButton name="HTML" icon={Code} aria-pressed={isHtml} onClick={onHtml}>
        HTML
      </ToolButton>
    </Toolbar.Root>
  )
}

function ToolButton({
  name,
  icon: Icon,
  size = 18,
  children,
  ...props
}: ComponentProps<'button'> & { name: string; icon: LucideIcon; size?: number | undefined }) {
  return (
    <Toolbar.Button
      type="button"
      className="rich-text-tool"
      title={name}
      // The text keeps its selection when a button is pressed with the mouse.
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    >
      <Icon aria-hidden size={size} />
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
