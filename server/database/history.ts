import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import type { TableName } from '../../domain/content.ts'
import type { BatchSummary, ContentChange } from '../../domain/content-change.ts'
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
  /** A part of the row's title, name, statement, subject or key, whatever its case. */
  search?: string | undefined
}

/** The changes, newest first. */
export async function listChanges(
  db: Kysely<Database>,
  { limit, olderThan, table, row, search }: HistoryPage,
): Promise<ContentChange[]> {
  let query = db.selectFrom('content_history').selectAll().orderBy('id', 'desc').limit(limit)
  if (olderThan !== undefined) query = query.where('id', '<', olderThan)
  if (table !== undefined) query = query.where('table_name', '=', table)
  if (row) query = query.where('table_name', '=', row.table).where('row_key', '=', row.key)
  if (search !== undefined) query = query.where(names(search))
  return (await query.execute()).map(readChange)
}

/** Whether a row was called so before or after its change. Letters other than A to Z count in SQLite. */
function names(search: string): RawBuilder<SqlBool> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const titles = ['title', 'name', 'statement', 'subject'].flatMap((name) => [
    `after ->> '${name}'`,
    `before ->> '${name}'`,
  ])
  const calls = ['row_key', ...titles]
  const tests = calls.map((call) => sql`lower(${sql.raw(call)}) like lower(${pattern}) escape '\\'`)
  return sql`(${sql.join(tests, sql` or `)})`
}

/** How many changes were made under this name, and how many of their rows were changed once more since; none where there is no such name. */
export async function countBatch(db: Kysely<Database>, batch: string): Promise<BatchSummary> {
  const isChangedSince = sql<number>`sum(case when exists (
    select 1 from content_history as later
    where later.table_name = change.table_name and later.row_key = change.row_key and later.id > change.id
      and later.batch is distinct from change.batch
  ) then 1 else 0 end)`
  const { changes, since } = await db
    .selectFrom('content_history as change')
    .select(({ fn }) => [fn.countAll().as('changes'), isChangedSince.as('since')])
    .where('batch', '=', batch)
    .executeTakeFirstOrThrow()
  return { changes: Number(changes), changedSince: Number(since) }
}

/** The ids of the changes that were made under this name, the last first. */
export async function listBatch(transaction: Transaction<Database>, batch: string): Promise<number[]> {
  const rows = await transaction
    .selectFrom('content_history')
    .select('id')
    .where('batch', '=', batch)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** That a row was new or changed on a day, YYYY-MM-DD in UTC; `at` is the last time on that day. */
export interface ChangedDay {
  table: TableName
  key: string
  day: string
  at: string
  isNew: boolean
}

/** The days on which rows of these tables were new or changed, newest first; what came before a row's deletion is left out. */
export async function listChangedDays(
  db: Kysely<Database>,
  { tables, limit }: { tables: readonly TableName[]; limit: number },
): Promise<ChangedDay[]> {
  const day = sql<string>`substr(change.at, 1, 10)`
  const at = sql<string>`max(change.at)`
  const rows = await db
    .selectFrom('content_history as change')
    .select(['change.table_name as table', 'change.row_key as key', day.as('day'), at.as('at')])
    .select(sql<number>`max(case change.kind when 'insert' then 1 else 0 end)`.as('inserts'))
    .where('change.table_name', 'in', tables)
    .where('change.kind', '!=', 'delete')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_history as later')
            .select('later.id')
            .whereRef('later.table_name', '=', 'change.table_name')
            .whereRef('later.row_key', '=', 'change.row_key')
            .whereRef('later.id', '>', 'change.id')
            .where('later.kind', '=', 'delete'),
        ),
      ),
    )
    .groupBy(['change.table_name', 'change.row_key', day])
    .orderBy(at, 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ inserts, ...change }) => ({ ...change, isNew: inserts > 0 }))
}

/** One change, or undefined. */
export async function findChange(db: Kysely<Database>, id: number): Promise<ContentChange | undefined> {
  const row = await db.selectFrom('content_history').selectAll().where('id', '=', id).executeTakeFirst()
  return row && readChange(row)
}

/** One change with its rows as they were stored, for the transaction that takes it back; or undefined. */
export async function findStoredChange(
  transaction: Transaction<Database>,
  id: number,
): Promise<StoredChange | undefined> {
  const row = await transaction.selectFrom('content_history').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const [before, after] = [readState(row.before), readState(row.after)]
  const { at, table_name: table, row_key: key, kind } = row
  return { table, at, key, kind, ...(before && { before }), ...(after && { after }) }
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
