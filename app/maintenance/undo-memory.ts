import { isSame } from './row-difference.ts'
import { startUndo, type UndoStack } from './undo-stack.ts'

const kept = new Map<string, UndoStack<object>>()

/** Keeps what can be undone in an editor that closes, until the page is loaded anew: saving does not clear it. */
export function rememberUndo(form: string, stack: UndoStack<object>): void {
  kept.set(form, stack)
}

/**
 * The steps that this form could undo when it was last open, if the row is still as it left it; else none yet. `valuesOf`
 * gives the row in the form's own shape, with its items recognised by those of the version that was left.
 */
export function recallUndo<V extends object>(form: string, valuesOf: (like?: V) => V): UndoStack<V> {
  const stack = kept.get(form) as UndoStack<V> | undefined
  const present = valuesOf(stack?.present)
  return stack && isSame(stack.present, present) ? stack : startUndo(present)
}
