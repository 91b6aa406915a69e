import { type Kysely, sql } from 'kysely'
import { fixedTables, isFixedTable, keyOf, type NewRow, type TableName, tableNames } from '../../domain/content.ts'
import { newRowSchemas } from '../../domain/row-schemas.ts'
import type { ConnectedDatabase } from './connect.ts'
import { requireStorable } from './rows.ts'
import { insertStored } from './stored-rows.ts'
import type { Database } from './tables.ts'

/** The first rows of every content table. */
export type SeedContent = { [T in TableName]: NewRow<T>[] }

/** Any number: it only has to be ours alone in a database. */
const seedLock = 20_221_008

const editedTables = tableNames.filter((table) => !isFixedTable(table))

/** The tables beside the specification's five that people add rows to. */
const addedTables: readonly TableName[] = ['claims', 'cases', 'site_checks', 'updates']
const initialTables = editedTables.filter((table) => !addedTables.includes(table))

/**
 * Fills an empty database with the first rows, all or none, and tells whether it did. A database that has or had content
 * of its own is left alone, but for what an older one misses: rows that are always there, and the first rows of a table of
 * ours that never had any. Of several processes that start together one does it.
 */
export async function seedOnce(database: ConnectedDatabase, seed: SeedContent): Promise<boolean> {
  const { reader } = database
  if (!(await isEmpty(reader)) && (await missingRows(reader, seed)).length === 0) return false
  return await database.db.transaction().execute(async (transaction) => {
    if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction)
    const isFirst = await isEmpty(transaction)
    const missing = await missingRows(transaction, seed)
    const first = isFirst ? initialTables.flatMap((table) => seed[table].map((row) => ({ table, row }))) : []
    const now = new Date().toISOString()
    for (const { table, row } of [...first, ...missing]) {
      await insertStored(transaction, table, requireStorable(newRowSchemas, table, row, keyOf(table, row)), now)
    }
    return isFirst
  })
}

async function isEmpty(db: Kysely<Database>, tables: readonly TableName[] = editedTables): Promise<boolean> {
  for (const table of tables) {
    if (await hasRow(db, table)) return false
  }
  const { rows } = await sql`select 1 from content_history where table_name in (${sql.join(tables)}) limit 1`.execute(
    db,
  )
  return rows.length === 0
}

async function hasRow(db: Kysely<Database>, table: TableName): Promise<boolean> {
  return (await db.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()) !== undefined
}

async function missingRows(db: Kysely<Database>, seed: SeedContent): Promise<{ table: TableName; row: object }[]> {
  const missing: { table: TableName; row: object }[] = []
  for (const table of fixedTables) {
    const present = new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => String(id)))
    for (const row of seed[table]) if (!present.has(keyOf(table, row))) missing.push({ table, row })
  }
  for (const table of addedTables) {
    if (await isEmpty(db, [table])) missing.push(...seed[table].map((row) => ({ table, row })))
  }
  return missing
}
