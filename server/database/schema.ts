import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { tableNames } from '../../domain/content.ts'
import { createTable, type Dialect, dialectOf, ownTables, readColumns, specifiedTables } from './table-statements.ts'
import type { Database } from './tables.ts'

/** Any number: it only has to be ours alone in a database. */
const schemaLock = 20_221_009

const otherVersion =
  'it was made by another version of this site, and is left as it is. Move it away to begin with an empty one, or start the version that made it.'

const foreign =
  'it holds tables that are not of this site, and is left as it is. Name an empty one, or one that a hosted site keeps its five tables in.'

/**
 * Makes the tables of the site, all or none: in an empty database, and in a hosted one that keeps the specification's five,
 * which are used as they are. A database with tables of another version of the site is refused and left as it is: nothing
 * is brought up to date. Of several processes that start together one does it, the others wait.
 */
export async function makeSchema(db: Kysely<Database>): Promise<void> {
  const dialect = dialectOf(db)
  const statements = ownTables(dialect)
  const version = createHash('sha256')
    .update(JSON.stringify([specifiedTables(dialect), statements]))
    .digest('hex')
  await db.transaction().execute(async (transaction) => {
    if (dialect.isPostgres) await sql`select pg_advisory_xact_lock(${schemaLock})`.execute(transaction)
    const present = await readColumns(transaction)
    if (present.has('site_schema')) {
      const { rows } = await sql<{ version: string }>`select version from site_schema`.execute(transaction)
      if (rows[0]?.version === version) return
    }
    const own = statements.flatMap((text) => /^create table (\w+)/.exec(text)?.[1] ?? [])
    if ([...own, 'kysely_migration'].some((table) => present.has(table))) throw new Error(otherVersion)
    if (!isEmptyOrHosted(present, specifiedTables(dialect))) throw new Error(foreign)
    await makeSpecifiedTables(transaction, dialect, present)
    for (const text of statements) await sql.raw(text).execute(transaction)
    await makeRevisionTriggers(transaction, dialect)
    await sql`insert into site_schema (version) values (${version})`.execute(transaction)
  })
}

/** Whether nothing is there, or the specification's five tables with what each of their rows must have, and no others. */
function isEmptyOrHosted(
  present: ReadonlyMap<string, ReadonlySet<string>>,
  specified: ReturnType<typeof specifiedTables>,
): boolean {
  const isOthers = [...present.keys()].some((table) => !Object.hasOwn(specified, table))
  if (present.size === 0 || isOthers) return !isOthers
  return Object.entries(specified).every(([table, columns]) =>
    columns.every(([name, , rule]) => !/^not null(?! default)/.test(rule) || present.get(table)?.has(name)),
  )
}

/** Tables that are there stay as they are: only columns that are missing are added, without a value. */
async function makeSpecifiedTables(
  db: Transaction<Database>,
  dialect: Dialect,
  present: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> {
  for (const [table, columns] of Object.entries(specifiedTables(dialect))) {
    const there = present.get(table)
    const missing = columns.filter(([name]) => !there?.has(name))
    const texts = there
      ? missing.map(([name, type]) => `alter table ${table} add column ${name} ${type}`)
      : [createTable(table, columns, dialect)]
    for (const text of texts) await sql.raw(text).execute(db)
  }
  await makeUnique(db, 'impact_cards', 'card_id')
  await makeUnique(db, 'village_data', 'village_key')
  if (dialect.isPostgres) await keepDocumentsOfDeletedCategories(db)
}

/** A hosted table may already hold duplicates, which people must sort out first: then it stays without the index. */
async function makeUnique(db: Transaction<Database>, table: string, column: string): Promise<void> {
  const duplicates = await sql
    .raw(`select 1 from ${table} where ${column} is not null group by ${column} having count(*) > 1 limit 1`)
    .execute(db)
  if (duplicates.rows.length > 0) return
  await sql.raw(`create unique index if not exists ${table}_${column}_unique on ${table} (${column})`).execute(db)
}

/** A hosted foreign key would refuse to delete a category that is in use, or delete its documents with it. */
async function keepDocumentsOfDeletedCategories(db: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where contype = 'f'
      and conrelid = to_regclass('evidence_documents')
      and confrelid = to_regclass('evidence_categories')`.execute(db)
  for (const { name } of rows) await sql`alter table evidence_documents drop constraint ${sql.ref(name)}`.execute(db)
}

/** Every change of a content table raises the revision of the content, whoever makes it. */
async function makeRevisionTriggers(db: Transaction<Database>, { isPostgres }: Dialect): Promise<void> {
  if (isPostgres) await makeRevisionFunction(db)
  for (const table of tableNames) {
    const texts = isPostgres
      ? [
          `create trigger content_revision_${table} after insert or update or delete or truncate on ${table}
             for each statement execute function raise_content_revision()`,
        ]
      : ['insert', 'update', 'delete'].map(
          (change) => `create trigger content_revision_${change}_${table} after ${change} on ${table}
             begin update content_revision set revision = revision + 1; end`,
        )
    for (const text of texts) await sql.raw(text).execute(db)
  }
}

async function makeRevisionFunction(db: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  const schema = sql.id(rows[0]?.name ?? 'public')
  // With the rights of its owner: whoever may write a content table may not be allowed to write this one.
  await sql`
    create or replace function raise_content_revision() returns trigger
    language plpgsql security definer set search_path = ${schema}, pg_temp as $$
    declare raised bigint;
    begin
      update content_revision set revision = revision + 1 returning revision into raised;
      perform pg_notify('content_revision', raised::text);
      return null;
    end $$`.execute(db)
}
