import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What a trial of writing stores, and since when an e-mail waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const table = isPostgres ? '(content bytea not null)' : '(content blob not null) strict'
  for (const text of [
    `create table write_trial ${table}`,
    'alter table mail_queue add column queued_at text',
    'update mail_queue set queued_at = due',
    'create index mail_queue_waiting on mail_queue (state, queued_at)',
  ])
    await sql.raw(text).execute(db)
}
