import { type Kysely, sql } from 'kysely'

/** When a message was marked as answered: an answer goes through the maintainer's own mail program, which tells the site nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column answered_at text`.execute(db)
}
