import { randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { contact } from '../../content/contact.ts'
import type { LinkOutcome } from '../../domain/newsletter-link.ts'
import type { NewsletterSignup } from '../../domain/newsletter-signup.ts'
import { toContentError } from '../database/failure.ts'
import type { Database } from '../database/tables.ts'

type StoredSignup = Selectable<Database['newsletter_signups']>

const hour = 60 * 60_000
const day = 24 * hour
/** How long the link of a confirmation works once it was sent. */
const confirmWithin = 14 * day

/**
 * Stores a sign-up, unconfirmed, with an e-mail to its address. An address that is known gets an e-mail again, but not
 * often, so that nobody can use us to flood it; the visitor is told the same in any case: nobody can find out who is on
 * the list.
 */
export function storeSignup(db: Kysely<Database>, signup: NewsletterSignup, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const known = await withAddress(transaction, signup.EMAIL).where('state', '!=', 'unsubscribed').executeTakeFirst()
    if (!known) await insert(transaction, signup, now)
    else if (mayAskAgain(known, now)) await askAgain(transaction, known, now)
  })
}

async function insert(
  transaction: Transaction<Database>,
  { EMAIL, FNAME, POSTCODE }: NewsletterSignup,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('newsletter_signups')
    .values({
      id: randomUUID(),
      email: EMAIL,
      first_name: FNAME,
      postcode: POSTCODE,
      signed_up_at: now.toISOString(),
      mail_asked_at: now.toISOString(),
      consent_text: contact.newsletter.consent,
      token: randomBytes(24).toString('base64url'),
    })
    .execute()
}

/** An hour after the first e-mail, two after the second, four after the third. */
function mayAskAgain({ delivery_state, mails_asked, mail_asked_at, signed_up_at }: StoredSignup, now: Date): boolean {
  const asked = Date.parse(mail_asked_at ?? signed_up_at)
  return delivery_state !== 'waiting' && now.getTime() >= asked + hour * 2 ** (mails_asked - 1)
}

async function askAgain(transaction: Transaction<Database>, { id, mails_asked }: StoredSignup, now: Date) {
  await transaction
    .updateTable('newsletter_signups')
    .set({
      mails_asked: mails_asked + 1,
      mail_asked_at: now.toISOString(),
      // Another e-mail, not another attempt: it has a Message-ID of its own.
      delivery_state: 'waiting',
      attempts: 0,
      next_attempt_at: null,
      last_error: null,
      message_id: null,
      sent_at: null,
      is_in_doubt: 0,
    })
    .where('id', '=', id)
    .execute()
}

/** Confirms the sign-up that a link names. */
export function confirmSignup(db: Kysely<Database>, token: string, now: Date): Promise<LinkOutcome> {
  return inTransaction(db, async (transaction) => {
    const signup = await findByToken(transaction, token)
    if (!signup) return 'unknown'
    if (signup.state === 'confirmed') return 'done'
    const isOld = signup.sent_at !== null && Date.parse(signup.sent_at) + confirmWithin < now.getTime()
    if (signup.state === 'unsubscribed' || isOld) return 'expired'
    await transaction
      .updateTable('newsletter_signups')
      .set({
        state: 'confirmed',
        confirmed_at: now.toISOString(),
        // Whoever follows the link has the e-mail, even if we never heard that it was taken.
        delivery_state: 'sent',
        sent_at: signup.sent_at ?? now.toISOString(),
        next_attempt_at: null,
      })
      .where('id', '=', signup.id)
      .execute()
    return 'done'
  })
}

/** Takes the address that a link names off the list, with all that we know of it but the address itself. */
export function unsubscribe(db: Kysely<Database>, token: string, now: Date): Promise<LinkOutcome> {
  return inTransaction(db, async (transaction) => {
    const signup = await findByToken(transaction, token)
    if (!signup) return 'unknown'
    await transaction
      .updateTable('newsletter_signups')
      .set({ state: 'unsubscribed', unsubscribed_at: now.toISOString(), first_name: '', postcode: '' })
      // An e-mail from before the address signed up anew must work too.
      .where(sql`lower(email)`, '=', signup.email.toLowerCase())
      .where('state', '!=', 'unsubscribed')
      .execute()
    return 'done'
  })
}

/** What can be no token of ours is not shown to the database: PostgreSQL refuses some characters. */
async function findByToken(transaction: Transaction<Database>, token: string): Promise<StoredSignup | undefined> {
  if (!/^[\w-]{1,100}$/.test(token)) return undefined
  return transaction.selectFrom('newsletter_signups').selectAll().where('token', '=', token).executeTakeFirst()
}

function withAddress(transaction: Transaction<Database>, email: string) {
  return transaction.selectFrom('newsletter_signups').selectAll().where(sql`lower(email)`, '=', email.toLowerCase())
}

async function inTransaction<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    throw toContentError(error)
  }
}
