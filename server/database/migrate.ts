import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { up as contentTables } from './migrations/001-content-tables.ts'
import { up as contentRevision } from './migrations/002-content-revision.ts'
import { up as contentHistory } from './migrations/003-content-history.ts'
import { up as messages } from './migrations/004-messages.ts'
import { up as outbox } from './migrations/005-outbox.ts'
import { up as privateSignUps } from './migrations/006-private-sign-ups.ts'
import { up as answeredMessages } from './migrations/008-answered-messages.ts'
import { up as historyBatches } from './migrations/009-history-batches.ts'
import { up as villagePositions } from './migrations/010-village-positions.ts'
import { up as campaignTables } from './migrations/011-campaign-tables.ts'
import { up as claims } from './migrations/012-claims.ts'
import { up as cases } from './migrations/013-cases.ts'
import { up as objectionGrounds } from './migrations/014-objection-grounds.ts'
import { up as updates } from './migrations/015-updates.ts'
import { up as sentLetters } from './migrations/016-sent-letters.ts'
import { up as participation } from './migrations/017-participation.ts'
import { up as reminders } from './migrations/018-reminders.ts'
import { up as lettersOnceMore } from './migrations/019-letters-once-more.ts'
import { up as endedSendings } from './migrations/020-ended-sendings.ts'
import type { Database } from './tables.ts'

/** In the order of their names. A file that has once been released never changes; a change is a new file. */
const migrations: Record<string, Migration> = {
  '001-content-tables': { up: contentTables },
  '002-content-revision': { up: contentRevision },
  '003-content-history': { up: contentHistory },
  '004-messages': { up: messages },
  '005-outbox': { up: outbox },
  '006-private-sign-ups': { up: privateSignUps },
  '008-answered-messages': { up: answeredMessages },
  '009-history-batches': { up: historyBatches },
  '010-village-positions': { up: villagePositions },
  '011-campaign-tables': { up: campaignTables },
  '012-claims': { up: claims },
  '013-cases': { up: cases },
  '014-objection-grounds': { up: objectionGrounds },
  '015-updates': { up: updates },
  '016-sent-letters': { up: sentLetters },
  '017-participation': { up: participation },
  '018-reminders': { up: reminders },
  '019-letters-once-more': { up: lettersOnceMore },
  '020-ended-sendings': { up: endedSendings },
}

/** Brings the tables up to date, all or nothing. Of several processes that start together one does it, the others wait. */
export async function migrate(db: Kysely<Database>, kind: 'sqlite' | 'postgres'): Promise<void> {
  // PostgreSQL has a lock for it, which must outlast the transaction; on SQLite the transaction is the lock.
  if (kind === 'postgres') await run(db, await currentSchema(db))
  else await db.transaction().execute((transaction) => run(transaction))
}

/** Named, because a neighbour in another schema of the same database may keep a list of migrations too. */
async function currentSchema(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name ?? 'public'
}

async function run(db: Kysely<Database>, migrationTableSchema?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(migrationTableSchema === undefined ? {} : { migrationTableSchema }),
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
