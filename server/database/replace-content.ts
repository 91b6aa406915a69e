import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import { isFixedTable, keyOf, type Row, type TableName, tableNames } from '../../domain/content.ts'
import { type BatchKind, batchName } from '../../domain/content-change.ts'
import type { AllContent } from '../../domain/content-transfer.ts'
import type { ConnectedDatabase } from './connect.ts'
import { recordChange } from './history.ts'
import type { ContentRevision } from './revision.ts'
import { readGiven } from './rows.ts'
import { withSentUpdates } from './sent-updates.ts'
import { deleteStored, findStored, insertStored, listRead, updateStored } from './stored-rows.ts'
import type { Database } from './tables.ts'
import { takeBackUntrue } from './update-sendings.ts'
import { holdContent, timeAfter, writeContent } from './write-content.ts'

/**
 * Makes the content the wanted one, all or nothing, and returns what that changed; every row that it touches is in the
 * history. New rows keep the times that they bring.
 */
export function replaceContent(
  database: ConnectedDatabase,
  revision: ContentRevision,
  wanted: Partial<AllContent>,
): Promise<TableChange[]> {
  return writeContent(database, revision, async (transaction) => {
    await holdContent(transaction)
    const changes = await compareContent(transaction, wanted)
    const write = batchWrites(transaction, 'import')
    // Documents go before their categories and come after them.
    for (const { table, deletes } of changes.toReversed()) {
      for (const row of deletes) await write.remove(table, keyOf(table, row))
    }
    for (const { table, updates } of changes) {
      for (const { before, after } of updates) await write.change(table, before, after)
    }
    for (const { table, inserts } of changes) {
      for (const row of inserts) await write.add(table, row)
    }
    await takeBackUntrue(transaction)
    return changes
  })
}

/** What would make the content the wanted one, table by table; those that are not given stay. */
export async function compareContent(db: Kysely<Database>, wanted: Partial<AllContent>): Promise<TableChange[]> {
  const changes: TableChange[] = []
  for (const table of tableNames) {
    const current = await listRead(db, table)
    const rows = (wanted[table] ?? current).map((row) => readGiven(table, row))
    changes.push(compareTable(table, current, withSentUpdates(table, current, rows)))
  }
  return changes
}

/** The writes of what is done at once, each with its entry in the history, while the content is held. */
export function batchWrites(transaction: Transaction<Database>, kind: BatchKind) {
  const now = new Date().toISOString()
  const batch = batchName(kind, randomUUID())
  let written = 0

  async function record(change: Omit<Parameters<typeof recordChange>[1], 'batch'>): Promise<void> {
    await recordChange(transaction, { ...change, batch })
    written += 1
    // SQLite works within the event loop: visitors are answered in between.
    if (written % 50 === 0) await setImmediate()
  }

  return {
    async remove(table: TableName, key: string): Promise<void> {
      const before = await findStored(transaction, table, key)
      await deleteStored(transaction, table, key)
      await record({ table, at: now, key, kind: 'delete', ...(before && { before }) })
    },
    async change(table: TableName, seen: { updated_at: string }, wanted: object): Promise<void> {
      const key = keyOf(table, seen)
      const before = await findStored(transaction, table, key)
      const at = timeAfter(seen.updated_at)
      const changes = Object.fromEntries(changedFields(seen, wanted).map((name) => [name, Reflect.get(wanted, name)]))
      const after = await updateStored(transaction, table, key, { ...changes, updated_at: at })
      await record({ table, at, key, kind: 'update', ...(before && { before }), after })
    },
    async add(table: TableName, row: object): Promise<void> {
      const after = await insertStored(transaction, table, row, now)
      await record({ table, at: now, key: keyOf(table, row), kind: 'insert', after })
    },
  }
}

/** What makes the rows of one table the wanted ones. */
export interface TableChange {
  table: TableName
  inserts: Row<TableName>[]
  updates: { before: Row<TableName>; after: Row<TableName> }[]
  deletes: Row<TableName>[]
}

/** Compares the rows of a table with the wanted ones. A row that differs in nothing but its times is unchanged. */
function compareTable(table: TableName, current: Row<TableName>[], wanted: Row<TableName>[]): TableChange {
  const rest = new Map(current.map((row) => [keyOf(table, row), row]))
  const change: TableChange = { table, inserts: [], updates: [], deletes: [] }
  for (const after of wanted) {
    const before = rest.get(keyOf(table, after))
    rest.delete(keyOf(table, after))
    if (!before) change.inserts.push(after)
    else if (changedFields(before, after).length > 0) change.updates.push({ before, after })
  }
  // Rows that are always there stay also where a file has none of them.
  if (!isFixedTable(table)) change.deletes.push(...rest.values())
  return change
}

/** The names of the fields in which two versions of a row differ, its times left out. */
function changedFields(before: object, after: object): string[] {
  return Object.keys(after).filter(
    (name) =>
      name !== 'created_at' &&
      name !== 'updated_at' &&
      !isDeepStrictEqual(Reflect.get(before, name), Reflect.get(after, name)),
  )
}
