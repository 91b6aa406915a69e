import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { contact } from '../../content/contact.ts'
import type { LinkOutcome } from '../../domain/newsletter-link.ts'
import type { NewsletterSignup } from '../../domain/newsletter-signup.ts'
import { mailId, queueMail } from './mail-queue.ts'
import { hashAddress, suppressAddress, takeTurn } from './mailing-list.ts'
import { findLink } from './prepared-mail.ts'
import type { Database } from './tables.ts'

/** One inbox gets another e-mail after an hour at the earliest, then after two, four and so on: five on the first day. */
const firstPauseForInboxMs = 60 * 60_000

type StoredSignup = Selectable<Database['newsletter_signups']>

const day = 24 * 60 * 60_000
/** How long the link of a confirmation works once it was sent. */
const confirmWithin = 14 * day

/**
 * Stores a sign-up, unconfirmed, with an e-mail to its address. An inbox that is known gets an e-mail again, but not often,
 * so that nobody can use us to flood it; one that wants none gets none. The visitor is told the same in any case, and the
 * database is asked the same: nobody can find out who is on the list.
 */
export function storeSignup(db: Kysely<Database>, signup: NewsletterSignup, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const addressHash = hashAddress(await takeTurn(transaction), signup.EMAIL)
    const byInbox = transaction.selectFrom('newsletter_signups').selectAll().where('address_hash', '=', addressHash)
    const known = await byInbox.executeTakeFirst()
    await insertOrAskAgain(transaction, signup, { addressHash, mayAskAgain: mayAskAgain(known, now), now })
    await queueConfirmation(transaction, addressHash, now)
  })
}

/** An hour after the first e-mail, two after the second, four after the third. */
function mayAskAgain(known: StoredSignup | undefined, now: Date): boolean {
  if (!known) return false
  const asked = Date.parse(known.mail_asked_at ?? known.signed_up_at)
  return now.getTime() >= asked + firstPauseForInboxMs * 2 ** (known.mails_asked - 1)
}

/**
 * One statement for a new inbox, a known one, one that was asked only just now and one that wants no e-mail. Of a sign-up
 * that nobody has confirmed only the last form counts; where that has the address in another form, it has a new id, which
 * the links of earlier e-mails do not confirm.
 */
async function insertOrAskAgain(
  transaction: Transaction<Database>,
  { EMAIL, FNAME, POSTCODE }: NewsletterSignup,
  { addressHash, mayAskAgain, now }: { addressHash: string; mayAskAgain: boolean; now: Date },
): Promise<void> {
  const at = now.toISOString()
  const fields = {
    id: randomUUID(),
    address_hash: addressHash,
    email: EMAIL,
    first_name: FNAME,
    postcode: POSTCODE,
    signed_up_at: at,
    mail_asked_at: at,
    consent_text: contact.newsletter.consent,
  }
  const names = Object.keys(fields) as (keyof typeof fields)[]
  await transaction
    .insertInto('newsletter_signups')
    .columns(names)
    .expression(
      transaction
        .selectNoFrom(names.map((name) => sql<string>`cast(${fields[name]} as text)`.as(name)))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('suppressed_addresses')
                .select('suppressed_addresses.address_hash')
                .where('suppressed_addresses.address_hash', '=', addressHash),
            ),
          ),
        ),
    )
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({
          id: sql`case when ${isUnconfirmed} and lower(newsletter_signups.email) <> lower(excluded.email)
            then excluded.id else newsletter_signups.id end`,
          email: lastForm('email'),
          first_name: lastForm('first_name'),
          postcode: lastForm('postcode'),
          signed_up_at: lastForm('signed_up_at'),
          consent_text: lastForm('consent_text'),
          mails_asked: sql`newsletter_signups.mails_asked + 1`,
          mail_asked_at: at,
        })
        .where(sql<boolean>`${mayAskAgain ? 1 : 0} = 1`),
    )
    .execute()
}

/** One statement too, whoever was asked: of the inbox whose e-mail was asked for just now, another e-mail and no other attempt. */
async function queueConfirmation(transaction: Transaction<Database>, addressHash: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await transaction
    .insertInto('mail_queue')
    .columns(['id', 'kind', 'about', 'signup_id', 'due'])
    .expression(
      transaction
        .selectFrom('newsletter_signups')
        .select(({ ref }) => [
          sql<string>`${sql.lit(mailId('confirmation', ''))} || ${ref('id')}`.as('id'),
          sql<'confirmation'>`'confirmation'`.as('kind'),
          'id as about',
          'id as signup_id',
          sql<string>`cast(${at} as text)`.as('due'),
        ])
        .where('address_hash', '=', addressHash)
        .where('mail_asked_at', '=', at),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        state: 'waiting',
        due: at,
        attempts: 0,
        message_id: null,
        last_error: null,
        sent_at: null,
      }),
    )
    .execute()
}

const isUnconfirmed = sql<boolean>`newsletter_signups.state = 'unconfirmed'`

function lastForm(column: 'email' | 'first_name' | 'postcode' | 'signed_up_at' | 'consent_text') {
  const [stored, sent] = [sql.ref(`newsletter_signups.${column}`), sql.ref(`excluded.${column}`)]
  return sql<string>`case when ${isUnconfirmed} then ${sent} else ${stored} end`
}

/** Confirms the sign-up that a link names. */
export function confirmSignup(db: Kysely<Database>, token: string, now: Date): Promise<LinkOutcome> {
  return db.transaction().execute(async (transaction) => {
    const link = await findLink(transaction, token)
    // The link for mail programs is known to logs: it is none for this page.
    if (!link || link.signup_id === null) return 'unknown'
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

/** Takes the inbox that a link names off the list for good, with all that we know of it but a hash. */
export function unsubscribe(db: Kysely<Database>, token: string, now: Date): Promise<LinkOutcome> {
  return db.transaction().execute(async (transaction) => {
    const link = await findLink(transaction, token)
    if (!link) return 'unknown'
    await takeTurn(transaction)
    await suppressAddress(transaction, link.address_hash, now)
    return 'done'
  })
}
