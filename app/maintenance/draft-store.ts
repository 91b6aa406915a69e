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

/** A form's unsaved state, kept in the browser until it is saved or discarded: it survives a crash and a closed tab. */
export type Draft<V = unknown> = z.infer<typeof draftSchema> & { value: V; base: V }

const prefix = 'quarry-draft:'

/** The drafts of a form such as 'events:new', or of all forms of a table such as 'events'; newest first. */
export function listDrafts(forms: string): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => readDraft(localStorage.getItem(name)))
      .filter(({ form }) => `${form}:`.startsWith(`${forms}:`))
      .toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
  } catch {
    // A browser that blocks storage throws when it is named.
    return []
  }
}

/** Keeps a draft in place of the one with the same id; false where the browser's storage is full or blocked. */
export function writeDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(prefix + draft.id, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeDraft({ id }: Pick<Draft, 'id'>): void {
  try {
    localStorage.removeItem(prefix + id)
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
