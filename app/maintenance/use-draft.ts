import { useCallback, useEffect, useRef, useState } from 'react'
import { abandonedIds, holdDraft } from './draft-lock.ts'
import { type Draft, draftStore } from './draft-store.ts'

/** What a form tells of itself, at each render. */
export interface DraftSource<V> {
  /** The table and the row's key, such as 'village_data:barford' or 'events:new'. */
  form: string
  value: V
  /** What the value was made from, and its updated_at: null for a new row. */
  base: V
  basedOn: string | null
  isUnsaved: boolean
  /** Whether a stored value still has this form's shape: it may come from an older version of the site. */
  isValue: (stored: unknown) => stored is V
}

export interface DraftHandle<V> {
  /** Unsaved changes of this form that no open tab holds, newest first. */
  offers: Draft<V>[]
  /** False while the browser refuses to keep the draft. */
  isKept: boolean
  /**
   * Takes an offer over as this form's own draft; the form then goes on from it. What the form held unsaved until then is
   * offered in its place.
   */
  take(offer: Draft<V>): void
  discard(offer: Draft<V>): void
  /** Forgets this form's own draft: after a save, or when the maintainer throws the changes away. */
  forget(): void
}

const writeDelay = 300

/** Keeps a form's unsaved state in the browser, and offers what an earlier form left behind. */
export function useDraft<V>({ form, value, base, basedOn, isUnsaved, isValue }: DraftSource<V>): DraftHandle<V> {
  const [id] = useState(() => crypto.randomUUID())
  const [offers, setOffers] = useState<Draft<V>[]>([])
  const [isKept, setKept] = useState(true)
  const latest = useRef({ value, base, basedOn, isUnsaved })
  latest.current = { value, base, basedOn, isUnsaved }
  const isShape = useRef(isValue)
  const forgotten = useRef<{ form: string; value: V }>(undefined)

  const keep = useCallback(() => {
    const { isUnsaved, ...unsaved } = latest.current
    const isForgotten = forgotten.current?.form === form && forgotten.current.value === unsaved.value
    if (isUnsaved && !isForgotten)
      setKept(draftStore.write({ id, form, ...unsaved, savedAt: new Date().toISOString() }))
  }, [id, form])

  useEffect(() => holdDraft(id), [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice between two versions, which may leave a draft behind, brings another one
  useEffect(() => {
    let isCurrent = true
    const drafts = draftStore.list(form).filter((draft) => draft.id !== id)
    abandonedIds(drafts.map((draft) => draft.id)).then((abandoned) => {
      const isOffered = (draft: Draft): draft is Draft<V> =>
        abandoned.has(draft.id) && isShape.current(draft.value) && isShape.current(draft.base)
      if (isCurrent) setOffers(drafts.filter(isOffered))
    })
    return () => {
      isCurrent = false
    }
  }, [id, form, basedOn])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the value is what the wait starts from
  useEffect(() => {
    if (!isUnsaved) {
      draftStore.remove({ id, form })
      setKept(true)
      return
    }
    const timer = setTimeout(keep, writeDelay)
    return () => clearTimeout(timer)
  }, [value, basedOn, isUnsaved, id, form, keep])
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])

  const withdraw = (offer: Draft<V>, instead: Draft<V>[] = []) =>
    setOffers((others) => others.flatMap((other) => (other.id === offer.id ? instead : [other])))
  return {
    offers,
    isKept,
    take(offer) {
      const { isUnsaved, ...held } = latest.current
      const instead = isUnsaved ? [{ id: offer.id, form, ...held, savedAt: new Date().toISOString() }] : []
      draftStore.remove(offer)
      for (const draft of [...instead, { ...offer, id }]) draftStore.write(draft)
      withdraw(offer, instead)
    },
    discard(offer) {
      draftStore.remove(offer)
      withdraw(offer)
    },
    forget() {
      forgotten.current = { form, value: latest.current.value }
      draftStore.remove({ id, form })
    },
  }
}
