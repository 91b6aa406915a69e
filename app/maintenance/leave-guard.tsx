import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { QuietButton } from './buttons.tsx'
import { Modal } from './modal.tsx'

/** How many forms of the page have something to lose. */
let unsavedForms = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1): void {
  unsavedForms += change
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Has the screen ask before it is left as long as a form has unsaved changes. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    count(1)
    return () => count(-1)
  }, [isUnsaved])
}

/**
 * Asks before the maintainer leaves a screen with unsaved changes: inside the site with our own dialog, out of it with the
 * browser's. Each screen has one.
 */
export function LeaveGuard() {
  return useSyncExternalStore(subscribe, () => unsavedForms > 0) && <Guard />
}

function Guard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A form that has just been stored leads on before this is taken away.
      unsavedForms > 0 && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  // The router takes its time to tell what has been answered, and who stays types on at once.
  const [stayed, setStayed] = useState<typeof blocker>()
  if (blocker.state !== 'blocked' || blocker === stayed) return null
  const stay = () => {
    setStayed(blocker)
    blocker.reset()
  }
  return (
    <Modal title="You have unsaved changes" role="alertdialog" className="modal-small" onClose={stay}>
      <p>If you leave, this browser keeps them and offers them again when you come back. They are not on the site.</p>
      <p className="line button-row">
        <button type="button" className="button" onClick={stay}>
          Stay here
        </button>
        <QuietButton onClick={() => blocker.proceed()}>Leave without saving</QuietButton>
      </p>
    </Modal>
  )
}
