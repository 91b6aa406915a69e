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

/** Where a draft is written, and what keeps it at each pause (rule: draft-kept, draft-two-tabs). It stands outside React, as it goes on when the page is left. */
export interface DraftDesk {
  state: () => DeskState
  subscribe: (listener: () => void) => () => void
  change: (change: (draft: ObjectionDraft) => ObjectionDraft) => void
  /** Keeps what is not kept yet, now. */
  keep: () => void
  /** Whether something was written that the browser does not keep. */
  isLostOnLeaving: () => boolean
  /** Whether the browser keeps the draft as it stands; what is not kept yet is kept first. */
  isKeptNow: () => boolean
  open: (id: string) => void
  start: (change?: (draft: ObjectionDraft) => ObjectionDraft) => void
  /** Takes a draft that came from elsewhere; one that is here already gets another id, so that nothing is overwritten. */
  bringIn: (draft: ObjectionDraft) => void
  remove: () => void
  removeAll: () => void
  /** What is stored of a draft that cannot be read. */
  storedText: (id: string) => string
  /** Removes a draft that cannot be read. */
  removeUnread: (id: string) => void
  /** Looks whether another tab has changed or deleted the draft. */
  lookElsewhere: () => void
  /** For a page that the browser shows again as it was left: what was deleted or changed meanwhile is not shown as it was. */
  comeBack: () => void
  /** Takes the other tab's draft in place of this one; a new one where it was deleted. */
  takeTheirs: () => void
  /** Keeps this one beside the other tab's. */
  keepMine: (name: (name: string) => string) => void
}

/** How long after the last key a draft is kept, in ms. */
const pause = 500

export interface DeskParts {
  shelf: DraftShelf
  /** A draft in which nothing is chosen, with an id and a seed of its own. */
  blank: () => ObjectionDraft
  /** ISO 8601, UTC. */
  now: () => string
}

export function createDesk({ shelf, blank, now }: DeskParts): DraftDesk {
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
  const goTo = (draft: ObjectionDraft, keptAt: string) => {
    isChanged = keptAt === ''
    // The id of a draft that is not kept, or no longer, stays nowhere.
    shelf.setCurrent(keptAt === '' ? '' : draft.id)
    show({ draft, keptAt, elsewhere: undefined, keeping: shelf.probe(), ...shelf.all() })
  }
  const lookElsewhere = () => {
    const { draft, keptAt, elsewhere } = state
    if (keptAt === '' || elsewhere || shelf.read(draft.id)?.changedAt === keptAt) return
    show({ elsewhere: shelf.stored(draft.id) === undefined ? 'deleted' : 'changed' })
  }
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
  const keepSoon = () => {
    isChanged = true
    clearTimeout(timer)
    timer = setTimeout(keep, pause)
  }
  const start: DraftDesk['start'] = (change) => {
    keep()
    goTo(blank(), '')
    isChanged = false
    if (change) desk.change(change)
  }

  const desk: DraftDesk = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(change) {
      const draft = change(state.draft)
      if (draft === state.draft) return
      show({ draft: { ...draft, changedAt: now() } })
      keepSoon()
    },
    keep,
    isLostOnLeaving() {
      keep()
      return isChanged
    },
    isKeptNow() {
      keep()
      lookElsewhere()
      return !isChanged && state.keptAt !== '' && !state.elsewhere
    },
    open(id) {
      keep()
      const draft = shelf.read(id)
      if (draft) goTo(draft, draft.changedAt)
    },
    start,
    bringIn(draft) {
      keep()
      const isHere = draft.id === state.draft.id || shelf.read(draft.id) !== undefined
      goTo(isHere ? { ...draft, id: blank().id } : draft, '')
      keep()
    },
    remove() {
      clearTimeout(timer)
      isChanged = false
      shelf.remove(state.draft.id)
      const [next] = shelf.all().drafts
      goTo(next ?? blank(), next?.changedAt ?? '')
      isChanged = false
    },
    removeAll() {
      clearTimeout(timer)
      shelf.clear()
      goTo(blank(), '')
      isChanged = false
    },
    storedText: (id) => shelf.stored(id) ?? '',
    removeUnread(id) {
      shelf.remove(id)
      show(shelf.all())
    },
    lookElsewhere,
    comeBack() {
      lookElsewhere()
      if (state.elsewhere && !isChanged) desk.takeTheirs()
    },
    takeTheirs() {
      clearTimeout(timer)
      const theirs = shelf.read(state.draft.id)
      goTo(theirs ?? blank(), theirs?.changedAt ?? '')
      isChanged = false
    },
    keepMine(name) {
      const { draft, elsewhere } = state
      const copy = { ...draft, id: blank().id, name: name(draft.name).slice(0, draftLimits.name) }
      goTo(elsewhere === 'changed' ? copy : draft, '')
      keep()
    },
  }
  return desk
}
