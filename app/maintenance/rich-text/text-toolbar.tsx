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
import type { RichTextProps } from './rich-text-field.tsx'

interface TextTool {
  name: string
  icon: LucideIcon
  /** Of the icon, in pixels. */
  size?: number
  keys: string
  /** What the button makes of the text, by its name in the schema; where it is that already, the button is pressed. */
  makes: readonly [type: string, attributes?: Record<string, unknown>]
  run: (steps: ChainedCommands) => ChainedCommands
}

const heading = (level: 3 | 4, name: string, size: number): TextTool => ({
  name,
  icon: Heading,
  size,
  keys: `Control+Alt+${level}`,
  makes: ['heading', { level }],
  run: (steps) => steps.toggleHeading({ level }),
})

const textTools: readonly TextTool[] = [
  { name: 'Bold', icon: Bold, keys: 'Control+B', makes: ['bold'], run: (steps) => steps.toggleBold() },
  { name: 'Italics', icon: Italic, keys: 'Control+I', makes: ['italic'], run: (steps) => steps.toggleItalic() },
  heading(3, 'Heading', 20),
  heading(4, 'Small heading', 14),
  {
    name: 'Bullet list',
    icon: List,
    keys: 'Control+Shift+8',
    makes: ['bulletList'],
    run: (steps) => steps.toggleBulletList(),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    keys: 'Control+Shift+7',
    makes: ['orderedList'],
    run: (steps) => steps.toggleOrderedList(),
  },
  {
    name: 'Quote',
    icon: Quote,
    keys: 'Control+Shift+B',
    makes: ['blockquote'],
    run: (steps) => steps.toggleBlockquote(),
  },
]

const askingTools = [
  { asks: 'link', name: 'Link', icon: Link, keys: 'Control+K' },
  { asks: 'picture', name: 'Picture', icon: ImagePlus, keys: undefined },
] as const

const historyTools = [
  { name: 'Undo', icon: Undo2, keys: 'Control+Z', steps: undoDepth, go: undo },
  { name: 'Redo', icon: Redo2, keys: 'Control+Shift+Z', steps: redoDepth, go: redo },
] as const

/** One stop of the Tab key; the arrows lead from button to button. Without an editor the text stands as HTML. */
export function TextToolbar({
  id,
  label,
  editor,
  onAsk,
  isHtml,
  onHtml,
}: Pick<RichTextProps, 'label'> & {
  /** The id of the text. */
  id: string
  editor?: Editor | undefined
  onAsk: (what: 'link' | 'picture') => void
  isHtml: boolean
  onHtml: () => void
}) {
  useFollow(editor)
  // A point of a list begins with a paragraph.
  const isPossible = ({ makes: [type] }: TextTool) => type !== 'heading' || !editor?.isActive('listItem')
  return (
    <Toolbar.Root className="rich-text-toolbar" aria-label={`Formatting of ${label}`} aria-controls={id}>
      {editor &&
        textTools.map((tool) => (
          <ToolButton
            key={tool.name}
            name={tool.name}
            icon={tool.icon}
            size={tool.size}
            aria-keyshortcuts={tool.keys}
            aria-pressed={editor.isActive(...tool.makes)}
            aria-disabled={!isPossible(tool)}
            onClick={() => {
              if (!isPossible(tool)) return
              editor.view.focus()
              tool.run(editor.chain()).run()
            }}
          />
        ))}
      {editor &&
        askingTools.map(({ asks, name, icon, keys }) => (
          <ToolButton
            key={name}
            name={name}
            icon={icon}
            aria-keyshortcuts={keys}
            aria-pressed={editor.isActive(asks)}
            aria-haspopup="dialog"
            onClick={() => onAsk(asks)}
          />
        ))}
      {editor &&
        historyTools.map(({ name, icon, keys, steps, go }) => (
          <ToolButton
            key={name}
            name={name}
            icon={icon}
            aria-keyshortcuts={keys}
            aria-disabled={steps(editor.state) === 0}
            onClick={() => go(editor.state, editor.view.dispatch)}
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
