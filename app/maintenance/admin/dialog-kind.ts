import { failureText } from '../content-writer.ts'
import type { RowKind } from '../editing/row-kind.ts'
import type { DeletionWords } from '../undo-delete.ts'

/** The tables whose rows are edited in a dialog. */
export type DialogTable = 'events' | 'evidence_documents' | 'evidence_categories'

/** A kind of row that is edited in a dialog. */
export interface DialogKind<T extends DialogTable, V extends object> extends RowKind<T, V> {
  /** An empty form; the id of the row to be is in it. */
  blank: () => V
  deletion: DeletionWords
}

/** What is said of the rows of a kind: 'Event created', 'Error creating event' and so on (rule: change-toasts). */
export function savedWords(noun: string, fullNoun = noun): Pick<DialogKind<DialogTable, object>, 'words' | 'deletion'> {
  const done = (verb: string, ...settles: string[]) => ({
    title: `${capital(noun)} ${verb}`,
    description: `${capital(fullNoun)} has been successfully ${verb}`,
    settles,
  })
  const [creating, updating, deleting] = [`Error creating ${noun}`, `Error updating ${noun}`, `Error deleting ${noun}`]
  return {
    words: {
      stored: (wasNew) => (wasNew ? done('created', creating, updating) : done('updated', creating, updating)),
      failed: ({ error }, wasNew) =>
        error === undefined ? undefined : { title: wasNew ? creating : updating, description: failureText(error) },
    },
    deletion: {
      deleted: done('deleted', deleting),
      failed: { title: deleting },
      restored: `${capital(noun)} restored`,
    },
  }
}

/** Adds to a kind what is said of its rows. */
export function dialogKind<T extends DialogTable, V extends object>({
  fullNoun,
  ...kind
}: Omit<DialogKind<T, V>, 'words' | 'deletion'> & {
  /** What a row is called where there is room. */
  fullNoun?: string
}): DialogKind<T, V> {
  return { ...kind, ...savedWords(kind.noun, fullNoun) }
}

/** A noun as it begins a sentence or stands on a button. */
export function capital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
