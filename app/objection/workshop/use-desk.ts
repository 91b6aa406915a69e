import { useEffect, useSyncExternalStore } from 'react'
import { draftsPanel } from '../../../content/write-objection.ts'
import { newDraft } from '../../../domain/objection-draft.ts'
import { createDesk } from './draft-desk.ts'
import { createShelf, draftIdOf } from './draft-shelf.ts'

/** The one desk of this tab: what a browser does not keep stays as long as the site is open. */
export const desk = createDesk({
  shelf: createShelf(
    () => localStorage,
    () => sessionStorage,
  ),
  now: () => new Date().toISOString(),
  blank: () => {
    const [seed = 0, one = 0, two = 0] = crypto.getRandomValues(new Uint32Array(3))
    const id = `${one.toString(36)}-${two.toString(36)}`
    return newDraft({ id, seed, name: draftsPanel.firstName, changedAt: new Date().toISOString() })
  },
})

/** The draft at hand, and how it is kept. */
export const useDesk = () => useSyncExternalStore(desk.subscribe, desk.state)

/** Keeps the draft when the page is left or hidden, too, and looks what other tabs do with it. */
export function useDeskOfPage() {
  useEffect(() => {
    const lookUp = ({ key }: StorageEvent) => {
      if (key === null || draftIdOf(key) === desk.state().draft.id) desk.lookElsewhere()
    }
    const onVisibility = () => (document.hidden ? desk.keep() : desk.lookElsewhere())
    addEventListener('storage', lookUp)
    const askFirst = (event: BeforeUnloadEvent) => {
      if (desk.isLostOnLeaving()) event.preventDefault()
    }
    addEventListener('beforeunload', askFirst)
    addEventListener('pagehide', desk.keep)
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) desk.comeBack()
    }
    addEventListener('pageshow', onShow)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      removeEventListener('storage', lookUp)
      removeEventListener('beforeunload', askFirst)
      removeEventListener('pagehide', desk.keep)
      removeEventListener('pageshow', onShow)
      document.removeEventListener('visibilitychange', onVisibility)
      desk.keep()
    }
  }, [])
}
