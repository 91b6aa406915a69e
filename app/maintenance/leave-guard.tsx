import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Modal } from './modal.tsx'

/**
 * Asks before the maintainer leaves a screen with unsaved changes: inside the site with our own dialog, out of it with
 * the browser's. A change of the search or hash on the same screen is no leaving.
 */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  return isUnsaved && <Guard />
}

/** The router asks one guard only, so a form that has nothing to lose has none. */
function Guard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  if (blocker.state !== 'blocked') return null
  return (
    <Modal
      title="You have unsaved changes"
      role="alertdialog"
      className="m-modal-small"
      onClose={() => blocker.reset()}
    >
      <p>If you leave, this browser keeps them and offers them again when you come back. They are not on the site.</p>
      <p className="m-actions">
        <button type="button" className="button" onClick={() => blocker.reset()}>
          Stay here
        </button>
        <button type="button" className="button button-quiet" onClick={() => blocker.proceed()}>
          Leave without saving
        </button>
      </p>
    </Modal>
  )
}
