import { type Change, keyColumns, keyOf, type NewRow, type Row, type TableName } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { changeSchemas, newRowSchemas, refusedFields } from '../../../domain/row-schemas.ts'
import { contentWriter, post } from '../content-writer.ts'
import { inLabels } from '../names.ts'
import { type EntityDefinition, rowOf, type SaveRefusal } from './entity-definition.ts'
import { storedChanges } from './merge-rows.ts'
import type { RowEdits } from './row-form.ts'

/** What comes of one attempt to save. */
export type SaveResult<T extends TableName, V extends object> =
  /** The row as it is stored, undefined where all that was sent is stored so already. */
  | { is: 'stored'; sent: V; row: Row<T> | undefined }
  /** The row is there: an earlier attempt of ours has added it, and its response was lost. */
  | { is: 'found'; row: Row<T> }
  /** Somebody else has stored a newer version. */
  | { is: 'overtaken'; row: Row<T> }
  | { is: 'refused'; refusal: SaveRefusal }
  /** Somebody was asked, and thought better of it. */
  | { is: 'not-agreed' }

/**
 * Tries once to save the fields that were changed, and of a stored row also what no field of its form holds. What breaks a
 * rule is not sent. `isBlank` is a row that began as a new one.
 */
export async function saveRow<T extends TableName, V extends object>(
  definition: EntityDefinition<T, V>,
  { base, values: sent, version }: RowEdits<V>,
  isBlank: boolean,
  isByItself: boolean,
  also: Change<T> = {},
): Promise<SaveResult<T, V>> {
  try {
    return version === null
      ? await insert(definition, base, sent, isBlank)
      : await update(definition, base, sent, version, isByItself, also)
  } catch (error) {
    return { is: 'refused', refusal: refusalOf(definition, sent, error, version !== null) }
  }
}

function refusalOf<T extends TableName, V extends object>(
  { table, labels }: EntityDefinition<T, V>,
  sent: V,
  error: unknown,
  isStored: boolean,
): SaveRefusal {
  const { code, fields } = error instanceof ContentError ? error : { code: undefined, fields: [] }
  const isGone = isStored && code === 'not-found'
  return { errors: fields, error: inLabels(error, table, labels?.(sent)), isGone }
}

/** Keeps what was typed in the history, where `chosen` leaves some of it out; or tells why it cannot be kept. */
export async function keepNotTaken<T extends TableName, V extends object>(
  definition: EntityDefinition<T, V>,
  theirs: V,
  mine: V,
  chosen: V,
): Promise<SaveRefusal | undefined> {
  const { table, fieldsOf } = definition
  const changeTo = (values: V) => storedChanges(table, fieldsOf(theirs), fieldsOf(values))
  try {
    await post(`maintenance/history/not-taken/${table}/${encodeURIComponent(keyOf(table, theirs))}`, {
      mine: changeTo(mine),
      chosen: changeTo(chosen),
    })
    return undefined
  } catch (error) {
    return refusalOf(definition, mine, error, true)
  }
}

async function update<T extends TableName, V extends object>(
  { table, fieldsOf, agree }: EntityDefinition<T, V>,
  base: V,
  sent: V,
  version: string,
  isAutoSave: boolean,
  also: Change<T>,
): Promise<SaveResult<T, V>> {
  const change = { ...storedChanges(table, fieldsOf(base), fieldsOf(sent)), ...also }
  const errors = refusedFields(changeSchemas, table, change)
  if (errors.length > 0) return { is: 'refused', refusal: { errors, isGone: false } }
  if (Object.keys(change).length === 0) return { is: 'stored', sent, row: undefined }
  try {
    const key = keyOf(table, base)
    const store = () => contentWriter.update(table, key, change, version, isAutoSave)
    const row = agree ? await agree({ key, change, version }, store) : await store()
    return row ? { is: 'stored', sent, row } : { is: 'not-agreed' }
  } catch (error) {
    if (!(error instanceof ContentError && error.code === 'conflict' && error.current)) throw error
    return { is: 'overtaken', row: error.current as Row<T> }
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
  isBlank: boolean,
): Promise<SaveResult<T, V>> {
  const { table } = definition
  const row = rowOf(definition, sent)
  const errors = refusedFields(newRowSchemas, table, row)
  if (errors.length > 0) return { is: 'refused', refusal: { errors, isGone: false } }
  try {
    return { is: 'stored', sent, row: await contentWriter.insert(table, row as NewRow<T>) }
  } catch (error) {
    const refused = error instanceof ContentError ? error.fields : []
    const isTaken = refused.some(({ field }) => field === keyColumns[table])
    const isOwn = keyOf(table, sent) === keyOf(table, base)
    const found = isTaken && isOwn ? await contentWriter.find(table, keyOf(table, sent)) : undefined
    if (!found) throw error
    return { is: isBlank ? 'found' : 'overtaken', row: found }
  }
}
