import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { tableNames } from '../../domain/content.ts'
import { isPostgres } from './postgres.ts'
import type { Database } from './tables.ts'

/** As much as a large form takes, in bytes: less may find room where a form finds none. */
const trialBytes = 65_536

/**
 * Stores something in place of what the last trial stored, and reads it, and what pages are made of; rejects where nothing can
 * be stored, or a page not be made.
 */
export async function tryDatabase(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('write_trial').execute()
    await transaction
      .insertInto('write_trial')
      .values({ content: randomBytes(trialBytes) })
      .execute()
    if (!isPostgres(db)) await raiseNumber(transaction)
  })
  // From the log into the file itself, where the number tells it from older copies.
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(passive)`.execute(db)
  await db.selectFrom('write_trial').select('content').executeTakeFirstOrThrow()
  for (const table of tableNames) await db.selectFrom(table).selectAll().execute()
}

async function raiseNumber(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  await sql`pragma user_version = ${sql.lit((rows[0]?.user_version ?? 0) + 1)}`.execute(db)
}
