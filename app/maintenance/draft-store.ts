import { z } from 'zod'

const draftSchema = z.object({
  id: z.string(),
  // Which form it belongs to: the table and the row's key, such as 'events:new'.
  form: z.string(),
  value: z.unknown(),
  // What the value was made from, and its updated_at: null for a new row.
  base: z.unknown(),
  basedOn: z.string().nullable().default(null),
  savedAt: z.string(),
  // The fields in which the maintainer took another's version: the draft is what was not taken.
  notTaken: z.array(z.string()).optional(),
})

/**
 * A form's unsaved state, kept in the browser until it is saved or discarded: it survives a crash and a closed tab. Each
 * open form has its own, so that two tabs never overwrite each other's.
 */
export type Draft<V = unknown> = z.infer<typeof draftSchema> & { value: V; base: V }

/** What a draft keeps of a form. */
export type Unsaved<V = unknown> = Omit<Draft<V>, 'id' | 'savedAt'>

/** A draft of its own, as of now. */
export function newDraft<V>(unsaved: Unsaved<V>): Draft<V> {
  return { ...unsaved, id: crypto.randomUUID(), savedAt: new Date().toISOString() }
}

const prefix = 'quarry-draft:'
const nameOf = ({ form, id }: Pick<Draft, 'id' | 'form'>) => `${prefix}${form}:${id}`

/** The drafts of a form such as 'events:new', or of all forms of a table such as 'events'; newest first. */
export function listDrafts(forms: string): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(`${prefix}${forms}:`))
      .flatMap((name) => readDraft(localStorage.getItem(name)))
      .filter((draft) => draft.form === forms || draft.form.startsWith(`${forms}:`))
      .toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
  } catch {
    // A browser that blocks storage throws when it is named.
    return []
  }
}

/** Keeps a draft in place of the one with the same id; false where the browser's storage is full or blocked. */
export function writeDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(nameOf(draft), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeDraft(draft: Pick<Draft, 'id' | 'form'>): void {
  try {
    localStorage.removeItem(nameOf(draft))
  } catch {
    // A storage that is blocked holds no draft.
  }
}

function readDraft(text: string | null): Draft[] {
  try {
    return [draftSchema.parse(JSON.parse(text ?? ''))]
  } catch {
    return []
  }
}

const lockName = (id: string) => `quarry-draft:${id}`

/** Marks a draft as belonging to an open form, until the returned function is called or the tab ends in whatever way. */
function holdDraft(id: string): () => void {
  let release = () => {}
  const ended = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks?.request(lockName(id), () => ended)
  return release
}

/** The drafts of a form, or of a table, that are open in no tab, newest first. Where the browser has no locks, all of them. */
export async function abandonedDrafts(forms: string): Promise<Draft[]> {
  const drafts = listDrafts(forms)
  // A form that has just been left gives its lock back a moment later.
  await new Promise((resolve) => setTimeout(resolve))
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const open = new Set(held.map((lock) => lock.name))
  return drafts.filter(({ id }) => !open.has(lockName(id)))
}

const writeDelay = 300

/**
 * Keeps what an editor has unsaved in the browser. `unsaved` tells what that is, undefined for nothing; `onKept` hears
 * whether the browser keeps it.
 */
export function createDraftKeeper<V>(unsaved: () => Unsaved<V> | undefined, onKept: (isKept: boolean) => void) {
  const id = crypto.randomUUID()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let kept: Draft | undefined
  let isOpen = false

  function keep(): void {
    clearTimeout(waiting)
    const now = unsaved()
    // A new row that was stored has a form of its own.
    if (kept && kept.form !== now?.form) removeDraft(kept)
    kept = now && { ...newDraft(now), id }
    onKept(kept === undefined || writeDraft(kept))
  }
  return {
    id,
    keep,
    /** The edits have changed: what is unsaved is kept after a moment, and forgotten at once where it is nothing. */
    follow() {
      clearTimeout(waiting)
      if (isOpen && unsaved()) waiting = setTimeout(keep, writeDelay)
      else if (isOpen || kept) keep()
    },
    /** The editor is on the screen, so that the draft is offered nowhere else; until the returned function is called. */
    open(): () => void {
      isOpen = true
      const release = holdDraft(id)
      addEventListener('pagehide', keep)
      return () => {
        removeEventListener('pagehide', keep)
        keep()
        isOpen = false
        release()
      }
    },
  }
}
