import { type Kysely, sql } from 'kysely'

/** Which changes were made at once, by an import or by undoing one: the history can take them back together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_history add column batch text`.execute(db)
  await sql`create index content_history_batch on content_history (batch)`.execute(db)
}
