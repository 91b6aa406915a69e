import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Where a village lies, as JSON. A hosted table that has the column already stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const found = onPostgres
    ? sql`select 1 from information_schema.columns
        where table_schema = current_schema() and table_name = 'village_data' and column_name = 'position'`
    : sql`select 1 from pragma_table_info('village_data') where name = 'position'`
  if ((await found.execute(db)).rows.length > 0) return
  await sql.raw(`alter table village_data add column position ${onPostgres ? 'jsonb' : 'text'}`).execute(db)
}
