import { Redo2, Undo2 } from 'lucide-react'
import { QuietButton } from './quiet-button.tsx'
import type { UndoStack } from './undo-stack.ts'

/** Undo and redo for those who do not use the keys. A button with nothing to do keeps the focus. */
export function UndoButtons<V>({ edits, undo, redo }: { edits: UndoStack<V>; undo: () => void; redo: () => void }) {
  return (
    <>
      <QuietButton aria-disabled={edits.past.length === 0} aria-keyshortcuts="Control+Z" onClick={undo}>
        <Undo2 aria-hidden size={18} /> Undo
      </QuietButton>
      <QuietButton aria-disabled={edits.future.length === 0} aria-keyshortcuts="Control+Shift+Z" onClick={redo}>
        <Redo2 aria-hidden size={18} /> Redo
      </QuietButton>
    </>
  )
}
