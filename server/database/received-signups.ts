import { type Kysely, sql } from 'kysely'
import type { ReceivedSignup, SignupCounts } from '../../domain/received.ts'
import { answered, countOf, isOlder, type ReceivedPage } from './received-page.ts'
import type { Database } from './tables.ts'

/** Everything but the secret of the links that confirm and unsubscribe. */
const columns = [
  'id',
  'email',
  'first_name',
  'postcode',
  'signed_up_at',
  'consent_text',
  'state',
  'confirmed_at',
  'unsubscribed_at',
  'delivery_state',
  'attempts',
  'next_attempt_at',
  'last_error',
  'sent_at',
] as const

/** The sign-ups for the newsletter, newest first. */
export function listSignups(db: Kysely<Database>, { limit, after }: ReceivedPage): Promise<ReceivedSignup[]> {
  let query = newestFirst(db).limit(limit)
  if (after) query = query.where(isOlder('signed_up_at', after))
  return answered(query.execute())
}

/** Every sign-up, or those of one state alone, newest first. */
export function listAllSignups(db: Kysely<Database>, state?: ReceivedSignup['state']): Promise<ReceivedSignup[]> {
  const query = newestFirst(db)
  return answered((state === undefined ? query : query.where('state', '=', state)).execute())
}

function newestFirst(db: Kysely<Database>) {
  return db.selectFrom('newsletter_signups').select(columns).orderBy('signed_up_at', 'desc').orderBy('id', 'desc')
}

export function countSignups(db: Kysely<Database>): Promise<SignupCounts> {
  const query = db
    .selectFrom('newsletter_signups')
    .select([
      countOf(sql`state = 'unconfirmed'`).as('unconfirmed'),
      countOf(sql`state = 'confirmed'`).as('confirmed'),
      countOf(sql`state = 'unsubscribed'`).as('unsubscribed'),
    ])
  return answered(query.executeTakeFirstOrThrow())
}

/** A sign-up, or undefined. */
export function findSignup(db: Kysely<Database>, id: string): Promise<ReceivedSignup | undefined> {
  return answered(db.selectFrom('newsletter_signups').select(columns).where('id', '=', id).executeTakeFirst())
}

/** Takes a sign-up out of the database; whether there was one. */
export async function removeSignup(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await answered(db.deleteFrom('newsletter_signups').where('id', '=', id).executeTakeFirst())
  return numDeletedRows > 0
}
