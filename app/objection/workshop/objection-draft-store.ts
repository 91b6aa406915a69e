import { newDraft, newPoint, type ObjectionDraft } from '../../../domain/objection-draft.ts'

/** The key of the one draft that a browser keeps. */
export const draftKey = 'quarry-objection'

/** What became of keeping the draft: a browser may keep nothing at all, or have no room left. */
export type Keeping = 'kept' | 'blocked' | 'full'

export interface DraftState {
  draft: ObjectionDraft
  keeping: Keeping
  /** Whether the browser has the draft; false as long as nothing was written. */
  isStored: boolean
  /**
   * What another tab did: it wrote on, and its words are shown here; or it changed or deleted the draft while this tab had
   * words that were not kept yet: then nothing is kept here until the writer has chosen.
   */
  elsewhere: 'shown' | 'changed' | 'deleted' | undefined
}

/** How long after the last key the draft is kept, in ms. */
const pause = 500

/** Whoever changes the shape of a draft raises it: a draft of another shape is brought over or passed over. */
const version = 3

/** The one draft of this browser, and what keeps it at each pause. It stands outside React, as it goes on when the page is left. */
export function createDraftStore(storage: () => Storage, blank: () => ObjectionDraft) {
  /** The draft in the storage as this tab last read or wrote it; null for none. */
  let known = read()
  let isChanged = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: DraftState = {
    draft: draftIn(known) ?? blank(),
    keeping: probe(),
    isStored: known !== null,
    elsewhere: undefined,
  }
  const listeners = new Set<() => void>()

  function show(change: Partial<DraftState>) {
    state = { ...state, ...change, isStored: known !== null }
    for (const listener of listeners) listener()
  }
  function read(): string | null {
    try {
      return storage().getItem(draftKey)
    } catch {
      return null
    }
  }
  function write(key: string, text: string | null): Keeping {
    try {
      if (text === null) storage().removeItem(key)
      else storage().setItem(key, text)
      return 'kept'
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
    }
  }
  function probe(): Keeping {
    const keeping = write(`${draftKey}-probe`, '1')
    write(`${draftKey}-probe`, null)
    return keeping
  }

  /** Looks whether another tab has changed or deleted the draft. */
  function lookElsewhere() {
    const stored = read()
    if (stored === known || state.elsewhere === 'changed' || state.elsewhere === 'deleted') return
    const theirs = draftIn(stored)
    if (isChanged || !theirs) return show({ elsewhere: stored === null ? 'deleted' : 'changed' })
    known = stored
    show({ draft: theirs, elsewhere: 'shown' })
  }
  /** Keeps what is not kept yet, now. */
  function keep() {
    clearTimeout(timer)
    if (!isChanged) return
    lookElsewhere()
    if (state.elsewhere === 'changed' || state.elsewhere === 'deleted') return
    const text = JSON.stringify({ ...state.draft, version })
    const keeping = write(draftKey, text)
    if (keeping === 'kept') {
      known = text
      isChanged = false
    }
    show({ keeping })
  }
  /** Shows what is stored, or a new draft where that is nothing, in place of what is shown. */
  function takeStored() {
    clearTimeout(timer)
    isChanged = false
    known = read()
    show({ draft: draftIn(known) ?? blank(), elsewhere: undefined, keeping: probe() })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(change: (draft: ObjectionDraft) => ObjectionDraft) {
      const draft = change(state.draft)
      if (draft === state.draft) return
      isChanged = true
      show({ draft, ...(state.elsewhere === 'shown' && { elsewhere: undefined }) })
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    },
    keep,
    /** Whether something was written that the browser does not keep. */
    isLostOnLeaving() {
      keep()
      return isChanged
    },
    /** Deletes the draft, here and in the browser, for a new one. */
    startAnew() {
      write(draftKey, null)
      takeStored()
    },
    lookElsewhere,
    /** For a page that the browser shows again as it was left: what was deleted or changed meanwhile is not shown as it was. */
    comeBack() {
      if (!isChanged && read() !== known) takeStored()
      else lookElsewhere()
    },
    takeStored,
    /** Keeps the draft of this tab in place of the other tab's. */
    keepMine() {
      known = read()
      isChanged = true
      show({ elsewhere: undefined })
      keep()
    },
  }
}

/** Whether what was stored has the parts of a draft, each of its kind: something else would stop the page at each visit. */
function isLike(stored: ObjectionDraft, draft: ObjectionDraft): boolean {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
  const hasParts = (part: object, like: object) =>
    Object.entries(like).every(([name, value]) => kindOf(Reflect.get(part, name)) === kindOf(value))
  return (
    hasParts(stored, draft) &&
    hasParts(stored.person, draft.person) &&
    stored.points.every((point) => hasParts(point, newPoint(''))) &&
    (stored.edited === null || hasParts(stored.edited, { text: '', made: '' }))
  )
}

function draftIn(stored: string | null): ObjectionDraft | undefined {
  try {
    const given = JSON.parse(stored ?? 'null')
    const draft = given?.version === 2 ? broughtOver(given) : given
    return draft?.version === version && isLike(draft, newDraft(0)) ? draft : undefined
  } catch {
    return undefined
  }
}

/** What version 2 stored, which asked one question for each point. */
function broughtOver({ points, ...draft }: { points: { ground: string; words: string }[] }) {
  const answered = points.map(({ words, ...point }) => ({ ...newPoint(point.ground), ...point, today: words }))
  return { ...draft, points: answered, lookedAt: [], version }
}
