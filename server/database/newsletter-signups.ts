import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { contact } from '../../content/contact.ts'
import type { LinkOutcome } from '../../domain/newsletter-link.ts'
import type { NewsletterSignup } from '../../domain/newsletter-signup.ts'
import { formLimits } from '../admission/form-limits.ts'
import { neverTried } from './leases.ts'
import { hashAddress, suppressAddress, takeTurn } from './mailing-list.ts'
import { findLink } from './newsletter-links.ts'
import type { Database } from './tables.ts'

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
  })
}

/** An hour after the first e-mail, two after the second, four after the third. */
function mayAskAgain(known: StoredSignup | undefined, now: Date): boolean {
  if (!known || known.delivery_state === 'waiting') return false
  const asked = Date.parse(known.mail_asked_at ?? known.signed_up_at)
  return now.getTime() >= asked + formLimits.firstPauseForInboxMs * 2 ** (known.mails_asked - 1)
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
          // Another e-mail, not another attempt: it has a Message-ID of its own.
          ...neverTried,
          ...{ message_id: null, sent_at: null, is_in_doubt: 0 },
        })
        .where(sql<boolean>`${mayAskAgain ? 1 : 0} = 1`),
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
    if (signup.state === 'confirmed' && signup.set_aside_at === null) return 'done'
    if (Date.parse(link.made_at) + confirmWithin < now.getTime()) return 'expired'
    await transaction
      .updateTable('newsletter_signups')
      .set({
        state: 'confirmed',
        confirmed_at: now.toISOString(),
        // Whoever follows the link reads what comes to this address.
        set_aside_at: null,
        set_aside_words: null,
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
