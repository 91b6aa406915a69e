import { Redo2, Undo2 } from 'lucide-react'
import type { UndoStack } from './undo-stack.ts'

/** Undo and redo for those who do not use the keys. A button with nothing to do keeps the focus. */
export function UndoButtons<V>({ edits, undo, redo }: { edits: UndoStack<V>; undo: () => void; redo: () => void }) {
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={edits.past.length === 0}
        aria-keyshortcuts="Control+Z"
        onClick={undo}
      >
        <Undo2 aria-hidden size={18} /> Undo
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={edits.future.length === 0}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={redo}
      >
        <Redo2 aria-hidden size={18} /> Redo
      </button>
    </>
  )
}
