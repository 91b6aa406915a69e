import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Transaction } from 'kysely'
import { isFixedTable, keyOf, type Row, type TableName, tableNames } from '../../domain/content.ts'
import { batchName } from '../../domain/content-change.ts'
import { ContentError } from '../../domain/content-error.ts'
import type { AllContent } from '../../domain/content-transfer.ts'
import type { ConnectedDatabase } from './connect.ts'
import { recordChange } from './history.ts'
import type { ContentRevision } from './revision.ts'
import { readRow } from './rows.ts'
import { withSentUpdates } from './sent-updates.ts'
import { deleteStored, insertStored, listRead, lockStored, updateStored } from './stored-rows.ts'
import type { Database } from './tables.ts'
import { timeAfter, writeContent } from './write-content.ts'

/** What would make, or made, the content the wanted one, and the state of the content that this was compared with. */
export interface Replacement {
  revision: number
  plans: TablePlan[]
}

/** Tells what `replaceContent` would do, and changes nothing. */
export function planReplacement({ reader }: ConnectedDatabase, wanted: AllContent): Promise<Replacement> {
  return plan(reader, wanted, { isLocked: false })
}

/**
 * Makes the content the wanted one, all or nothing; every row that it touches is in the history. New rows keep the times
 * that they bring. `seenRevision` is the state that the maintainer was shown the plan for: another is a 'conflict'.
 */
export function replaceContent(
  database: ConnectedDatabase,
  revision: ContentRevision,
  wanted: AllContent,
  seenRevision: number,
): Promise<Replacement> {
  return writeContent(database, revision, async (transaction) => {
    const replacement = await plan(transaction, wanted, { isLocked: true })
    if (replacement.revision !== seenRevision) {
      throw new ContentError(
        'conflict',
        'The content was changed after you looked at what the import would change. Look again.',
      )
    }
    const write = replacing(transaction, database)
    // Documents go before their categories and come after them: a hosted database may tie them together.
    for (const { table, deletes } of replacement.plans.toReversed()) {
      for (const row of deletes) await write.remove(table, keyOf(table, row))
    }
    for (const { table, updates } of replacement.plans) {
      for (const { before, after } of updates) await write.change(table, before, after)
    }
    for (const { table, inserts } of replacement.plans) {
      for (const row of inserts) await write.add(table, row)
    }
    return replacement
  })
}

async function plan(
  db: Kysely<Database>,
  wanted: AllContent,
  { isLocked }: { isLocked: boolean },
): Promise<Replacement> {
  // Every other writer raises the revision in its transaction, so whoever holds it keeps the content still.
  const { revision } = await db
    .selectFrom('content_revision')
    .select('revision')
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  const plans: TablePlan[] = []
  for (const table of tableNames) {
    const current = await listRead(db, table)
    const rows = wanted[table].map((row) => readRow(table, { ...row }))
    const change = planTable(table, current, withSentUpdates(table, current, rows))
    // Rows that are always there stay also where a file has none of them.
    plans.push(isFixedTable(table) ? { ...change, deletes: [] } : change)
  }
  return { revision: Number(revision), plans }
}

/** The writes of one replacement, each with its entry in the history. */
function replacing(transaction: Transaction<Database>, { forms }: ConnectedDatabase) {
  const now = new Date().toISOString()
  const batch = batchName('import', randomUUID())

  async function lock(table: TableName, key: string) {
    const row = await lockStored(transaction, table, key)
    if (!row) throw new ContentError('conflict', 'The content was changed during the import. Import it again.')
    return row
  }

  return {
    async remove(table: TableName, key: string): Promise<void> {
      const before = await lock(table, key)
      await deleteStored(transaction, table, key)
      await recordChange(transaction, { table, at: now, key, kind: 'delete', before, batch })
    },
    async change(table: TableName, seen: { updated_at: string }, wanted: object): Promise<void> {
      const key = keyOf(table, seen)
      const before = await lock(table, key)
      const at = timeAfter(seen.updated_at)
      const changes = Object.fromEntries(changedFields(seen, wanted).map((name) => [name, Reflect.get(wanted, name)]))
      const after = await updateStored(transaction, forms, table, key, { ...changes, updated_at: at })
      await recordChange(transaction, { table, at, key, kind: 'update', before, after, batch })
    },
    async add(table: TableName, row: { updated_at: string; created_at?: string }): Promise<void> {
      await insertStored(transaction, forms, table, row, now)
      const key = keyOf(table, row)
      const times = { updated_at: row.updated_at, ...(row.created_at !== undefined && { created_at: row.created_at }) }
      const after = await updateStored(transaction, forms, table, key, times)
      await recordChange(transaction, { table, at: now, key, kind: 'insert', after, batch })
    },
  }
}

/** What makes the rows of one table the wanted ones. */
export interface TablePlan {
  table: TableName
  inserts: Row<TableName>[]
  updates: { before: Row<TableName>; after: Row<TableName> }[]
  deletes: Row<TableName>[]
  unchanged: number
}

/** Compares the rows of a table with the wanted ones. A row that differs in nothing but its times is unchanged. */
function planTable(table: TableName, current: Row<TableName>[], wanted: Row<TableName>[]): TablePlan {
  const rest = new Map(current.map((row) => [keyOf(table, row), row]))
  const plan: TablePlan = { table, inserts: [], updates: [], deletes: [], unchanged: 0 }
  for (const after of wanted) {
    const before = rest.get(keyOf(table, after))
    rest.delete(keyOf(table, after))
    if (!before) plan.inserts.push(after)
    else if (changedFields(before, after).length > 0) plan.updates.push({ before, after })
    else plan.unchanged += 1
  }
  plan.deletes.push(...rest.values())
  return plan
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
