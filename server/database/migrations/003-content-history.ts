import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Every change that the site makes to its content, with the row as it was and as it became. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const json = onPostgres ? 'jsonb' : 'text'
  await sql
    .raw(
      `create table content_history (
         id ${onPostgres ? 'bigint generated always as identity primary key' : 'integer primary key autoincrement'},
         at text not null,
         table_name text not null,
         row_key text not null,
         kind text not null check (kind in ('insert', 'update', 'delete')),
         before ${json},
         after ${json}
       ) ${onPostgres ? '' : 'strict'}`,
    )
    .execute(db)
  await sql`create index content_history_row on content_history (table_name, row_key, id)`.execute(db)
}
