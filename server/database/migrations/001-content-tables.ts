import { type Kysely, sql } from 'kysely'
import { columnsOf, dialectOf } from './statements.ts'

type Column = [name: string, type: string, constraint: string]

/**
 * The five content tables. Where a hosted database already keeps them they are used as they are: only columns that
 * are missing are added, without a value.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { isPostgres, json, now, end } = dialectOf(db)
  for (const [table, columns] of Object.entries(contentTables(json, now))) {
    const lines = columns.map((column) => column.join(' ')).join(', ')
    await sql.raw(`create table if not exists ${table} (${lines}) ${end}`).execute(db)
    const present = await columnsOf(db, table)
    for (const [name, type] of columns) {
      if (!present.has(name)) await sql.raw(`alter table ${table} add column ${name} ${type}`).execute(db)
    }
  }
  await makeUnique(db, 'impact_cards', 'card_id')
  await makeUnique(db, 'village_data', 'village_key')
  if (isPostgres) await keepDocumentsOfDeletedCategories(db)
}

function contentTables(json: string, now: string): Record<string, Column[]> {
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
