import { readFileSync } from 'node:fs'
import { type Kysely, PostgresAdapter, sql } from 'kysely'

const contentTables =
  'events impact_cards village_data evidence_categories evidence_documents claims campaign_details process_stages key_facts notices page_texts cases objection_grounds site_checks updates'

/**
 * What was planted of each first row, by hashes of its fields. A database that has rows already is taken for one of commit
 * 309b2e19: beside this file stand the hashes of that commit's first rows, one row a line. They were made once, by starting
 * that commit over a new SQLite file, bringing its tables up to here, and hashing every row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const end = db.getExecutor().adapter instanceof PostgresAdapter ? '' : 'strict'
  await sql
    .raw(
      `create table first_rows (table_name text not null, row_key text not null, fields text not null,
         release text not null, primary key (table_name, row_key)) ${end}`,
    )
    .execute(db)
  if (!(await hasRows(db))) return
  const file = readFileSync(new URL('0010-rows-of-309b2e19.txt', import.meta.url), 'utf8')
  for (const line of file.trim().split('\n')) {
    const [table, key, ...fields] = line.split(' ')
    const hashes = JSON.stringify(Object.fromEntries(fields.map((field) => field.split(':'))))
    await sql`insert into first_rows (table_name, row_key, fields, release)
      values (${table}, ${key}, ${hashes}, '')`.execute(db)
  }
}

async function hasRows(db: Kysely<unknown>): Promise<boolean> {
  for (const table of [...contentTables.split(' '), 'content_history']) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}
