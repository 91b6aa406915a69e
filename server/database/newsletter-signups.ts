import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { contact } from '../../content/contact.ts'
import { inboxOf } from '../../domain/inbox-address.ts'
import type { LinkOutcome } from '../../domain/newsletter-link.ts'
import type { NewsletterSignup } from '../../domain/visitor-forms.ts'
import { mailId, queueMail } from './mail-queue.ts'
import { findLink } from './prepared-mail.ts'
import type { Database } from './tables.ts'

type StoredSignup = Selectable<Database['newsletter_signups']>

const hour = 60 * 60_000
/** How long the link of a confirmation works once it was sent. */
const confirmWithin = 14 * 24 * hour

/**
 * Stores a sign-up, unconfirmed, with an e-mail to its address. An inbox that is known gets an e-mail again, but ever more
 * rarely, so that nobody can use us to flood it. Who signs up reads the same in any case.
 */
export function storeSignup(db: Kysely<Database>, signup: NewsletterSignup, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('newsletter_signups')
      .selectAll()
      .where('inbox', '=', inboxOf(signup.EMAIL))
      .forUpdate()
      .executeTakeFirst()
    if (known && !mayAskAgain(known, now)) return
    const id = known?.state === 'confirmed' ? known.id : await putUnconfirmed(transaction, signup, known, now)
    if (known)
      await transaction
        .updateTable('newsletter_signups')
        .set({ mails_asked: known.mails_asked + 1, mail_asked_at: now.toISOString() })
        .where('id', '=', id)
        .execute()
    // Another e-mail, and no other attempt at the one before.
    await transaction.deleteFrom('mail_queue').where('id', '=', mailId('confirmation', id)).execute()
    await queueMail(transaction, { kind: 'confirmation', about: id, signupId: id }, now)
  })
}

/** An hour after the first e-mail, two after the second, four after the third: five on the first day. */
function mayAskAgain({ mail_asked_at, mails_asked }: StoredSignup, now: Date): boolean {
  return now.getTime() >= Date.parse(mail_asked_at) + hour * 2 ** (mails_asked - 1)
}

/**
 * Of a sign-up that nobody has confirmed the last form counts. Where its address is written in another way (ann+farm@…), it
 * has a new id, so that no link of the e-mail to the other one confirms it.
 */
async function putUnconfirmed(
  transaction: Transaction<Database>,
  signup: NewsletterSignup,
  known: StoredSignup | undefined,
  now: Date,
): Promise<string> {
  const isSameAddress = known?.email.toLowerCase() === signup.EMAIL.toLowerCase()
  const id = known && isSameAddress ? known.id : randomUUID()
  const at = now.toISOString()
  const fields = {
    id,
    inbox: inboxOf(signup.EMAIL),
    email: signup.EMAIL,
    first_name: signup.FNAME,
    postcode: signup.POSTCODE,
    only_deadline: signup.ONLY_DEADLINE === 'yes' ? (1 as const) : (0 as const),
    signed_up_at: at,
    mail_asked_at: at,
    consent_text: contact.newsletter.consent,
  }
  await transaction
    .insertInto('newsletter_signups')
    .values(fields)
    .onConflict((conflict) => conflict.column('inbox').doUpdateSet(fields))
    .execute()
  return id
}

/** Confirms the sign-up that a link names. */
export function confirmSignup(db: Kysely<Database>, token: string, now: Date): Promise<LinkOutcome> {
  return db.transaction().execute(async (transaction) => {
    const link = await findLink(transaction, token)
    // The link for mail programs is known to logs: it is none for this page.
    if (!link?.confirms) return 'unknown'
    const byId = transaction.selectFrom('newsletter_signups').selectAll().where('id', '=', link.signup_id)
    const signup = await byId.executeTakeFirst()
    if (!signup) return 'expired'
    if (signup.state === 'confirmed') return 'done'
    if (Date.parse(link.made_at) + confirmWithin < now.getTime()) return 'expired'
    await transaction
      .updateTable('newsletter_signups')
      .set({
        state: 'confirmed',
        confirmed_at: now.toISOString(),
        // Whoever follows the link reads what comes to this address.
        refused_at: null,
        refused_words: null,
      })
      .where('id', '=', signup.id)
      .execute()
    await transaction.deleteFrom('mail_queue').where('id', '=', mailId('confirmation', signup.id)).execute()
    await queueMail(transaction, { kind: 'welcome', about: signup.id, signupId: signup.id }, now)
    return 'done'
  })
}

/** Takes the sign-up that a link names off the list, with all that we know of it. */
export async function unsubscribe(db: Kysely<Database>, token: string): Promise<LinkOutcome> {
  const link = await findLink(db, token)
  if (!link) return 'unknown'
  await removeSignup(db, link.signup_id)
  return 'done'
}

/** Deletes a sign-up, and what has not left for it; what was sent stays counted. Whether there was one. */
export function removeSignup(db: Kysely<Database>, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const unsent = transaction.deleteFrom('mail_queue').where('signup_id', '=', id)
    await unsent.where('state', 'in', ['waiting', 'held']).execute()
    const signup = transaction.deleteFrom('newsletter_signups').where('id', '=', id)
    return (await signup.executeTakeFirst()).numDeletedRows > 0n
  })
}
