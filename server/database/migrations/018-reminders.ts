import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Which reminders were prepared, so that none is twice, and whether they go by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const end = db.getExecutor().adapter instanceof PostgresAdapter ? '' : 'strict'
  for (const statement of [
    `create table prepared_reminders (occasion text not null primary key, prepared_at text not null) ${end}`,
    `alter table campaign_details add column reminders text not null default 'wait'`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
