import { type Change, keyColumns, keyOf, type NewRow, type Row, type TableName } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { changeSchemas, newRowSchemas, refusedFields } from '../../../domain/row-schemas.ts'
import { contentWriter } from '../content-writer.ts'
import { changedFields } from '../row-difference.ts'
import { type EntityDefinition, rowOf, type SaveRefusal, type SaveScope } from './entity-definition.ts'
import { isStoredAs, mergeRows } from './merge-rows.ts'
import { afterSave, moveOnto, type RowEdits, type StoredVersion, startEdits } from './row-state.ts'

/** Where an editor keeps the edits of a row: typing goes on while a save is under way. */
interface EditsPlace<V extends object> {
  read: () => RowEdits<V>
  write: (next: RowEdits<V>) => void
}

/** What came of a save. */
type SaveResult<T extends TableName> =
  /** The row as it is stored, undefined where there was nothing to send; with the fields that somebody else changed. */
  | { is: 'stored'; row: Row<T> | undefined; others: string[] }
  /** Both changed the same field: it waits for a choice. */
  | { is: 'conflict'; theirs: Row<T> }
  | { is: 'refused'; refusal: SaveRefusal }

interface SaveOptions {
  /** The row began as a new one: where it is stored already, that was an earlier attempt of ours, whose response was lost. */
  isBlank: boolean
  sends: SaveScope
  isAutoSave: boolean
}

/** Somebody would have to save in between each time. */
const mostAttempts = 5

/**
 * Saves the fields that were changed. Where somebody else has stored a newer version, what only one of the two changed
 * is merged and saved; where both changed the same field, nothing is sent, nor what breaks a rule.
 */
export async function saveRow<T extends TableName, V extends object>(
  definition: EntityDefinition<T, V>,
  { read, write }: EditsPlace<V>,
  { isBlank, sends, isAutoSave }: SaveOptions,
): Promise<SaveResult<T>> {
  const { table, savedByItself } = definition
  const others = new Set<string>()
  try {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const { base, edits, version } = read()
      const sent = sends === 'self-saving' && savedByItself ? savedByItself(base, edits.present) : edits.present
      const change = storedChanges(table, definition.fieldsOf(base), definition.fieldsOf(sent)) as Change<T>
      const errors =
        version === null
          ? refusedFields(newRowSchemas, table, rowOf(definition, sent))
          : refusedFields(changeSchemas, table, change)
      if (errors.length > 0) return { is: 'refused', refusal: { errors, isGone: false } }
      const result =
        version === null
          ? await insert(definition, base, sent)
          : await update(table, keyOf(table, base), change, version, isAutoSave)
      // Typing went on meanwhile.
      const now = read()
      if (result.isMine) {
        const { row } = result
        if (row) write(afterSave(now, sent, versionOf(definition, row, sent), table))
        // Nothing was sent, since all would be stored as it is already: what was typed counts as what was read.
        else write(startEdits(sent, now.version, now.edits))
        return { is: 'stored', row, others: [...others] }
      }
      const theirs = versionOf(definition, result.row, now.base)
      const isOwnEarlierAttempt = isBlank && version === null
      if (isOwnEarlierAttempt) {
        write(startEdits(theirs.values, theirs.version, now.edits))
        continue
      }
      const { merged, conflicts } = mergeRows(table, now.base, now.edits.present, theirs.values)
      if (conflicts.length > 0) return { is: 'conflict', theirs: result.row }
      // Whatever the merged row has otherwise than it was typed came from somebody else.
      for (const field of Object.keys(storedChanges(table, merged, now.edits.present))) others.add(field)
      write(moveOnto(now, theirs, table))
    }
    throw new ContentError('conflict', 'Others are changing this at the same time. Try again.')
  } catch (error) {
    const { code, fields } = error instanceof ContentError ? error : { code: undefined, fields: [] }
    return {
      is: 'refused',
      refusal: { errors: fields, error, isGone: read().version !== null && code === 'not-found' },
    }
  }
}

/** A row that was read, in the editor's form; `like` as `valuesOf` takes it. */
export function versionOf<T extends TableName, V extends object>(
  { valuesOf }: EntityDefinition<T, V>,
  row: Row<T>,
  like?: V,
): StoredVersion<V> {
  return { values: valuesOf(row, like), version: row.updated_at }
}

/** The row as the attempt has stored it, undefined where there was nothing to send; or as somebody else has meanwhile. */
type Attempt<T extends TableName> = { isMine: true; row: Row<T> | undefined } | { isMine: false; row: Row<T> }

async function update<T extends TableName>(
  table: T,
  key: string,
  change: Change<T>,
  version: string,
  isAutoSave: boolean,
): Promise<Attempt<T>> {
  if (Object.keys(change).length === 0) return { isMine: true, row: undefined }
  try {
    return { isMine: true, row: await contentWriter.update(table, key, change, version, isAutoSave) }
  } catch (error) {
    if (!(error instanceof ContentError && error.code === 'conflict' && error.current)) throw error
    return { isMine: false, row: error.current as Row<T> }
  }
}

/**
 * Adds a row. One that is there already under the key that the form began with is this row: an earlier attempt whose
 * response was lost, or a deletion that somebody took back. Under a key that was typed in it is another row.
 */
async function insert<T extends TableName, V extends object>(
  definition: EntityDefinition<T, V>,
  base: V,
  sent: V,
): Promise<Attempt<T>> {
  const { table } = definition
  try {
    return { isMine: true, row: await contentWriter.insert(table, rowOf(definition, sent) as NewRow<T>) }
  } catch (error) {
    const refused = error instanceof ContentError ? error.fields : []
    const isTaken = refused.some(({ field }) => field === keyColumns[table])
    const isOwn = keyOf(table, sent) === keyOf(table, base)
    const found = isTaken && isOwn ? await contentWriter.find(table, keyOf(table, sent)) : undefined
    if (found) return { isMine: false, row: found }
    throw error
  }
}

/** The fields of `after` that differ from those of `before` also when they are stored. Both are in the form in which they are sent, or both in the editor's. */
function storedChanges(table: TableName, before: object, after: object): object {
  const changed = Object.entries(changedFields(before, after))
  return Object.fromEntries(
    changed.filter(([field, value]) => !isStoredAs(table, field, value, Reflect.get(before, field))),
  )
}
