import type { Editor } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'

/** A picture in the text; an empty `alt` says that it only decorates. */
interface Picture {
  src: string
  alt: string
  width: number | string | null
  height: number | string | null
}

/** The picture that is selected, or undefined. */
export function pictureAt({ state: { selection } }: Editor): Picture | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'picture') return undefined
  return selection.node.attrs as Picture
}

/** Puts a picture in the place of the one that is selected, or behind the paragraph of the cursor, which goes on below it. */
export function insertPicture(editor: Editor, picture: Picture): void {
  const { state, view } = editor
  const { selection, schema, tr } = state
  const node = schema.nodes.picture?.create({ ...picture })
  const paragraph = schema.nodes.paragraph?.create()
  if (!node || !paragraph) return
  if (pictureAt(editor)) {
    view.dispatch(tr.replaceSelectionWith(node, false))
    return
  }
  const { $to } = selection
  const isEmptyBlock = $to.parent.isTextblock && $to.parent.content.size === 0 && $to.depth === 1
  const [from, to] = isEmptyBlock ? [$to.before(), $to.after()] : [blockEnd($to), blockEnd($to)]
  tr.replaceWith(from, to, to >= state.doc.content.size ? [node, paragraph] : [node])
  const behind = tr.doc.resolve(from + node.nodeSize)
  view.dispatch(tr.setSelection(TextSelection.near(behind)).scrollIntoView())
}

const blockEnd = ($to: TextSelection['$to']) => ($to.depth === 0 ? $to.pos : $to.after(1))
