import { Redo2, Undo2 } from 'lucide-react'

/** Undo and redo for those who do not use the keys. A button with nothing to do keeps the focus. */
export function UndoButtons({
  canUndo,
  canRedo,
  undo,
  redo,
}: {
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
}) {
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={undo}
      >
        <Undo2 aria-hidden size={18} /> Undo
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={redo}
      >
        <Redo2 aria-hidden size={18} /> Redo
      </button>
    </>
  )
}
