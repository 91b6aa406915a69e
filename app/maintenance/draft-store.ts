import { use } from 'react'
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
})

/** A form's unsaved state, kept in the browser until it is saved or discarded: it survives a crash and a closed tab. */
export type Draft<V = unknown> = z.infer<typeof draftSchema> & { value: V; base: V }

/** The drafts of this browser as this tab knows them: they are read once, then told by the tab that changes one. */
const drafts = new Map<string, Draft>()
let store: IDBDatabase | undefined
/** Whether the last draft could not be written: the browser tells that only afterwards. */
let isFull = false

const name = 'drafts'
const tabs = typeof indexedDB === 'undefined' ? undefined : new BroadcastChannel('quarry-drafts')
tabs?.addEventListener('message', ({ data: { id, draft } }) => (draft ? drafts.set(id, draft) : drafts.delete(id)))

/** Once what an earlier visit has left is read; a browser that blocks its storage has nothing. */
const isRead = openStore().then(
  ([opened, kept]) => readDrafts(opened, kept),
  () => undefined,
)

/** Waits, with the Suspense around, until drafts can be listed. */
export function useDrafts(): void {
  use(isRead)
}

/** Begins with the drafts that a store holds, whatever else is among them. */
export function readDrafts(opened: IDBDatabase | undefined, kept: readonly unknown[]): void {
  store = opened
  drafts.clear()
  for (const each of kept) {
    const { data } = draftSchema.safeParse(each)
    if (data) drafts.set(data.id, data)
  }
}

async function openStore(): Promise<[IDBDatabase, unknown[]]> {
  const opening = indexedDB.open('quarry-drafts')
  opening.onupgradeneeded = () => opening.result.createObjectStore(name, { keyPath: 'id' })
  const opened = await done(opening)
  return [opened, await done(opened.transaction(name).objectStore(name).getAll())]
}

function done<A>(request: IDBRequest<A>): Promise<A> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** The drafts of a form such as 'events:new', or of all forms of a table such as 'events'; newest first. */
export function listDrafts(forms: string): Draft[] {
  return [...drafts.values()]
    .filter(({ form }) => `${form}:`.startsWith(`${forms}:`))
    .toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
}

/** Keeps a draft in place of the one with the same id; false where the browser's storage is full or blocked. */
export function writeDraft(draft: Draft): boolean {
  return change(draft.id, draft)
}

export function removeDraft({ id }: Pick<Draft, 'id'>): void {
  if (drafts.has(id)) change(id, undefined)
}

/** On the disk before long, also where the browser is killed. */
function change(id: string, draft: Draft | undefined): boolean {
  try {
    if (!store) return false
    const transaction = store.transaction(name, 'readwrite', { durability: 'strict' })
    if (draft) transaction.objectStore(name).put(draft)
    else transaction.objectStore(name).delete(id)
    transaction.oncomplete = () => {
      isFull = false
    }
    transaction.onabort = () => {
      isFull = true
    }
  } catch {
    return false
  }
  if (draft) drafts.set(id, draft)
  else drafts.delete(id)
  tabs?.postMessage({ id, draft })
  return !isFull
}
