import type { FixedTable } from '../../../domain/content.ts'
import { failureText } from '../content-writer.ts'
import type { RowKind } from '../editing/row-kind.ts'
import type { DeletionWords } from '../undo-delete.ts'

/** The tables whose rows are edited in a dialog. */
export type DialogTable = 'events' | 'evidence_documents' | 'evidence_categories' | 'village_data' | 'claims' | 'cases'

/** A kind of row that is edited in a dialog. */
export interface DialogKind<T extends DialogTable, V extends object> extends RowKind<T, V> {
  /** An empty form; the id of the row to be is in it. */
  blank: () => V
  deletion: DeletionWords
}

/** Adds to a kind what is said of its rows: 'Event created', 'Error creating event' and so on (rule: change-toasts). */
export function dialogKind<T extends DialogTable, V extends object>({
  fullNoun,
  ...kind
}: Omit<DialogKind<T, V>, 'words' | 'deletion'> & {
  /** What a row is called where there is room. */
  fullNoun?: string
}): DialogKind<T, V> {
  const { noun } = kind
  const deleting = `Error deleting ${noun}`
  return {
    ...kind,
    words: saveWords(noun, fullNoun),
    deletion: {
      deleted: doneWords('deleted', noun, fullNoun, deleting),
      failed: { title: deleting },
      restored: `${capital(noun)} restored`,
    },
  }
}

/** A kind of row that is always there: it is changed, and neither added nor deleted (rule: fixed-rows). */
export function fixedKind<T extends FixedTable, V extends object>(kind: Omit<RowKind<T, V>, 'words'>) {
  return {
    ...kind,
    words: saveWords(kind.noun),
  }
}

function saveWords(noun: string, fullNoun = noun): RowKind<DialogTable, object>['words'] {
  const [creating, updating] = [`Error creating ${noun}`, `Error updating ${noun}`]
  return {
    stored: (wasNew) => doneWords(wasNew ? 'created' : 'updated', noun, fullNoun, creating, updating),
    failed: ({ error }, wasNew) =>
      error === undefined ? undefined : { title: wasNew ? creating : updating, description: failureText(error) },
  }
}

function doneWords(verb: string, noun: string, fullNoun = noun, ...settles: string[]) {
  return {
    title: `${capital(noun)} ${verb}`,
    description: `${capital(fullNoun)} has been successfully ${verb}`,
    settles,
  }
}

/** A noun as it begins a sentence or stands on a button. */
export function capital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
