import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Row, TableName } from '../../domain/content.ts'
import { toContentError } from './failure.ts'
import { readRow } from './rows.ts'
import type { Database, StoredRow } from './tables.ts'

/** A change of the content: the row before it (null for an insert) and after it (null for a delete). */
export interface ContentChange<T extends TableName = TableName> {
  id: number
  at: string
  table: T
  key: string
  kind: 'insert' | 'update' | 'delete'
  before: Row<T> | null
  after: Row<T> | null
}

interface StoredChange {
  table: TableName
  at: string
  key: string
  kind: ContentChange['kind']
  before?: StoredRow
  after?: StoredRow
}

/** Keeps a change in the transaction that makes it: with every column, also those that the site does not know. */
export async function recordChange(transaction: Transaction<Database>, change: StoredChange): Promise<void> {
  await transaction
    .insertInto('content_history')
    .values({
      at: change.at,
      table_name: change.table,
      row_key: change.key,
      kind: change.kind,
      before: change.before ? JSON.stringify(change.before) : null,
      after: change.after ? JSON.stringify(change.after) : null,
    })
    .execute()
}

/** The changes, newest first: at most `limit`, older than the one with the id `olderThan` where it is given. */
export async function listChanges(
  db: Kysely<Database>,
  page: { limit: number; olderThan?: number },
): Promise<ContentChange[]> {
  const { limit, olderThan } = page
  const query = db.selectFrom('content_history').selectAll().orderBy('id', 'desc').limit(limit)
  try {
    const rows = await (olderThan === undefined ? query : query.where('id', '<', olderThan)).execute()
    return rows.map(readChange)
  } catch (error) {
    throw toContentError(error)
  }
}

/** One change, or undefined. */
export async function findChange(db: Kysely<Database>, id: number): Promise<ContentChange | undefined> {
  try {
    const row = await db.selectFrom('content_history').selectAll().where('id', '=', id).executeTakeFirst()
    return row && readChange(row)
  } catch (error) {
    throw toContentError(error)
  }
}

function readChange(row: Selectable<Database['content_history']>): ContentChange {
  const table = row.table_name
  const readState = (state: unknown) => {
    const stored = typeof state === 'string' ? JSON.parse(state) : state
    return stored === null ? null : readRow(table, stored)
  }
  const { id, at, kind } = row
  return { id, at, table, key: row.row_key, kind, before: readState(row.before), after: readState(row.after) }
}
