import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** What left in the last hour, which no deletion from the queue lowers; and in which e-mail a message left with others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const end = db.getExecutor().adapter instanceof PostgresAdapter ? '' : 'strict'
  await sql
    .raw(
      `create table mail_departures (
         id text not null primary key, kind text not null, left_at text not null
       ) ${end}`,
    )
    .execute(db)
  await db.schema.createIndex('mail_departures_left').on('mail_departures').column('left_at').execute()
  await sql`insert into mail_departures (id, kind, left_at)
    select id, kind, tried_at from mail_queue where tried_at is not null`.execute(db)
  await db.schema.alterTable('mail_queue').addColumn('digest_id', 'text').execute()
  await db.schema.createIndex('mail_queue_digest').on('mail_queue').column('digest_id').execute()
}
