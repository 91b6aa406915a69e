import { type Change, keyColumns, type NewRow, type Row, type TableName } from '../../../domain/content.ts'
import { ContentError, type FieldError } from '../../../domain/content-error.ts'
import { contentWriter } from '../content-writer.ts'
import { changedFields } from '../row-difference.ts'
import { changeErrors, newRowErrors } from '../row-errors.ts'
import { afterSave, type MergeRules, mergeWith, moveOnto, type RowEdits, type StoredVersion } from './row-edits.ts'
import { isStoredAs } from './stored-as.ts'

/** How an editor holds the rows of a table. */
export interface EditedTable<T extends TableName, V extends object> extends MergeRules {
  table: T
  /** The row in the editor's form; `like` is the version that its items are to be recognised by, where they have keys. */
  valuesOf: (row: Row<T>, like?: V) => V
  /** The row's fields without its key, as they are sent: the server stores dates and the like in its own form. */
  fieldsOf: (values: V) => Change<T>
  keyOf: (values: V) => string
}

/** Where an editor keeps the edits of a row: typing goes on while a save is under way. */
export interface EditsPlace<V extends object> {
  read: () => RowEdits<V>
  write: (next: RowEdits<V>) => void
}

/** A row as it is stored after a save; undefined where there was nothing to send. */
interface StoredAnswer<T extends TableName> {
  is: 'stored'
  row: Row<T> | undefined
  /** The fields that somebody else changed meanwhile, which are in it too. */
  others: string[]
}

/** How the rest of a row is to wait where it is saved by time, not by hand. */
interface SaveWay<V extends object> {
  /** What of the edits is saved; all of them where it is not given. */
  select?: (edits: RowEdits<V>) => V
  /** The editor that saves by itself: see `Content.update`. */
  autoSavedBy?: string
}

/** What came of a save: where both have changed the same field it waits for a choice; what breaks a rule is not sent. */
export type SaveAnswer<T extends TableName> =
  | StoredAnswer<T>
  | { is: 'conflict'; theirs: Row<T> }
  | { is: 'refused'; errors: FieldError[] }

/** Somebody would have to save in between each time. */
const mostAttempts = 5

/**
 * Saves the fields that were changed. Where somebody else has stored a newer version, what only one of the two changed
 * is merged and saved; where both changed the same field, nothing is sent. Rejects with a ContentError, 'not-found' where the row was deleted, or with fetch's own error.
 */
export async function saveRow<T extends TableName, V extends object>(
  kind: EditedTable<T, V>,
  { read, write }: EditsPlace<V>,
  { select = ({ edits }) => edits.present, autoSavedBy }: SaveWay<V> = {},
): Promise<SaveAnswer<T>> {
  const others = new Set<string>()
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const sent = select(read())
    const errors = refusedFields(kind, read(), sent)
    if (errors.length > 0) return { is: 'refused', errors }
    const answer = await send(kind, { read, write }, sent, autoSavedBy)
    if (!answer.isMine) {
      const theirs = versionOf(kind, answer.row, read().base)
      const { merged, conflicts } = mergeWith(read(), theirs.values, kind)
      if (conflicts.length > 0) return { is: 'conflict', theirs: answer.row }
      for (const field of Object.keys(storedChanges(kind, read().edits.present, merged))) others.add(field)
      write(moveOnto(read(), theirs, kind))
      continue
    }
    write(answer.row ? afterSave(read(), sent, versionOf(kind, answer.row, sent), kind) : { ...read(), base: sent })
    return { is: 'stored', row: answer.row, others: [...others] }
  }
  throw new ContentError('conflict', 'Others keep changing this at the same moment. Try again.')
}

/** A stored row in the editor's form. */
export function versionOf<R extends { updated_at: string }, V>(
  { valuesOf }: { valuesOf: (row: R, like?: V) => V },
  row: R,
  like?: V,
): StoredVersion<V> {
  return { values: valuesOf(row, like), version: row.updated_at }
}

/** The row as the attempt has stored it, undefined where there was nothing to send; or as somebody else has meanwhile. */
type Attempt<T extends TableName> = { isMine: true; row: Row<T> | undefined } | { isMine: false; row: Row<T> }

async function send<T extends TableName, V extends object>(
  kind: EditedTable<T, V>,
  place: EditsPlace<V>,
  sent: V,
  autoSavedBy: string | undefined,
): Promise<Attempt<T>> {
  const { base, version } = place.read()
  if (version === null) return insert(kind, place, sent)
  const change = changeOf(kind, base, sent)
  if (Object.keys(change).length === 0) return { isMine: true, row: undefined }
  try {
    return { isMine: true, row: await contentWriter.update(kind.table, kind.keyOf(base), change, version, autoSavedBy) }
  } catch (error) {
    if (!(error instanceof ContentError && error.code === 'conflict' && error.current)) throw error
    return { isMine: false, row: error.current as Row<T> }
  }
}

/**
 * Adds a row. One that is there already under the key that the form began with is this row: an earlier attempt whose
 * answer was lost, or a deletion that somebody took back. Under a key that was typed in it is another row.
 */
async function insert<T extends TableName, V extends object>(
  kind: EditedTable<T, V>,
  { read, write }: EditsPlace<V>,
  sent: V,
): Promise<Attempt<T>> {
  try {
    return { isMine: true, row: await contentWriter.insert(kind.table, newRow(kind, sent)) }
  } catch (error) {
    const refused = error instanceof ContentError ? error.fields : []
    const isTaken = refused.some(({ field }) => field === keyColumns[kind.table])
    const isOwn = kind.keyOf(sent) === kind.keyOf(read().base)
    const found = isTaken && isOwn ? await contentWriter.find(kind.table, kind.keyOf(sent)) : undefined
    if (found) return { isMine: false, row: found }
    if (refused.length === 0) write({ ...read(), tried: sent })
    throw error
  }
}

function refusedFields<T extends TableName, V extends object>(
  kind: EditedTable<T, V>,
  { base, version }: RowEdits<V>,
  sent: V,
): FieldError[] {
  return version === null
    ? newRowErrors(kind.table, newRow(kind, sent))
    : changeErrors(kind.table, changeOf(kind, base, sent))
}

/** The fields of the row in which two versions differ once they are stored: only these are sent. */
function changeOf<T extends TableName, V extends object>(kind: EditedTable<T, V>, base: V, sent: V): Change<T> {
  return storedChanges(kind, kind.fieldsOf(sent), kind.fieldsOf(base)) as Change<T>
}

/** The fields of `typed` that differ from another version also when they are stored. */
function storedChanges({ table }: { table: TableName }, typed: object, stored: object): object {
  const changed = Object.entries(changedFields(stored, typed))
  return Object.fromEntries(
    changed.filter(([field, value]) => !isStoredAs(table, field, value, Reflect.get(stored, field))),
  )
}

function newRow<T extends TableName, V extends object>(kind: EditedTable<T, V>, values: V): NewRow<T> {
  return { ...kind.fieldsOf(values), [keyColumns[kind.table]]: kind.keyOf(values) } as NewRow<T>
}
