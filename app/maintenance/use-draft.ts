import { useCallback, useEffect, useRef, useState } from 'react'
import { abandonedIds, holdDraft } from './draft-lock.ts'
import { type Draft, draftStore } from './draft-store.ts'

/** What a form tells of itself, at each render. */
export interface DraftSource<V> {
  /** The table and the row's key, such as 'village_data:barford' or 'events:new'. */
  form: string
  value: V
  /** The updated_at of the row that the form was opened from; null for a new row. */
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
  /** Takes an offer over as this form's own draft; the form then shows its value and saves with its basedOn. */
  take(offer: Draft<V>): void
  discard(offer: Draft<V>): void
  /** Forgets this form's own draft: after a save, or when the maintainer throws the changes away. */
  forget(): void
}

const writeDelay = 300

/** Keeps a form's unsaved state in the browser, and offers what an earlier form left behind. */
export function useDraft<V>({ form, value, basedOn, isUnsaved, isValue }: DraftSource<V>): DraftHandle<V> {
  const [id] = useState(() => crypto.randomUUID())
  const [offers, setOffers] = useState<Draft<V>[]>([])
  const [isKept, setKept] = useState(true)
  const latest = useRef({ value, basedOn, isUnsaved })
  latest.current = { value, basedOn, isUnsaved }
  const isShape = useRef(isValue)
  const forgotten = useRef<V>(undefined)

  const keep = useCallback(() => {
    const { isUnsaved, ...unsaved } = latest.current
    if (isUnsaved && unsaved.value !== forgotten.current)
      setKept(draftStore.write({ id, form, ...unsaved, savedAt: new Date().toISOString() }))
  }, [id, form])

  useEffect(() => holdDraft(id), [id])
  useEffect(() => {
    let isCurrent = true
    const drafts = draftStore.list(form).filter((draft) => draft.id !== id)
    abandonedIds(drafts.map((draft) => draft.id)).then((abandoned) => {
      const isOffered = (draft: Draft): draft is Draft<V> => abandoned.has(draft.id) && isShape.current(draft.value)
      if (isCurrent) setOffers(drafts.filter(isOffered))
    })
    return () => {
      isCurrent = false
    }
  }, [id, form])

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

  const withdraw = (offer: Draft<V>) => setOffers((others) => others.filter((other) => other.id !== offer.id))
  return {
    offers,
    isKept,
    take(offer) {
      draftStore.write({ ...offer, id })
      draftStore.remove(offer)
      withdraw(offer)
    },
    discard(offer) {
      draftStore.remove(offer)
      withdraw(offer)
    },
    forget() {
      forgotten.current = value
      draftStore.remove({ id, form })
    },
  }
}
