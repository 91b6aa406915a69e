import { type Kysely, sql, type Transaction } from 'kysely'
import type { ConnectedDatabase } from './connect.ts'
import { hash, hashOfJson } from './row-hashes.ts'
import { readJson } from './rows.ts'
import type { Database, StoredRow } from './tables.ts'

/** A table that stands on both sides with the same rows: how many, and the hash of all of them. */
interface CarriedTable {
  table: string
  rows: number
  hash: string
}

type Rows = AsyncIterable<StoredRow>

/** They say how the tables were made, which each database knows of its own. */
const ownTables = ['site_schema', 'site_migrations', 'site_migrations_lock']

/** They hold rows from the beginning, and what is written to other tables changes it. */
const standingTables = ['content_revision', 'table_revisions', 'daily_deletion']

/** Contents rest on their upload. */
const lastTables = ['upload_contents', 'upload_parts', ...standingTables]

/**
 * Carries every row of an SQLite database into an empty one on PostgreSQL, all or none, and compares both: `tell` hears of
 * each table that is the same. Nothing may write to either meanwhile. Throws an Error of one line where the target has rows
 * of its own, and where a table differs in the end; the target is then as it was.
 */
export async function moveDatabase(
  from: ConnectedDatabase,
  to: ConnectedDatabase,
  tell: (carried: CarriedTable) => void,
): Promise<void> {
  if (from.kind !== 'sqlite' || to.kind !== 'postgres')
    throw new Error('The site moves from SQLite (file:…) to PostgreSQL (postgres://…).')
  await to.db.transaction().execute(async (target) => {
    const jsonColumns = await readJsonColumns(target)
    const tables = await listTables(target)
    for (const table of tables) if (!standingTables.includes(table)) await requireEmpty(target, table)
    for (const table of tables) await carry(readFile(from.reader, table, jsonColumns), target, table, jsonColumns)
    await sql`select setval(pg_get_serial_sequence('content_history', 'id'), max(id)) from content_history`.execute(
      target,
    )
    for (const table of tables) {
      const here = await summarise(readFile(from.reader, table, jsonColumns))
      const there = await summarise(readByCursor(target, table))
      if (here.rows !== there.rows || here.hash !== there.hash)
        throw new Error(`${table} is not the same on both sides: stop the site, then move it again.`)
      tell({ table, ...here })
    }
  })
}

/** The tables to carry, in an order in which each finds what it rests on. */
async function listTables(target: Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(target)
  const names = rows.map(({ name }) => name).filter((name) => !ownTables.includes(name))
  return [...names.filter((name) => !lastTables.includes(name)), ...lastTables]
}

async function readJsonColumns(target: Transaction<Database>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and data_type = 'jsonb'`.execute(target)
  return new Set(rows.map(({ name }) => name))
}

async function requireEmpty(target: Transaction<Database>, table: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target)
  if (rows.length > 0) throw new Error(`The target is not empty: ${table} has rows. Name an empty database.`)
}

async function* readFile(db: Kysely<Database>, table: string, jsonColumns: Set<string>): Rows {
  const whole = db.selectFrom(sql<StoredRow>`${sql.table(table)}`.as('carried')).selectAll()
  for await (const row of whole.stream()) {
    const fields = Object.entries(row).map(([name, value]) => [
      name,
      jsonColumns.has(`${table}.${name}`) ? parsed(value) : value,
    ])
    yield Object.fromEntries(fields)
  }
}

/** What a column of JSON holds, which SQLite keeps as text: a text that is none stays as it is. */
function parsed(value: unknown): unknown {
  const read = readJson(value)
  return typeof read === 'string' ? value : read
}

async function* readByCursor(target: Transaction<Database>, table: string): Rows {
  await sql`declare carried cursor for select * from ${sql.table(table)}`.execute(target)
  // One by one: an upload has up to 25 MB.
  const next = () => sql<StoredRow>`fetch next from carried`.execute(target)
  for (let { rows } = await next(); rows.length > 0; { rows } = await next()) yield* rows
  await sql`close carried`.execute(target)
}

async function carry(
  source: Rows,
  target: Transaction<Database>,
  table: string,
  jsonColumns: Set<string>,
): Promise<void> {
  if (standingTables.includes(table)) await sql`delete from ${sql.table(table)}`.execute(target)
  for await (const row of source) {
    const columns = Object.keys(row)
    const values = columns.map((column) => {
      const isJson = row[column] !== null && jsonColumns.has(`${table}.${column}`)
      return isJson ? JSON.stringify(row[column]) : row[column]
    })
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      overriding system value values (${sql.join(values)})`.execute(target)
  }
}

/** What tells two tables apart, whatever order their rows stand in. */
async function summarise(source: Rows): Promise<{ rows: number; hash: string }> {
  const hashes: string[] = []
  for await (const row of source) {
    // As JSON the bytes of an upload would be a list of millions of numbers.
    const fields = Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? hash(value) : value])
    hashes.push(hashOfJson(Object.fromEntries(fields)))
  }
  return { rows: hashes.length, hash: hash(hashes.sort().join()) }
}
