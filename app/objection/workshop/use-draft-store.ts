import { useEffect, useSyncExternalStore } from 'react'
import { newDraft } from '../../../domain/objection-draft.ts'
import { createDraftStore, draftKey } from './objection-draft-store.ts'

/** The one draft store of this tab: what a browser does not keep stays as long as the site is open. */
export const draftStore = createDraftStore(
  () => localStorage,
  () => {
    const [id = 0] = crypto.getRandomValues(new Uint32Array(1))
    return newDraft(id)
  },
)

/** The draft, and how it is kept. */
export const useDraftStore = () => useSyncExternalStore(draftStore.subscribe, draftStore.state)

/** Keeps the draft when the page is left or hidden, too, and looks what other tabs do with it. */
export function useKeptDraft() {
  useEffect(() => {
    const page = new AbortController()
    const { signal } = page
    const lookUp = ({ key }: StorageEvent) => (key === null || key === draftKey) && draftStore.lookElsewhere()
    const ask = (event: BeforeUnloadEvent) => draftStore.isLostOnLeaving() && event.preventDefault()
    const show = ({ persisted }: PageTransitionEvent) => persisted && draftStore.comeBack()
    const turn = () => (document.hidden ? draftStore.keep() : draftStore.lookElsewhere())
    addEventListener('storage', lookUp, { signal })
    addEventListener('beforeunload', ask, { signal })
    addEventListener('pagehide', draftStore.keep, { signal })
    addEventListener('pageshow', show, { signal })
    document.addEventListener('visibilitychange', turn, { signal })
    return () => {
      page.abort()
      draftStore.keep()
    }
  }, [])
}
