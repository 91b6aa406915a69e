import type { z } from 'zod'
import type { FixedTable, TableName } from '../../../domain/content.ts'
import { failureText } from '../content-writer.ts'
import type { EntityDefinition } from '../editing/entity-definition.ts'
import type { DeletionWords } from '../undo-delete.ts'

type SaveWords = EntityDefinition<TableName, object>['words']

/** The definition of rows that are edited in a dialog. */
export interface DialogDefinition<T extends TableName, V extends object> extends EntityDefinition<T, V> {
  /** An empty form; the id of the row to be is in it. */
  blank: () => V
  deletion: DeletionWords
}

/** Adds to a definition what is said of its rows: 'Event created', 'Error creating event' and so on. */
export function dialogDefinition<T extends TableName, V extends object>({
  fullNoun,
  ...definition
}: Omit<DialogDefinition<T, V>, 'words' | 'deletion'> & {
  /** What a row is called where there is room. */
  fullNoun?: string
}): DialogDefinition<T, V> {
  const { noun } = definition
  const deleting = `Error deleting ${noun}`
  return {
    ...definition,
    words: wordsFor(noun, fullNoun),
    deletion: {
      deleted: doneWords('deleted', noun, fullNoun, deleting),
      failed: { title: deleting },
      restored: `${capital(noun)} restored`,
    },
  }
}

/** The definition of rows that are always there: they are changed, and neither added nor deleted. */
export function fixedDefinition<T extends FixedTable, V extends object>(
  definition: Omit<EntityDefinition<T, V>, 'words'>,
): EntityDefinition<T, V> {
  return { ...definition, words: wordsFor(definition.noun) }
}

/** A form that holds the fields of this schema as they are stored. */
export function asStored<V extends object>(schema: z.ZodType<V>) {
  return {
    schema,
    valuesOf({ updated_at: _seen, ...values }: V & { updated_at: string }): V {
      return values as unknown as V
    },
    fieldsOf: (values: V) => values,
  }
}

/** What is said of a save whatever the row was: in these words, or under this title. */
export function saveWords(done: { title: string; description: string }, failed: string): SaveWords {
  return {
    stored: () => ({ ...done, settles: [failed] }),
    failed: ({ error }) => failedWords(error, failed),
  }
}

function wordsFor(noun: string, fullNoun = noun): SaveWords {
  const [creating, updating] = [`Error creating ${noun}`, `Error updating ${noun}`]
  return {
    stored: (wasNew) => doneWords(wasNew ? 'created' : 'updated', noun, fullNoun, creating, updating),
    failed: ({ error }, wasNew) => failedWords(error, wasNew ? creating : updating),
  }
}

function doneWords(verb: string, noun: string, fullNoun = noun, ...settles: string[]) {
  return {
    title: `${capital(noun)} ${verb}`,
    description: `${capital(fullNoun)} has been successfully ${verb}`,
    settles,
  }
}

function failedWords(error: unknown, title: string) {
  return error === undefined ? undefined : { title, description: failureText(error) }
}

/** A noun as it begins a sentence or stands on a button. */
export function capital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
