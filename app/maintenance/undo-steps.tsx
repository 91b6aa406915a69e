import { Redo2, Undo2 } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { QuietButton } from './buttons.tsx'
import { isInFront } from './save-key.ts'
import { type UndoStack, undoKey } from './undo-stack.ts'

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

/** Ctrl+Z and Ctrl+Shift+Z in an editor, in place of the browser's own undo, which knows one text field only. */
export function useUndoKeys(
  editor: RefObject<HTMLElement | null>,
  steps: { undo: () => void; redo: () => void },
): void {
  const latest = useRef(steps)
  latest.current = steps

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = undoKey(event)
      if (!step || !isMeantFor(editor.current, event.target)) return
      event.preventDefault()
      latest.current[step]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [editor])
}

/** Inside the editor, or nowhere: where the step takes away what has the focus, the next one must still be heard. */
function isMeantFor(editor: HTMLElement | null, target: EventTarget | null): boolean {
  return (
    isInFront(editor) && (target === document.body || (target instanceof Node && editor?.contains(target) === true))
  )
}
