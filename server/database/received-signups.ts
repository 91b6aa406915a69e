import { type Kysely, sql } from 'kysely'
import type { ReceivedSignup, SignupCounts } from '../../domain/received.ts'
import { mailId } from './mail-queue.ts'
import { countOf, deliveryColumns, isOlder, type ReceivedPage } from './received-page.ts'
import type { Database } from './tables.ts'

/** Everything that a maintainer needs to know. */
const columns = [
  'newsletter_signups.id',
  'email',
  'first_name',
  'postcode',
  'only_deadline',
  'signed_up_at',
  'consent_text',
  'newsletter_signups.state',
  'confirmed_at',
  'refused_at',
  'refused_words',
  ...deliveryColumns,
] as const

/** The sign-ups with what became of the e-mails that ask to confirm them, newest first. */
function newestFirst(db: Kysely<Database>) {
  const id = sql<string>`${sql.lit(mailId('confirmation', ''))} || newsletter_signups.id`
  return db
    .selectFrom('newsletter_signups')
    .leftJoin('mail_queue', (join) => join.on('mail_queue.id', '=', id))
    .select(columns)
    .orderBy('signed_up_at', 'desc')
    .orderBy('newsletter_signups.id', 'desc')
}

/** The sign-ups for the newsletter, newest first; or those of them whose address was refused. */
export function listSignups(
  db: Kysely<Database>,
  { limit, after }: ReceivedPage,
  isRefused = false,
): Promise<ReceivedSignup[]> {
  let query = newestFirst(db).limit(limit)
  if (isRefused) query = query.where('refused_at', 'is not', null)
  if (after) query = query.where(isOlder('newsletter_signups.signed_up_at', after))
  return query.execute()
}

/** Everybody who has confirmed. */
export function listConfirmed(db: Kysely<Database>): Promise<ReceivedSignup[]> {
  return newestFirst(db).where('newsletter_signups.state', '=', 'confirmed').execute()
}

export function countSignups(db: Kysely<Database>): Promise<SignupCounts> {
  const query = db
    .selectFrom('newsletter_signups')
    .select([
      countOf(sql`state = 'unconfirmed'`).as('unconfirmed'),
      countOf(sql`state = 'confirmed'`).as('confirmed'),
      countOf(sql`refused_at is not null`).as('refused'),
    ])
  return query.executeTakeFirstOrThrow()
}

/** Lets an address get e-mails again that a mail server refused for good. Whether there is such a sign-up. */
export async function allowRefused(db: Kysely<Database>, id: string): Promise<boolean> {
  const signup = db
    .updateTable('newsletter_signups')
    .set({ refused_at: null, refused_words: null })
    .where('id', '=', id)
  return (await signup.executeTakeFirstOrThrow()).numUpdatedRows > 0n
}
