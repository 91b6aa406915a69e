import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration'
import { ContentError } from '../../domain/content-error.ts'
import { marks } from './migrations/0001-tables-of-309b2e19.ts'
import { joinParts } from './migrations/0012-upload-contents.ts'
import { isPostgres } from './postgres.ts'
import { isBusy } from './sqlite.ts'
import type { Database } from './tables.ts'

type Migrations = Record<string, Migration>

/** Any number: it only has to be ours alone in a database. */
const migrationLock = 20_221_009

/**
 * How long a start waits for whoever holds an SQLite file: another start may be copying a large one and changing its tables.
 * Of PostgreSQL it is known who waits for whom.
 */
const waitForOthersMs = 300_000

const notOurs = (found: string) =>
  `it has ${found}, but this version knows those of commit 309b2e19 and newer. It is left as it is: name an empty one, or start what made it.`

const adopted =
  'it keeps tables that another program made, and is left as it is. Name an empty one, and bring those tables in by the import (docs/deploy.md).'

/**
 * Brings the tables of the site up to date, all or nothing: it runs the files of `migrations/` that were not run here yet, in
 * the order of their names. Of several processes that start together one does it, the others wait. A database that is
 * neither empty nor ours is refused and left as it is. Before the tables of an older version are changed, while nobody else
 * can write, it calls `keepCopy`.
 */
export async function migrate(
  db: Kysely<Database>,
  keepCopy: () => void = () => undefined,
  migrations?: Migrations,
): Promise<void> {
  const known = migrations ?? (await readMigrations())
  await whenOthersAreDone(db, async (transaction) => {
    const isOnPostgres = isPostgres(transaction)
    const run = await readRun(transaction, Object.keys(known))
    if (run.length > 0 && Object.keys(known).some((name) => !run.includes(name))) keepCopy()
    // What a newer version ran has only added: its tables serve this one too.
    const done = Object.fromEntries(run.map((name) => [name, { up: async () => undefined }]))
    const { error } = await new Migrator({
      db: transaction,
      provider: { getMigrations: async () => ({ ...known, ...done }) },
      migrationTableName: 'site_migrations',
      migrationLockTableName: 'site_migrations_lock',
      ...(isOnPostgres && { migrationTableSchema: await currentSchema(transaction) }),
    }).migrateToLatest()
    if (error) throw error
    // The release before knows parts alone: what it took, where somebody went back to it, has no content yet.
    await joinParts(transaction)
  })
}

/** Does something in a transaction of its own, once no other process is bringing the tables up to date. */
async function whenOthersAreDone(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const deadline = Date.now() + waitForOthersMs
  const once = async (transaction: Transaction<Database>) => {
    const isOurTurn = !isPostgres(transaction) || (await takeLock(transaction))
    if (isOurTurn) await work(transaction)
    return isOurTurn
  }
  for (;;) {
    try {
      if (await db.transaction().execute(once)) return
    } catch (error) {
      if (!(error instanceof ContentError && isBusy(error.cause)) || Date.now() > deadline) throw error
    }
    await sleep(100)
  }
}

/** Takes the lock until the transaction ends, or tells that another has it: to wait inside a statement is not allowed for long. */
async function takeLock(transaction: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${migrationLock}) as taken`.execute(transaction)
  return rows[0]?.taken ?? false
}

/** Every migration of this version, by the name of its file. */
function readMigrations(): Promise<Migrations> {
  const migrationFolder = join(import.meta.dirname, 'migrations')
  return new FileMigrationProvider({ fs: { readdir }, path: { join }, migrationFolder }).getMigrations()
}

/**
 * The names of the migrations whose work is done in this database. One of commit 309b2e19, which ran none, is what the first
 * would make. Throws where the tables are not ours.
 */
async function readRun(transaction: Transaction<Database>, known: string[]): Promise<string[]> {
  const tables = await listTables(transaction)
  if (tables.includes('site_migrations')) {
    const { rows } = await sql<{ name: string }>`select name from site_migrations`.execute(transaction)
    return rows.map(({ name }) => name)
  }
  if (tables.length === 0) return []
  if (!tables.includes('site_schema')) throw new Error(notOurs('tables of another program'))
  const { rows } = await sql<{ version: string }>`select version from site_schema`.execute(transaction)
  const version = rows[0]?.version
  if (version !== (isPostgres(transaction) ? marks.postgres : marks.sqlite))
    throw new Error(notOurs(`tables of version ${version}`))
  if (isPostgres(transaction)) await requireOwnColumns(transaction)
  return known.toSorted().slice(0, 1)
}

/** That version also used a hosted site's tables in place, with columns of other types than ours. */
async function requireOwnColumns(transaction: Transaction<Database>): Promise<void> {
  const { rows } = await sql`
    select 1 from information_schema.columns
    where table_schema = current_schema() and data_type not in ('text', 'integer', 'jsonb') and table_name in
      ('events', 'impact_cards', 'village_data', 'evidence_categories', 'evidence_documents')`.execute(transaction)
  if (rows.length > 0) throw new Error(adopted)
}

async function listTables(db: Transaction<Database>): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
    : sql<{ name: string }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
  return (await query.execute(db)).rows.map(({ name }) => name)
}

async function currentSchema(db: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name ?? 'public'
}
