import { draftLimits, type ObjectionDraft } from '../../../domain/objection-draft.ts'
import type { DraftShelf, Keeping, KeptDrafts } from './draft-shelf.ts'

export interface DeskState extends KeptDrafts {
  draft: ObjectionDraft
  keeping: Keeping
  /** When the draft was changed as this tab last read or kept it; empty while it was never kept. */
  keptAt: string
  /** What another tab did with this draft since this one read it: then nothing is kept until its writer chooses. */
  elsewhere: 'changed' | 'deleted' | undefined
}

/** How long after the last key a draft is kept, in ms. */
const pause = 500

interface DeskParts {
  shelf: DraftShelf
  /** A draft in which nothing is chosen, with an id and a seed of its own. */
  blank: () => ObjectionDraft
  /** ISO 8601, UTC. */
  now: () => string
}

type ChangeDraft = (draft: ObjectionDraft) => ObjectionDraft

/** Where a draft is written, and what keeps it at each pause (rule: draft-kept, draft-two-tabs). It stands outside React, as it goes on when the page is left. */
export function createDesk({ shelf, blank, now }: DeskParts) {
  const kept = shelf.all()
  const first = kept.drafts.find(({ id }) => id === shelf.current()) ?? kept.drafts[0]
  let state: DeskState = {
    ...kept,
    draft: first ?? blank(),
    keeping: shelf.probe(),
    keptAt: first?.changedAt ?? '',
    elsewhere: undefined,
  }
  let isChanged = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  shelf.setCurrent(first?.id ?? '')

  const show = (change: Partial<DeskState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  /** `keptAt` is empty for a draft that is not kept. */
  const goTo = (draft: ObjectionDraft, keptAt: string) => {
    isChanged = keptAt === ''
    // The id of a draft that is not kept, or no longer, stays nowhere.
    shelf.setCurrent(keptAt === '' ? '' : draft.id)
    show({ draft, keptAt, elsewhere: undefined, keeping: shelf.probe(), ...shelf.all() })
  }
  /** Looks whether another tab has changed or deleted the draft. */
  const lookElsewhere = () => {
    const { draft, keptAt, elsewhere } = state
    if (keptAt === '' || elsewhere || shelf.read(draft.id)?.changedAt === keptAt) return
    show({ elsewhere: shelf.stored(draft.id) === undefined ? 'deleted' : 'changed' })
  }
  /** Keeps what is not kept yet, now. */
  const keep = () => {
    clearTimeout(timer)
    if (!isChanged) return
    lookElsewhere()
    if (state.elsewhere) return
    const keeping = shelf.keep(state.draft)
    if (keeping === 'kept') {
      isChanged = false
      shelf.setCurrent(state.draft.id)
    }
    show({ keeping, ...(keeping === 'kept' && { keptAt: state.draft.changedAt }), ...shelf.all() })
  }
  const change = (change: ChangeDraft) => {
    const draft = change(state.draft)
    if (draft === state.draft) return
    show({ draft: { ...draft, changedAt: now() } })
    isChanged = true
    clearTimeout(timer)
    timer = setTimeout(keep, pause)
  }
  /** Goes to what the browser keeps, or to a new draft where that is nothing. */
  const goToKept = (draft: ObjectionDraft | undefined) => {
    clearTimeout(timer)
    goTo(draft ?? blank(), draft?.changedAt ?? '')
    isChanged = false
  }
  /** Takes the other tab's draft in place of this one; a new one where it was deleted. */
  const takeTheirs = () => goToKept(shelf.read(state.draft.id))

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    keep,
    /** Whether something was written that the browser does not keep. */
    isLostOnLeaving() {
      keep()
      return isChanged
    },
    /** Whether another draft in its place would cost something of this one. */
    isLostOnSwitching() {
      keep()
      return isChanged || state.elsewhere !== undefined
    },
    /** Whether the browser keeps the draft as it stands; what is not kept yet is kept first. */
    isKeptNow() {
      keep()
      lookElsewhere()
      return !isChanged && state.keptAt !== '' && !state.elsewhere
    },
    open(id: string) {
      keep()
      const draft = shelf.read(id)
      if (draft) goToKept(draft)
    },
    start(first?: ChangeDraft) {
      keep()
      goToKept(undefined)
      if (first) change(first)
    },
    /** Takes a draft that came from elsewhere; one that is here already gets another id, so that nothing is overwritten. */
    bringIn(draft: ObjectionDraft) {
      keep()
      const isHere = draft.id === state.draft.id || shelf.read(draft.id) !== undefined
      goTo(isHere ? { ...draft, id: blank().id } : draft, '')
      keep()
    },
    remove() {
      shelf.remove(state.draft.id)
      goToKept(shelf.all().drafts[0])
    },
    removeAll() {
      shelf.clear()
      goToKept(undefined)
    },
    storedText: (id: string) => shelf.stored(id) ?? '',
    removeUnread(id: string) {
      shelf.remove(id)
      show(shelf.all())
    },
    lookElsewhere,
    /** For a page that the browser shows again as it was left: what was deleted or changed meanwhile is not shown as it was. */
    comeBack() {
      lookElsewhere()
      if (state.elsewhere && !isChanged) takeTheirs()
    },
    takeTheirs,
    /** Keeps this one beside the other tab's. */
    keepMine(name: (name: string) => string) {
      const { draft, elsewhere } = state
      const copy = { ...draft, id: blank().id, name: name(draft.name).slice(0, draftLimits.name) }
      goTo(elsewhere === 'changed' ? copy : draft, '')
      keep()
    },
  }
}
export type DraftDesk = ReturnType<typeof createDesk>
