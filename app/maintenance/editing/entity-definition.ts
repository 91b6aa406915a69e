import type { z } from 'zod'
import { tableWords } from '../../../content/table-words.ts'
import { type Change, keyColumns, keyOf, type Row, type TableName } from '../../../domain/content.ts'
import type { FieldError } from '../../../domain/content-error.ts'
import { type StageId, stageIds } from '../../../domain/stage-ids.ts'
import type { UnsavedRow } from '../../../domain/wanted-preview.ts'
import type { ToastMessage } from '../../ui/toast.ts'
import { failureText } from '../content-writer.ts'
import type { DeletionWords } from '../undo-delete.ts'

/** The definition of an entity: what an editor does with the rows of its table. */
export interface EntityDefinition<T extends TableName, V extends object> {
  table: T
  /** What a row is called in a sentence, such as 'event'. */
  noun: string
  /** The row as the editor holds it, with its key. What is typed may break the rules of it; a draft has its shape. */
  schema: z.ZodType<V>
  /** The row in the editor's form; `like` is the version that its items are to be recognised by, where they have keys. */
  valuesOf: (row: Row<T>, like?: V) => V
  /** The row's fields as they are sent: the server stores dates and the like in its own form. */
  fieldsOf: (values: V) => Change<T>
  words: SaveWords<T>
  /** Stores a change that does more than its form shows, once somebody has agreed to that: undefined where nobody has. */
  agree?: (
    asked: { key: string; change: Change<T>; version: string },
    store: () => Promise<Row<T>>,
  ) => Promise<Row<T> | undefined>
  /** What the form calls fields by another label for this row than for others of the table. */
  labels?: (values: V) => Readonly<Record<string, string>>
  /** The public pages that show the row, the one to look at first in front; the editor previews them. Without it there is no preview. */
  shownOn?: (values: V) => readonly ShownOn[]
}

export interface ShownOn {
  /** Below /quarry, such as /events. */
  path: string
  /** What the maintainer chooses it by, such as 'Impact map'. */
  name: string
  /** A selector of the row's place on the page, where it does not stand at the top. */
  at?: string
  /** Whether a field is seen there; without it, each is. */
  shows?: (field: string) => boolean
  /** Rows of other tables as they must stand for this one to be seen there. */
  given?: readonly UnsavedRow[]
}

interface SaveWords<T extends TableName> {
  /** `row` is undefined where there was nothing to send. */
  stored: (wasNew: boolean, row: Row<T> | undefined) => Omit<ToastMessage, 'kind'>
  /** Undefined where the form says enough. */
  failed: (refusal: SaveRefusal, wasNew: boolean) => Omit<ToastMessage, 'kind'> | undefined
}

/** Why a row is not saved. */
export interface SaveRefusal {
  errors: readonly FieldError[]
  /** What the save was rejected with; undefined where nothing was sent. */
  error?: unknown
  /** Whether the row was deleted meanwhile. */
  isGone: boolean
}

/** What an editor makes of a row, as a whole row with its key. */
export function rowOf<T extends TableName, V extends object>({ table, fieldsOf }: EntityDefinition<T, V>, values: V) {
  return { ...fieldsOf(values), [keyColumns[table]]: keyOf(table, values) }
}

const otherShapes: ReadonlySet<string | undefined> = new Set(['invalid_type', 'invalid_union', 'unrecognized_keys'])

/** Whether a value has the fields that a schema reads. It may break the rules for them, as what is half typed does. */
export function hasShape<V>(schema: z.ZodType<V>, value: unknown): value is V {
  const { error } = schema.safeParse(value)
  return error?.issues.every(({ code }) => !otherShapes.has(code)) ?? true
}

/** Adds to a definition what is said of its rows: 'Event created', 'Error creating event' and so on. */
export function entity<T extends TableName, V extends object>(
  definition: Omit<EntityDefinition<T, V>, 'words'>,
): EntityDefinition<T, V> & { deletion: DeletionWords } {
  const { table, noun } = definition
  const fullNoun = noun === tableWords[table].noun ? tableWords[table].row : capital(noun)
  const [creating, updating, deleting] = [`Error creating ${noun}`, `Error updating ${noun}`, `Error deleting ${noun}`]
  const done = (verb: string, ...settles: string[]) => ({
    title: `${capital(noun)} ${verb}`,
    description: `${fullNoun} has been successfully ${verb}`,
    settles,
  })
  return {
    ...definition,
    words: {
      stored: (wasNew) => done(wasNew ? 'created' : 'updated', creating, updating),
      failed: ({ error }, wasNew) => failedWords(error, wasNew ? creating : updating),
    },
    deletion: {
      deleted: done('deleted', deleting),
      failed: { title: deleting },
      restored: `${capital(noun)} restored`,
    },
  }
}

/** What is said of a save whatever the row was: in these words, or under this title. */
export function saveWords(done: { title: string; description: string }, failed: string): SaveWords<TableName> {
  return {
    stored: () => ({ ...done, settles: [failed] }),
    failed: ({ error }) => failedWords(error, failed),
  }
}

function failedWords(error: unknown, title: string) {
  return error === undefined ? undefined : { title, description: failureText(error) }
}

/** A noun as it begins a sentence or stands on a button. */
export function capital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}

/** The stages with this one as the current, whatever the day: what shows on a page at another stage is previewed with them. */
export function stagesAt(current: StageId): UnsavedRow[] {
  return stageIds.map((stage) => ({
    table: 'process_stages',
    row: { id: stage, status: stage === current ? 'current' : 'upcoming', starts_on: '', ends_on: '' },
  }))
}
