import type { Transaction } from 'kysely'
import { type Change, type Content, keyColumns, type NewRow, type Row, type TableName } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { changeSchemas, newRowSchemas, requireValid } from '../../domain/row-schemas.ts'
import { createAutoSaves } from './auto-saves.ts'
import type { ConnectedDatabase } from './connect.ts'
import { recordChange } from './history.ts'
import type { ContentRevision } from './revision.ts'
import { readRow } from './rows.ts'
import { sortRows } from './sort.ts'
import { deleteStored, findStored, insertStored, listStored, lockStored, updateStored } from './stored-rows.ts'
import type { Database, StoredRow } from './tables.ts'
import { asContentErrors, timeAfter, writeContent } from './write-content.ts'

const nouns: Record<TableName, string> = {
  events: 'event',
  impact_cards: 'impact card',
  village_data: 'village',
  evidence_categories: 'category',
  evidence_documents: 'document',
}

/**
 * The content of a database (spec: maintenance, section 7). Each write is one transaction together with its entry in the
 * history, and the revision covers it before the write is acknowledged.
 */
export function createContent(database: ConnectedDatabase, revision: ContentRevision): Content {
  const { reader, forms, kind } = database
  const autoSaves = createAutoSaves()

  const write = <R>(work: (transaction: Transaction<Database>) => Promise<R>) => writeContent(database, revision, work)

  return {
    list: (table) =>
      asContentErrors(async () => {
        const rows = await listStored(reader, table)
        return sortRows(
          table,
          rows.map((row) => readRow(table, row)),
        )
      }),

    find: (table, key) =>
      asContentErrors(async () => {
        const row = await findStored(reader, table, key)
        return row && readRow(table, row)
      }),

    async insert<T extends TableName>(table: T, row: NewRow<T>): Promise<Row<T>> {
      requireValid(newRowSchemas, table, row)
      return write(async (transaction) => {
        await requireCategory(transaction, row)
        const now = new Date().toISOString()
        const after = await insertStored(transaction, forms, table, row, now)
        await recordChange(transaction, { table, at: now, key: keyIn(table, after), kind: 'insert', after })
        return readRow(table, after)
      })
    },

    async update<T extends TableName>(
      table: T,
      key: string,
      change: Change<T>,
      seenUpdatedAt: string,
      autoSavedBy?: string,
    ): Promise<Row<T>> {
      requireValid(changeSchemas, table, change)
      let settle = () => {}
      const stored = await write(async (transaction) => {
        const before = await lockStored(transaction, kind, table, key)
        if (!before) throw notFound(table)
        const current = readRow(table, before)
        if (current.updated_at !== seenUpdatedAt) throw conflict(table, current)
        await requireCategory(transaction, change, before)
        const now = timeAfter(current.updated_at)
        const after = await updateStored(transaction, forms, table, key, { ...change, updated_at: now })
        const made = { table, at: now, key, kind: 'update', before, after } as const
        if (autoSavedBy === undefined) await recordChange(transaction, made)
        else settle = await autoSaves.record(transaction, made, autoSavedBy)
        return readRow(table, after)
      })
      settle()
      return stored
    },

    delete: (table, key) =>
      write(async (transaction) => {
        const before = await lockStored(transaction, kind, table, key)
        if (!before) throw notFound(table)
        await deleteStored(transaction, table, key)
        await recordChange(transaction, { table, at: new Date().toISOString(), key, kind: 'delete', before })
      }),
  }
}

function keyIn(table: TableName, row: StoredRow): string {
  return String(row[keyColumns[table]])
}

/**
 * A document names a category that exists, or none. One that keeps the name of a deleted category may be edited
 * (decision 13).
 */
async function requireCategory(transaction: Transaction<Database>, fields: object, before?: StoredRow): Promise<void> {
  const category: unknown = Reflect.get(fields, 'category_id')
  if (typeof category !== 'string' || category === before?.category_id) return
  if (await findStored(transaction, 'evidence_categories', category)) return
  const refused = { field: 'category_id', rule: 'must be a category that exists' }
  throw new ContentError('invalid', `${refused.field} ${refused.rule}.`, { fields: [refused] })
}

function notFound(table: TableName): ContentError {
  return new ContentError('not-found', `This ${nouns[table]} does not exist any more.`)
}

function conflict(table: TableName, current: unknown): ContentError {
  return new ContentError('conflict', `This ${nouns[table]} was changed after you opened it.`, { current })
}
