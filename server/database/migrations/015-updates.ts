import { doubtColumn, revisionTriggers, statements } from './statements.ts'

/** Updates to subscribers, what becomes of each e-mail of them, and how many e-mails may leave in an hour and in a day. */
export const up = statements((dialect) => [
  `create table updates (
     id text not null primary key,
     subject text not null default '',
     body text not null default '',
     occasion text not null default '',
     sent_at text,
     updated_at text not null default ${dialect.now}
   ) ${dialect.end}`,
  `create table update_sendings (
     update_id text not null primary key,
     occasion text not null,
     state text not null default 'sending' check (state in ('sending', 'paused', 'stopped', 'sent')),
     started_at text not null,
     ended_at text,
     recipients integer not null,
     troubles integer not null default 0,
     trouble text,
     rests_until text,
     outcome text
   ) ${dialect.end}`,
  // Two presses, or two processes, may know of no other: an occasion has one sending all the same.
  `create unique index update_sendings_occasion on update_sendings (occasion) where occasion <> ''`,
  // It holds nothing of a person but the id of the sign-up, which means nothing once that is deleted.
  `create table update_mails (
     id text not null primary key,
     update_id text not null,
     signup_id text not null,
     delivery_state text not null default 'waiting'
       check (delivery_state in ('waiting', 'held', 'stopped', 'sent', 'failed')),
     attempts integer not null default 0,
     next_attempt_at text,
     last_error text,
     message_id text,
     sent_at text,
     ${doubtColumn},
     is_copy integer not null default 0 check (is_copy in (0, 1)),
     is_set_aside integer not null default 0 check (is_set_aside in (0, 1))
   ) ${dialect.end}`,
  // The outbox asks for the next row before each e-mail: that must not grow with the list.
  `create index update_mails_due on update_mails (delivery_state, is_in_doubt, (coalesce(next_attempt_at, '')), id)`,
  'create index update_mails_counts on update_mails (update_id, delivery_state, is_in_doubt, is_set_aside)',
  'create index update_mails_signup on update_mails (signup_id)',
  // How many e-mails of every kind were attempted in each minute, as YYYY-MM-DDTHH:MM.
  `create table mail_minutes (minute text not null primary key, attempts integer not null) ${dialect.end}`,
  // The links of updates confirm nothing; those that do count against the hour of confirmations.
  'create index newsletter_links_asked on newsletter_links (made_at) where signup_id is not null',
  'alter table newsletter_signups add column set_aside_at text',
  'alter table newsletter_signups add column set_aside_words text',
  'create index newsletter_signups_set_aside on newsletter_signups (set_aside_at)',
  'alter table campaign_details add column mails_an_hour integer not null default 200',
  'alter table campaign_details add column mails_a_day integer not null default 2000',
  ...revisionTriggers('updates', dialect),
])
