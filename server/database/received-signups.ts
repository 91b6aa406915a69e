import { type Kysely, sql } from 'kysely'
import type { ReceivedSignup, SignupCounts } from '../../domain/received.ts'
import { suppressAddress, takeTurn } from './mailing-list.ts'
import { countOf, deliveryColumns, isBeyond, type ReceivedPage } from './received-page.ts'
import type { Database } from './tables.ts'

/** Everything that a maintainer needs to know. */
const columns = [
  'id',
  'email',
  'first_name',
  'postcode',
  'signed_up_at',
  'consent_text',
  'state',
  'confirmed_at',
  'set_aside_at',
  'set_aside_words',
  ...deliveryColumns,
] as const

/** The sign-ups for the newsletter, newest first; or those of them that are set aside. */
export function listSignups(
  db: Kysely<Database>,
  { limit, after }: ReceivedPage,
  isSetAside = false,
): Promise<ReceivedSignup[]> {
  let query = newestFirst(db).limit(limit)
  if (isSetAside) query = query.where('set_aside_at', 'is not', null)
  if (after) query = query.where(isBeyond('signed_up_at', '<', after))
  return query.execute()
}

/** Every sign-up, or those of one state alone, newest first. */
export function listAllSignups(db: Kysely<Database>, state?: ReceivedSignup['state']): Promise<ReceivedSignup[]> {
  const query = newestFirst(db)
  return (state === undefined ? query : query.where('state', '=', state)).execute()
}

function newestFirst(db: Kysely<Database>) {
  return db.selectFrom('newsletter_signups').select(columns).orderBy('signed_up_at', 'desc').orderBy('id', 'desc')
}

export function countSignups(db: Kysely<Database>): Promise<Omit<SignupCounts, 'suppressed'>> {
  const query = db
    .selectFrom('newsletter_signups')
    .select([
      countOf(sql`state = 'unconfirmed'`).as('unconfirmed'),
      countOf(sql`state = 'confirmed'`).as('confirmed'),
      countOf(sql`set_aside_at is not null`).as('setAside'),
    ])
  return query.executeTakeFirstOrThrow()
}

/** A sign-up, or undefined. */
export function findSignup(db: Kysely<Database>, id: string): Promise<ReceivedSignup | undefined> {
  return db.selectFrom('newsletter_signups').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Takes a sign-up out of the database as if its own link had been followed: nobody can sign its address up again. Whether there was one. */
export function removeSignup(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction)
    const byId = transaction.selectFrom('newsletter_signups').select('address_hash').where('id', '=', id)
    const signup = await byId.executeTakeFirst()
    if (signup) await suppressAddress(transaction, signup.address_hash, now)
    return signup !== undefined
  })
}
