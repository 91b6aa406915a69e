import { holdDraft } from './draft-lock.ts'
import { type Draft, newDraft, removeDraft, type Unsaved, writeDraft } from './draft-store.ts'

const writeDelay = 300

/**
 * Keeps what an editor has unsaved in the browser. `unsaved` tells what that is, undefined for nothing; `onKept` hears
 * whether the browser keeps it.
 */
export function createDraftKeeper<V>(unsaved: () => Unsaved<V> | undefined, onKept: (isKept: boolean) => void) {
  const id = crypto.randomUUID()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let kept: Draft | undefined
  let isOpen = false

  function keep(): void {
    clearTimeout(waiting)
    const now = unsaved()
    // A new row that was stored has a form of its own.
    if (kept && kept.form !== now?.form) removeDraft(kept)
    kept = now && { ...newDraft(now), id }
    onKept(kept === undefined || writeDraft(kept))
  }
  return {
    id,
    keep,
    /** The edits have changed: what is unsaved is kept after a moment, and forgotten at once where it is nothing. */
    follow() {
      clearTimeout(waiting)
      if (isOpen && unsaved()) waiting = setTimeout(keep, writeDelay)
      else if (isOpen || kept) keep()
    },
    /** The editor is on the screen, so that the draft is offered nowhere else; until the returned function is called. */
    open(): () => void {
      isOpen = true
      const release = holdDraft(id)
      addEventListener('pagehide', keep)
      return () => {
        removeEventListener('pagehide', keep)
        keep()
        isOpen = false
        release()
      }
    },
  }
}
