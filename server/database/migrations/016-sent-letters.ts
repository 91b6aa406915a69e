import { deliveryColumns, doubtColumn, statements } from './statements.ts'

/** Objections that the site sends for residents, the e-mails about them and the secrets of their links; none of it is content. */
export const up = statements(({ end }) => [
  `create table sent_letters (
     id text not null primary key,
     inbox_hash text not null,
     consultation text not null,
     stored_at text not null,
     state text not null default 'unproved'
       check (state in ('unproved', 'waiting', 'accepted', 'refused', 'in-doubt', 'too-late', 'withdrawn')),
     reference text,
     letter text,
     name text,
     address text,
     email text,
     consent_text text,
     proved_at text,
     council_email text,
     settled_at text,
     host text,
     answer text,
     deleted_at text,
     ${deliveryColumns},
     ${doubtColumn}
   ) ${end}`,
  // Whatever goes wrong elsewhere: an inbox has one letter in a consultation, unless the council's side refused the first.
  `create unique index sent_letters_once on sent_letters (inbox_hash, consultation) where state <> 'refused'`,
  'create index sent_letters_delivery on sent_letters (delivery_state, next_attempt_at)',
  `create table sent_letter_mails (
     id text not null primary key,
     letter_id text not null,
     inbox_hash text not null,
     kind text not null check (kind in ('proof', 'again', 'outcome')),
     email text not null,
     asked_at text not null,
     ${deliveryColumns},
     ${doubtColumn}
   ) ${end}`,
  'create index sent_letter_mails_inbox on sent_letter_mails (inbox_hash)',
  'create index sent_letter_mails_letter on sent_letter_mails (letter_id)',
  'create index sent_letter_mails_delivery on sent_letter_mails (delivery_state, next_attempt_at)',
  `create table sent_letter_links (
     token_hash text not null primary key,
     letter_id text not null,
     made_at text not null
   ) ${end}`,
  'create index sent_letter_links_letter on sent_letter_links (letter_id)',
  'create index sent_letter_links_made on sent_letter_links (made_at)',
  `alter table campaign_details add column sends_letters text not null default 'off'`,
])
