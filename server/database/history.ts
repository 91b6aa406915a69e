import type { Kysely, Selectable, Transaction } from 'kysely'
import { rowName } from '../../content/row-name.ts'
import type { TableName } from '../../domain/content.ts'
import type { ContentChange } from '../../domain/content-change.ts'
import { findSpellings } from '../../domain/spelling.ts'
import { readRow } from './rows.ts'
import type { Database, StoredRow } from './tables.ts'

/** How long the auto-saves of a row are one entry, in milliseconds. */
const longestAutoSaving = 10 * 60_000

/** A change as it is made, with the rows as they are stored. */
export interface StoredChange {
  table: TableName
  at: string
  key: string
  kind: ContentChange['kind']
  before?: StoredRow
  after?: StoredRow
  batch?: string
  isAutoSave?: boolean
}

/** Keeps a change in the transaction that makes it: with every column, also those that the site does not know. */
export async function recordChange(transaction: Transaction<Database>, change: StoredChange): Promise<void> {
  const { table, at, key, kind, before, after, batch = null } = change
  const isAutoSave = change.isAutoSave === true && batch === null
  if (isAutoSave && (await continueAutoSaves(transaction, change))) return
  await transaction
    .insertInto('content_history')
    .values({
      at,
      table_name: table,
      row_key: key,
      kind,
      batch,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      auto_saved_since: isAutoSave ? at : null,
    })
    .execute()
}

/**
 * Adds an auto-save to the row's newest entry, where that is auto-saves too and not too old, and the row still is as they
 * left it; whether it was added.
 */
async function continueAutoSaves(
  transaction: Transaction<Database>,
  { table, key, at, before, after }: StoredChange,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('content_history')
    .set({ at, after: JSON.stringify(after) })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('content_history')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('table_name', '=', table)
        .where('row_key', '=', key),
    )
    .where('auto_saved_since', '>', new Date(Date.parse(at) - longestAutoSaving).toISOString())
    .where('after', '=', JSON.stringify(before))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Which changes are asked for: at most `limit`, older than the one with the id `olderThan`. */
export interface HistoryPage {
  limit: number
  olderThan?: number | undefined
  table?: TableName | undefined
  row?: { table: TableName; key: string } | undefined
  /** Words of the row's name or key, or of what was changed, whatever their case and spelling. */
  search?: string | undefined
}

/** The changes, newest first. */
export async function listChanges(
  db: Kysely<Database>,
  { limit, olderThan, table, row, search }: HistoryPage,
): Promise<ContentChange[]> {
  let query = db.selectFrom('content_history').selectAll().orderBy('id', 'desc')
  if (table !== undefined) query = query.where('table_name', '=', table)
  if (row) query = query.where('table_name', '=', row.table).where('row_key', '=', row.key)
  // Databases know nothing of spellings: where words are looked for, part after part is read until enough is found.
  const isFound = search === undefined ? () => true : isFoundBy(search)
  const part = search === undefined ? limit : partOfSearch
  const found: ContentChange[] = []
  for (let before = olderThan; found.length < limit; ) {
    const rows = await (before === undefined ? query : query.where('id', '<', before)).limit(part).execute()
    found.push(...rows.map(readChange).filter(isFound))
    before = rows.at(-1)?.id
    if (rows.length < part) break
  }
  return found.slice(0, limit)
}

const partOfSearch = 200

/** Whether these words stand in what the row of a change is called, or in what the change has changed. */
function isFoundBy(search: string): (change: ContentChange) => boolean {
  const { isIn } = findSpellings(search)
  return ({ table, key, before, after }) => {
    const changed = Object.keys({ ...before, ...after }).flatMap((field) => {
      const states = [before, after].map((row) => row && JSON.stringify(Reflect.get(row, field)))
      return states[0] === states[1] ? [] : states
    })
    const names = [before, after].map((row) => row && rowName(table, key, row))
    return [key, ...names, ...changed].some((text) => text && isIn(text))
  }
}

/** The change with this id, or those that were made under this name, the last first: with their rows as they were stored. */
export async function listStoredChanges(
  transaction: Transaction<Database>,
  wanted: { id: number } | { batch: string },
): Promise<StoredChange[]> {
  const changes = transaction.selectFrom('content_history').selectAll().orderBy('id', 'desc')
  const rows = await changes.where(({ and }) => and(wanted)).execute()
  return rows.map((row) => {
    const [before, after] = [readState(row.before), readState(row.after)]
    const { at, table_name: table, row_key: key, kind } = row
    return { table, at, key, kind, ...(before && { before }), ...(after && { after }) }
  })
}

function readState(state: unknown): StoredRow | null {
  return typeof state === 'string' ? JSON.parse(state) : (state as StoredRow | null)
}

function readChange(row: Selectable<Database['content_history']>): ContentChange {
  const table = row.table_name
  const rowOf = (state: unknown) => {
    const stored = readState(state)
    return stored === null ? null : readRow(table, stored)
  }
  const { id, at, kind, batch } = row
  return { id, at, table, key: row.row_key, kind, before: rowOf(row.before), after: rowOf(row.after), batch }
}
