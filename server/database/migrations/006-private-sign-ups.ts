import { randomBytes } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import { hashAddress } from '../mailing-list.ts'
import { hashToken } from '../newsletter-links.ts'
import type { Database } from '../tables.ts'
import { deliveryColumns, doubtColumn, statements } from './statements.ts'

type Signup = Omit<Selectable<Database['newsletter_signups']>, 'set_aside_at' | 'set_aside_words'>

/** What is read of the sign-ups as they were before. */
interface OldSignup extends Omit<Signup, 'address_hash' | 'state'> {
  state: 'unconfirmed' | 'confirmed' | 'unsubscribed'
  token: string
  unsubscribed_at: string | null
}

const makeTables = statements(({ end }) => [
  `create table mailing_list (
     id integer not null primary key check (id = 1),
     address_key text not null,
     turns integer not null default 0
   ) ${end}`,
  `create table suppressed_addresses (
     address_hash text not null primary key,
     suppressed_at text not null
   ) ${end}`,
  `create table newsletter_links (
     token_hash text not null primary key,
     signup_id text,
     address_hash text not null,
     made_at text not null
   ) ${end}`,
  'create index newsletter_links_made on newsletter_links (made_at)',
  'create index messages_sent on messages (sent_at)',
  `create table newsletter_signups_anew (
     id text not null primary key,
     address_hash text not null unique,
     email text not null,
     first_name text not null default '',
     postcode text not null default '',
     signed_up_at text not null,
     consent_text text not null,
     state text not null default 'unconfirmed' check (state in ('unconfirmed', 'confirmed')),
     confirmed_at text,
     mails_asked integer not null default 1,
     mail_asked_at text,
     ${deliveryColumns},
     ${doubtColumn}
   ) ${end}`,
])

/**
 * The sign-ups without their secrets, one for each inbox, and the inboxes that want no e-mail as hashes alone. Links that
 * were sent before go on working: what they carry is hashed here.
 */
export async function up(db: Kysely<Database & { newsletter_signups_anew: Database['newsletter_signups'] }>) {
  await makeTables(db)
  const key = randomBytes(32).toString('base64url')
  await db.insertInto('mailing_list').values({ id: 1, address_key: key }).execute()

  const { rows } = await sql<OldSignup>`select * from newsletter_signups`.execute(db)
  for (const [hash, signups] of Map.groupBy(rows, ({ email }) => hashAddress(key, email))) {
    for (const signup of signups) await db.insertInto('newsletter_links').values(linkOf(signup, hash)).execute()
    const left = signups.find(({ state }) => state === 'unsubscribed')
    const [kept] = signups.filter(({ state }) => state === 'confirmed' || !left).toSorted(confirmedFirst)
    if (kept) await db.insertInto('newsletter_signups_anew').values(signupOf(kept, hash)).execute()
    else if (left) {
      const suppressed_at = left.unsubscribed_at ?? left.signed_up_at
      await db.insertInto('suppressed_addresses').values({ address_hash: hash, suppressed_at }).execute()
    }
  }
  await putInPlace(db)
}

const putInPlace = statements(() => [
  'drop table newsletter_signups',
  'alter table newsletter_signups_anew rename to newsletter_signups',
  'create index newsletter_signups_delivery on newsletter_signups (delivery_state, next_attempt_at)',
])

function linkOf({ id, token, sent_at, mail_asked_at, signed_up_at }: OldSignup, address_hash: string) {
  const made_at = sent_at ?? mail_asked_at ?? signed_up_at
  return { token_hash: hashToken(token), signup_id: id, address_hash, made_at }
}

/** Who left and confirmed again later wants e-mails; what somebody entered since, and nobody confirmed, is no reason for one. */
function confirmedFirst(one: OldSignup, other: OldSignup): number {
  if (one.state !== other.state) return one.state === 'confirmed' ? -1 : 1
  return one.signed_up_at < other.signed_up_at ? 1 : -1
}

function signupOf({ token: _token, unsubscribed_at: _left, ...signup }: OldSignup, address_hash: string): Signup {
  return { ...signup, address_hash, state: signup.state === 'confirmed' ? 'confirmed' : 'unconfirmed' }
}
