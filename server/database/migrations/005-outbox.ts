import { type Kysely, sql } from 'kysely'

const statements = [
  // The column was never filled: addresses are counted in memory alone (docs/decisions/012-outbox.md).
  'alter table messages drop column client_hash',
  'alter table messages add column is_in_doubt integer not null default 0 check (is_in_doubt in (0, 1))',
  'alter table newsletter_signups add column is_in_doubt integer not null default 0 check (is_in_doubt in (0, 1))',
  'alter table newsletter_signups add column mails_asked integer not null default 1',
  'alter table newsletter_signups add column mail_asked_at text',
  'update newsletter_signups set mail_asked_at = signed_up_at',
]

/** What the outbox must know of an attempt that never ended, and how often a sign-up was asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
