import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import { readDraft } from '../../../domain/read-draft.ts'
import { forgetLetter } from '../../ui/brought-letter.ts'
import { draftPrefix as prefix } from '../kept-drafts.ts'

const currentKey = 'quarry-objection-current'

/** What became of keeping a draft: a browser may keep nothing at all, or have no room left. */
export type Keeping = 'kept' | 'blocked' | 'full'

export interface KeptDrafts {
  /** The drafts that can be read, the last changed first. */
  drafts: readonly ObjectionDraft[]
  unread: readonly string[]
}

/** The id of the draft that a key of the storage belongs to; undefined for what is not ours. */
export function draftIdOf(key: string): string | undefined {
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined
}

/**
 * The drafts in this browser. `shared` is what all tabs have, `own` what this one has; both are asked for each time, since a
 * browser may refuse even that. No method throws.
 */
export function createShelf(shared: () => Storage, own: () => Storage) {
  const ids = () => attempt(() => Object.keys(shared()).flatMap((key) => draftIdOf(key) ?? [])) ?? []
  const stored = (id: string) => attempt(() => shared().getItem(prefix + id)) ?? undefined
  // The key names the draft: what it says of itself may have been damaged.
  const readStored = (id: string) => attempt(() => readDraft({ ...JSON.parse(stored(id) ?? 'null'), id }).draft)
  const keep = (key: string, text: string): Keeping => {
    try {
      shared().setItem(key, text)
      return 'kept'
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
    }
  }
  /** Removes a draft, and the letter of it that was handed over. */
  const remove = (id: string) => {
    attempt(() => shared().removeItem(prefix + id))
    forgetLetter(id, shared)
  }
  return {
    all(): KeptDrafts {
      const read = ids().map((id) => ({ id, draft: readStored(id) }))
      return {
        drafts: read.flatMap(({ draft }) => draft ?? []).toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)),
        unread: read.flatMap(({ id, draft }) => (draft ? [] : id)),
      }
    },
    read: readStored,
    /** A draft as it is stored, readable or not; undefined where there is none. */
    stored,
    /** Keeps a draft. A letter made of what it said before is no longer handed over (rule: letter-brought). */
    keep(draft: ObjectionDraft) {
      forgetLetter(draft.id, shared)
      return keep(prefix + draft.id, JSON.stringify(draft))
    },
    remove,
    clear: () => ids().forEach(remove),
    probe() {
      const key = 'quarry-objection-probe'
      const keeping = keep(key, '1')
      attempt(() => shared().removeItem(key))
      return keeping
    },
    /** The draft on which this tab was last at work; empty for none. */
    current: () => attempt(() => own().getItem(currentKey)) ?? '',
    setCurrent: (id: string) =>
      attempt(() => (id === '' ? own().removeItem(currentKey) : own().setItem(currentKey, id))),
  }
}
export type DraftShelf = ReturnType<typeof createShelf>

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
