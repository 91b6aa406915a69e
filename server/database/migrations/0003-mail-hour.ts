import { type Kysely, sql } from 'kysely'

/** What left in the last hour, which no deletion from the queue lowers; and in which e-mail a message left with others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_departures')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('left_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('mail_departures_left').on('mail_departures').column('left_at').execute()
  await sql`insert into mail_departures (id, kind, left_at)
    select id, kind, tried_at from mail_queue where tried_at is not null`.execute(db)
  await db.schema.alterTable('mail_queue').addColumn('digest_id', 'text').execute()
  await db.schema.createIndex('mail_queue_digest').on('mail_queue').column('digest_id').execute()
}
