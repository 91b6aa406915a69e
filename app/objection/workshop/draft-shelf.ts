import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import { readDraft } from '../../../domain/read-draft.ts'
import { draftPrefix as prefix } from '../kept-drafts.ts'

const currentKey = 'quarry-objection-current'

/** What became of keeping a draft: a browser may keep nothing at all, or have no room left. */
export type Keeping = 'kept' | 'blocked' | 'full'

/** The drafts in this browser. No method throws, whatever the browser does. */
export interface DraftShelf {
  /** The drafts that can be read, the last changed first. */
  list: () => ObjectionDraft[]
  read: (id: string) => ObjectionDraft | undefined
  keep: (draft: ObjectionDraft) => Keeping
  remove: (id: string) => void
  /** Removes every draft, also what cannot be read. */
  clear: () => void
  /** Whether the browser keeps anything. */
  probe: () => Keeping
  /** The draft on which this tab was last at work. */
  current: () => string
  /** Empty for none. */
  setCurrent: (id: string) => void
}

/** The id of the draft that a key of the storage belongs to; undefined for what is not ours. */
export function draftIdOf(key: string): string | undefined {
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined
}

/** `shared` is what all tabs have, `own` what this one has; both are asked for each time, since a browser may refuse even that. */
export function createShelf(shared: () => Storage, own: () => Storage): DraftShelf {
  const keys = () => attempt(() => Object.keys(shared()).filter((key) => draftIdOf(key) !== undefined)) ?? []
  const read = (id: string) => attempt(() => readDraft(JSON.parse(shared().getItem(prefix + id) ?? 'null')).draft)
  const keep = (key: string, text: string): Keeping => {
    try {
      shared().setItem(key, text)
      return 'kept'
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
    }
  }
  return {
    list: () =>
      keys()
        .flatMap((key) => read(key.slice(prefix.length)) ?? [])
        .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)),
    read,
    keep: (draft) => keep(prefix + draft.id, JSON.stringify(draft)),
    remove: (id) => attempt(() => shared().removeItem(prefix + id)),
    clear: () => {
      for (const key of keys()) attempt(() => shared().removeItem(key))
    },
    probe: () => {
      const key = 'quarry-objection-probe'
      const keeping = keep(key, '1')
      attempt(() => shared().removeItem(key))
      return keeping
    },
    current: () => attempt(() => own().getItem(currentKey)) ?? '',
    setCurrent: (id) => attempt(() => (id === '' ? own().removeItem(currentKey) : own().setItem(currentKey, id))),
  }
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
