import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { QuietButton } from './buttons.tsx'
import { Modal } from './modal.tsx'

/** Whether what stands here goes away where the address leads to another tab of the screen. */
export const GoesWithTab = createContext(false)

/**
 * Asks before the maintainer leaves a screen with unsaved changes: inside the site with our own dialog, out of it with
 * the browser's. A change of the search or hash on the same screen is no leaving, unless it leads to another tab and takes
 * the form away; a press on a tab replaces the address, and is not asked about. Where several forms have something to lose,
 * it asks once for all of them.
 */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  return isUnsaved && <Turn />
}

/** Of several guards the one that came first asks, until it leaves: the router listens to one only. */
let waiting: readonly { goesWithTab: boolean }[] = []
const listeners = new Set<() => void>()

function setWaiting(next: typeof waiting): void {
  waiting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function Turn() {
  const goesWithTab = useContext(GoesWithTab)
  const [guard] = useState(() => ({ goesWithTab }))
  const isMine = useSyncExternalStore(subscribe, () => waiting[0] === guard)
  useEffect(() => {
    setWaiting([...waiting, guard])
    return () => setWaiting(waiting.filter((other) => other !== guard))
  }, [guard])
  return isMine && <Guard />
}

function Guard() {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname !== nextLocation.pathname) return true
    const isTabLeft = historyAction !== 'REPLACE' && tabIn(currentLocation) !== tabIn(nextLocation)
    return isTabLeft && waiting.some(({ goesWithTab }) => goesWithTab)
  })

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  if (blocker.state !== 'blocked') return null
  return (
    <Modal title="You have unsaved changes" role="alertdialog" className="modal-small" onClose={() => blocker.reset()}>
      <p>If you leave, this browser keeps them and offers them again when you come back. They are not on the site.</p>
      <p className="line button-row">
        <button type="button" className="button" onClick={() => blocker.reset()}>
          Stay here
        </button>
        <QuietButton onClick={() => blocker.proceed()}>Leave without saving</QuietButton>
      </p>
    </Modal>
  )
}

const tabIn = ({ search }: { search: string }) => new URLSearchParams(search).get('tab')
