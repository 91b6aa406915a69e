import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as contentTables from './migrations/001-content-tables.ts'
import * as contentRevision from './migrations/002-content-revision.ts'
import * as contentHistory from './migrations/003-content-history.ts'
import * as messages from './migrations/004-messages.ts'
import * as outbox from './migrations/005-outbox.ts'
import * as privateSignUps from './migrations/006-private-sign-ups.ts'
import * as answeredMessages from './migrations/008-answered-messages.ts'
import * as historyBatches from './migrations/009-history-batches.ts'
import * as villagePositions from './migrations/010-village-positions.ts'
import * as campaignTables from './migrations/011-campaign-tables.ts'
import * as claims from './migrations/012-claims.ts'
import * as cases from './migrations/013-cases.ts'
import * as objectionGrounds from './migrations/014-objection-grounds.ts'
import * as updates from './migrations/015-updates.ts'
import * as sentLetters from './migrations/016-sent-letters.ts'
import * as participation from './migrations/017-participation.ts'
import * as reminders from './migrations/018-reminders.ts'
import * as lettersOnceMore from './migrations/019-letters-once-more.ts'
import * as endedSendings from './migrations/020-ended-sendings.ts'
import * as autoSaves from './migrations/021-auto-saves.ts'
import { dialectOf } from './migrations/statements.ts'
import type { Database } from './tables.ts'

/** In the order of their names. What a file that was once released does never changes; a change is a new file. */
const migrations: Record<string, Migration> = {
  '001-content-tables': contentTables,
  '002-content-revision': contentRevision,
  '003-content-history': contentHistory,
  '004-messages': messages,
  '005-outbox': outbox,
  '006-private-sign-ups': privateSignUps,
  '008-answered-messages': answeredMessages,
  '009-history-batches': historyBatches,
  '010-village-positions': villagePositions,
  '011-campaign-tables': campaignTables,
  '012-claims': claims,
  '013-cases': cases,
  '014-objection-grounds': objectionGrounds,
  '015-updates': updates,
  '016-sent-letters': sentLetters,
  '017-participation': participation,
  '018-reminders': reminders,
  '019-letters-once-more': lettersOnceMore,
  '020-ended-sendings': endedSendings,
  '021-auto-saves': autoSaves,
}

/**
 * Brings the tables up to date, or as far as to this migration, all or nothing. Of several processes that start together one
 * does it, the others wait.
 */
export async function migrate(db: Kysely<Database>, last?: string): Promise<void> {
  // PostgreSQL has a lock for it, which must outlast the transaction; on SQLite the transaction is the lock.
  if (dialectOf(db).isPostgres) await run(db, last, { migrationTableSchema: await currentSchema(db) })
  else await db.transaction().execute((transaction) => run(transaction, last, {}))
}

/** Named, because a neighbour in another schema of the same database may keep a list of migrations too. */
async function currentSchema(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name ?? 'public'
}

async function run(
  db: Kysely<Database>,
  last: string | undefined,
  place: { migrationTableSchema?: string },
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, ...place })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error !== undefined) throw error
}
