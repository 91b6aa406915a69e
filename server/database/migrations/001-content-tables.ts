import { type Kysely, PostgresAdapter, sql } from 'kysely'

type Column = [name: string, type: string, constraint: string]

/**
 * The five content tables. Where a hosted database already keeps them they are used as they are: only columns that
 * are missing are added, without a value.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const existing = await existingColumns(db, onPostgres)
  for (const [table, columns] of Object.entries(contentTables(onPostgres))) {
    const present = existing.get(table)
    if (present) {
      await addMissingColumns(db, table, columns, present)
    } else {
      const lines = columns.map((column) => column.join(' ')).join(', ')
      await sql.raw(`create table ${table} (${lines}) ${onPostgres ? '' : 'strict'}`).execute(db)
    }
  }
  await makeUnique(db, 'impact_cards', 'card_id')
  await makeUnique(db, 'village_data', 'village_key')
  if (onPostgres) await keepDocumentsOfDeletedCategories(db)
}

function contentTables(onPostgres: boolean): Record<string, Column[]> {
  const json = onPostgres ? 'jsonb' : 'text'
  const now = onPostgres
    ? `(to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
    : `(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`
  const key = 'not null primary key'
  const orEmpty = "not null default ''"
  return {
    village_data: [
      ['village_key', 'text', key],
      ['name', 'text', 'not null'],
      ['summary', 'text', orEmpty],
      ['header_image', 'text', ''],
      ['header_image_attribution', json, ''],
      ['preamble', json, "not null default '{}'"],
      ['impact_cards', json, "not null default '[]'"],
      ['updated_at', 'text', `not null default ${now}`],
    ],
    impact_cards: [
      ['id', 'text', key],
      ['card_id', 'text', 'not null'],
      ['title', 'text', 'not null'],
      ['short_description', 'text', orEmpty],
      ['more_content', 'text', orEmpty],
      ['icon_name', 'text', orEmpty],
      ['affected_villages', json, "not null default '[]'"],
      ['card_style', json, "not null default '{}'"],
      ['delay', 'integer', 'not null default 100'],
      ['page_title', 'text', orEmpty],
      ['page_description', 'text', orEmpty],
      ['page_sections', json, "not null default '[]'"],
      ['updated_at', 'text', `not null default ${now}`],
    ],
    events: [
      ['id', 'text', key],
      ['title', 'text', 'not null'],
      ['date', 'text', 'not null'],
      ['time', 'text', orEmpty],
      ['location', 'text', orEmpty],
      ['description', 'text', orEmpty],
      ['updated_at', 'text', `not null default ${now}`],
    ],
    evidence_categories: [
      ['id', 'text', key],
      ['name', 'text', 'not null'],
      ['updated_at', 'text', `not null default ${now}`],
    ],
    evidence_documents: [
      ['id', 'text', key],
      ['title', 'text', 'not null'],
      ['description', 'text', orEmpty],
      ['detail_text', 'text', orEmpty],
      // No foreign key: a document outlives its category and keeps its name, so that bringing the category back heals it.
      ['category_id', 'text', ''],
      ['type', 'text', orEmpty],
      ['date', 'text', orEmpty],
      ['pdf_url', 'text', ''],
      ['external_url', 'text', ''],
      ['summary', 'text', ''],
      ['created_at', 'text', `not null default ${now}`],
      ['updated_at', 'text', `not null default ${now}`],
    ],
  }
}

async function existingColumns(db: Kysely<unknown>, onPostgres: boolean): Promise<Map<string, Set<string>>> {
  const schema = onPostgres ? await currentSchema(db) : undefined
  const tables = await db.introspection.getTables()
  return new Map(
    tables
      .filter((table) => table.schema === schema)
      .map((table) => [table.name, new Set(table.columns.map((column) => column.name))]),
  )
}

async function currentSchema(db: Kysely<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

async function addMissingColumns(
  db: Kysely<unknown>,
  table: string,
  columns: Column[],
  present: Set<string>,
): Promise<void> {
  for (const [name, type] of columns) {
    if (!present.has(name)) await sql.raw(`alter table ${table} add column ${name} ${type}`).execute(db)
  }
}

/** A hosted table may already hold duplicates, which people must sort out first: then it stays without the index. */
async function makeUnique(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const duplicates = await sql
    .raw(`select 1 from ${table} where ${column} is not null group by ${column} having count(*) > 1 limit 1`)
    .execute(db)
  if (duplicates.rows.length > 0) return
  await sql.raw(`create unique index if not exists ${table}_${column}_unique on ${table} (${column})`).execute(db)
}

/** A hosted foreign key would refuse to delete a category that is in use, or delete its documents with it. */
async function keepDocumentsOfDeletedCategories(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where contype = 'f'
      and conrelid = to_regclass('evidence_documents')
      and confrelid = to_regclass('evidence_categories')`.execute(db)
  for (const { name } of rows) {
    await sql`alter table evidence_documents drop constraint ${sql.ref(name)}`.execute(db)
  }
}
