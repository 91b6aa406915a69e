/** A form's unsaved state, kept in the browser. Each open form has its own, so that two tabs never overwrite each other's. */
export interface Draft<V = unknown> {
  id: string
  /** Which form it belongs to: the table and the row's key, such as 'events:new'. */
  form: string
  value: V
  /** What the value was made from, and its updated_at: null for a new row. */
  base: V
  basedOn: string | null
  savedAt: string
  /** The fields in which the maintainer took another's version: the draft is what was not taken. */
  notTaken?: string[]
}

/** Keeps drafts until they are saved or discarded; they survive a crash and a closed tab. */
export interface DraftStore {
  /** The drafts of a form such as 'events:new', or of all forms of a table such as 'events'; newest first. */
  list(forms: string): Draft[]
  /** Keeps a draft in place of the one with the same id; false where the browser's storage is full or blocked. */
  write(draft: Draft): boolean
  remove(draft: Pick<Draft, 'id' | 'form'>): void
}

const prefix = 'quarry-draft:'

/** Drafts in this storage. It is asked for each time, since a browser that blocks storage throws when it is named. */
export function createDraftStore(storage: () => Storage): DraftStore {
  return {
    list(forms) {
      try {
        const kept = storage()
        return Object.keys(kept)
          .filter((name) => name.startsWith(`${prefix}${forms}:`))
          .flatMap((name) => readDraft(kept.getItem(name)))
          .filter((draft) => draft.form === forms || draft.form.startsWith(`${forms}:`))
          .toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
      } catch {
        return []
      }
    },
    write(draft) {
      try {
        storage().setItem(nameOf(draft), JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    remove(draft) {
      try {
        storage().removeItem(nameOf(draft))
      } catch {
        // A storage that is blocked holds no draft.
      }
    },
  }
}

function nameOf({ form, id }: Pick<Draft, 'id' | 'form'>): string {
  return `${prefix}${form}:${id}`
}

function readDraft(text: string | null): Draft[] {
  try {
    const draft: Partial<Draft> | null = JSON.parse(text ?? 'null')
    const { id, form, value, base, basedOn = null, savedAt, notTaken } = draft ?? {}
    if (typeof id !== 'string' || typeof form !== 'string' || typeof savedAt !== 'string') return []
    return [
      { id, form, value, base, basedOn, savedAt, ...(Array.isArray(notTaken) && { notTaken: notTaken.map(String) }) },
    ]
  } catch {
    return []
  }
}

/** The drafts of this browser. */
export const draftStore = createDraftStore(() => localStorage)

/** What a draft keeps of a form. */
export type Unsaved<V = unknown> = Omit<Draft<V>, 'id' | 'savedAt'>

/** A draft of its own, as of now. */
export function newDraft<V>(unsaved: Unsaved<V>): Draft<V> {
  return { ...unsaved, id: crypto.randomUUID(), savedAt: new Date().toISOString() }
}
