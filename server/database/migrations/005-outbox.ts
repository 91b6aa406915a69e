import { doubtColumn, statements } from './statements.ts'

/** What the outbox must know of an attempt that never ended, and how often a sign-up was asked for. */
export const up = statements(() => [
  // The column was never filled: addresses are counted in memory alone (docs/decisions/012-outbox.md).
  'alter table messages drop column client_hash',
  `alter table messages add column ${doubtColumn}`,
  `alter table newsletter_signups add column ${doubtColumn}`,
  'alter table newsletter_signups add column mails_asked integer not null default 1',
  'alter table newsletter_signups add column mail_asked_at text',
  'update newsletter_signups set mail_asked_at = signed_up_at',
])
