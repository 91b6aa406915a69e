import { type Kysely, sql, type Transaction } from 'kysely'
import { type NewRow, type TableName, tableNames } from '../../domain/content.ts'
import { newRowSchemas, requireValid } from '../../domain/row-schemas.ts'
import type { ConnectedDatabase } from './connect.ts'
import { insertStored } from './stored-rows.ts'
import type { Database } from './tables.ts'

/** The first rows of every content table. */
export type SeedContent = { [T in TableName]: NewRow<T>[] }

/** Any number: it only has to be ours alone in a database. */
const seedLock = 20_221_008

/**
 * Fills an empty database with the first rows, all or none, and tells whether it did. A database that has or had content
 * of its own is left alone; of several processes that start together one fills it.
 */
export async function seedOnce(database: ConnectedDatabase, seed: SeedContent): Promise<boolean> {
  if (!(await isEmpty(database.reader))) return false
  return await database.db.transaction().execute(async (transaction) => {
    if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction)
    if (!(await isEmpty(transaction))) return false
    await insertAll(transaction, database, seed)
    return true
  })
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  for (const table of [...tableNames, 'content_history'] as const) {
    const row = await db.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()
    if (row) return false
  }
  return true
}

async function insertAll(
  transaction: Transaction<Database>,
  database: ConnectedDatabase,
  seed: SeedContent,
): Promise<void> {
  const now = new Date().toISOString()
  for (const table of tableNames) {
    for (const row of seed[table]) {
      requireValid(newRowSchemas, table, row)
      await insertStored(transaction, database.forms, table, row, now)
    }
  }
}
