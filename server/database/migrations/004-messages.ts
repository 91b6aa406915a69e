import { deliveryColumns, statements } from './statements.ts'

/** What visitors send: messages, and sign-ups for the newsletter. */
export const up = statements(({ end }) => [
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
  'create index if not exists messages_delivery on messages (delivery_state, next_attempt_at)',
  'create index if not exists newsletter_signups_delivery on newsletter_signups (delivery_state, next_attempt_at)',
  'create index if not exists messages_received on messages (received_at)',
  'create index if not exists newsletter_signups_email on newsletter_signups (email)',
])
