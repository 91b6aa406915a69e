import { type Kysely, PostgresAdapter, sql } from 'kysely'

const deliveryColumns = `
  delivery_state text not null default 'waiting' check (delivery_state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at text,
  last_error text,
  message_id text,
  sent_at text`

/** What visitors send: messages, and sign-ups for the newsletter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const end = db.getExecutor().adapter instanceof PostgresAdapter ? '' : 'strict'
  await sql
    .raw(
      `create table if not exists messages (
         id text not null primary key,
         received_at text not null,
         name text not null,
         email text not null,
         subject text not null,
         message text not null,
         consent_text text not null,
         read_at text,
         deleted_at text,
         client_hash text,
         ${deliveryColumns}
       ) ${end}`,
    )
    .execute(db)
  await sql
    .raw(
      `create table if not exists newsletter_signups (
         id text not null primary key,
         email text not null,
         first_name text not null default '',
         postcode text not null default '',
         signed_up_at text not null,
         consent_text text not null,
         state text not null default 'unconfirmed' check (state in ('unconfirmed', 'confirmed', 'unsubscribed')),
         token text not null unique,
         confirmed_at text,
         unsubscribed_at text,
         ${deliveryColumns}
       ) ${end}`,
    )
    .execute(db)
  for (const table of ['messages', 'newsletter_signups']) {
    await sql
      .raw(`create index if not exists ${table}_delivery on ${table} (delivery_state, next_attempt_at)`)
      .execute(db)
  }
  await sql`create index if not exists messages_received on messages (received_at)`.execute(db)
  await sql`create index if not exists newsletter_signups_email on newsletter_signups (email)`.execute(db)
}
