import type { EditedTable } from '../editing/save-row.ts'
import type { DeletionWords } from '../undo-delete.ts'

/** The tables whose rows are edited in a dialog. */
export type DialogTable = 'events' | 'evidence_documents' | 'evidence_categories'

/** What a dialog's controls hold: a text for each field. */
export type FormValues = Readonly<Record<string, string>>

/** How the rows of a table are edited in a dialog, and what is said of it (rule: change-toasts). */
export interface RowKind<T extends DialogTable> extends EditedTable<T, FormValues> {
  /** What a row is called in a sentence, such as 'event'. */
  noun: string
  words: RowWords
  /** An empty form; the id of the row to be is in it. */
  blank: () => FormValues
}

type Verb = 'created' | 'updated' | 'deleted'

export interface RowWords {
  done: Record<Verb, { title: string; description: string; settles: string[] }>
  failed: Record<Verb, string>
  deletion: DeletionWords
}

/** The words of a kind: 'Event created' with 'Event has been successfully created', 'Error creating event' and so on. */
export function rowWords(noun: string, fullNoun = noun): RowWords {
  const failed = {
    created: `Error creating ${noun}`,
    updated: `Error updating ${noun}`,
    deleted: `Error deleting ${noun}`,
  }
  const done = (verb: Verb) => ({
    title: `${capital(noun)} ${verb}`,
    description: `${capital(fullNoun)} has been successfully ${verb}`,
    settles: [failed[verb]],
  })
  return {
    done: { created: done('created'), updated: done('updated'), deleted: done('deleted') },
    failed,
    deletion: {
      deleted: done('deleted'),
      failed: { title: failed.deleted },
      restored: `${capital(noun)} restored`,
    },
  }
}

function capital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
