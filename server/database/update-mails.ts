import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Outcome } from './delivery-outcome.ts'
import { makeUnsubscribeLink } from './newsletter-links.ts'
import { changeSending } from './sending-changes.ts'
import type { Database } from './tables.ts'

type StoredMail = Selectable<Database['update_mails']>

/** What the e-mail of an update is made of. */
export interface UpdateMailParts {
  row: StoredMail
  update: { id: string; subject: string; body: string }
  to: string
  /** The secret that takes its address off the list. */
  token: string
}

/**
 * Reads what a claimed e-mail needs, in the transaction of the claim; undefined where it is not to be sent after all: its
 * sending was paused or stopped, its sign-up has left or was set aside, or the update is gone.
 */
export async function prepareUpdateMail(
  transaction: Transaction<Database>,
  row: StoredMail,
  now: Date,
): Promise<UpdateMailParts | undefined> {
  const { id, update_id, signup_id } = row
  const [sending, update, signup] = [
    await transaction
      .selectFrom('update_sendings')
      .select('state')
      .where('update_id', '=', update_id)
      .executeTakeFirst(),
    await transaction.selectFrom('updates').select(['subject', 'body']).where('id', '=', update_id).executeTakeFirst(),
    await transaction
      .selectFrom('newsletter_signups')
      .select(['email', 'address_hash', 'set_aside_at'])
      .where('id', '=', signup_id)
      .where('state', '=', 'confirmed')
      .executeTakeFirst(),
  ]
  const change = (values: Partial<StoredMail>) =>
    transaction.updateTable('update_mails').set(values).where('id', '=', id).execute()
  if (!signup) await transaction.deleteFrom('update_mails').where('id', '=', id).execute()
  else if (sending?.state === 'paused') await change({ delivery_state: 'held' })
  else if (sending?.state !== 'sending' || !update) await change({ delivery_state: 'stopped' })
  else if (signup.set_aside_at !== null) await change({ delivery_state: 'failed', is_set_aside: 1 })
  else {
    const token = await makeUnsubscribeLink(transaction, signup, now)
    const { subject, body } = update
    return { row, update: { id: update_id, subject: String(subject), body: String(body) }, to: signup.email, token }
  }
  return undefined
}

/**
 * Stores what the outcome of an attempt means beyond its row: an address that is refused for good is set aside, and a mail
 * server that takes nothing is left alone for a while, longer each time. Without a failure all is well again.
 */
export async function settleUpdateMail(
  transaction: Transaction<Database>,
  { id, update_id, signup_id }: StoredMail,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const failure = outcome.state === 'sent' ? undefined : outcome
  const sending = transaction
    .updateTable('update_sendings')
    .where('update_id', '=', update_id)
    .where('state', '=', 'sending')
  if (!failure) await sending.set({ addresses_refused: 0 }).where('addresses_refused', '>', 0).execute()
  if (failure?.isAddressRefused) await sending.set({ addresses_refused: sql`addresses_refused + 1` }).execute()
  if (!failure?.isTrouble) {
    // The words stay: those whom the trouble has met wait for their next attempt.
    await sending.set({ troubles: 0, rests_until: null }).where('troubles', '>', 0).execute()
  } else {
    const met = sending.set({ troubles: sql`troubles + 1`, trouble: withoutAddresses(failure.error) })
    const { troubles = 0 } = (await met.returning('troubles').executeTakeFirst()) ?? {}
    await sending.set({ rests_until: new Date(now.getTime() + restAfter(troubles)).toISOString() }).execute()
  }
  if (!failure) return
  const mail = transaction.updateTable('update_mails').where('id', '=', id)
  // The server's words may name the address: they are stored with the sign-up alone, and go with it.
  await mail.set({ last_error: failure.code }).execute()
  if (!failure.isAddressRefused) return
  await mail.set({ is_set_aside: 1 }).execute()
  await setAside(transaction, signup_id, failure.error, now)
}

/** Nothing after the first trouble, which may be one e-mail's own; then a second, growing fivefold to half an hour. */
function restAfter(troubles: number): number {
  return troubles < 2 ? 0 : Math.min(30 * 60_000, 1000 * 5 ** Math.min(troubles - 2, 10))
}

function withoutAddresses(words: string): string {
  return words.replaceAll(/[^\s<>]*@[^\s<>]*/g, '…')
}

/** Until when the mail server is left alone; '' where it is not. */
export async function findRest(db: Kysely<Database>): Promise<string> {
  const resting = db.selectFrom('update_sendings').where('state', '=', 'sending').where('rests_until', 'is not', null)
  return (await resting.select(({ fn }) => fn.max('rests_until').as('until')).executeTakeFirst())?.until ?? ''
}

/** Keeps updates from a sign-up that stays confirmed, with the reason (rule: set-aside). Whether there is such a sign-up. */
export async function setAside(db: Kysely<Database>, signupId: string, words: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_signups')
    .set({ set_aside_at: now.toISOString(), set_aside_words: words })
    .where('id', '=', signupId)
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** So many addresses in a row that are gone, with none taken between them, are the mail server's fault and not theirs. */
const mostRefusedInARow = 10

/**
 * Pauses the sendings whose mail server calls one address after the other gone, and puts those back on the list: their
 * e-mails have failed, and go once more when a maintainer says so (rule: set-aside-all).
 */
export async function pauseRefused(db: Kysely<Database>, now: Date): Promise<void> {
  const refused = db
    .selectFrom('update_sendings')
    .select(['update_id', 'addresses_refused'])
    .where('state', '=', 'sending')
  for (const { update_id, addresses_refused } of await refused
    .where('addresses_refused', '>=', mostRefusedInARow)
    .execute()) {
    await db.transaction().execute(async (transaction) => {
      const last = await transaction
        .selectFrom('update_mails')
        .innerJoin('newsletter_signups', 'newsletter_signups.id', 'update_mails.signup_id')
        .select(['update_mails.id', 'update_mails.signup_id'])
        .where('update_mails.update_id', '=', update_id)
        .where('update_mails.is_set_aside', '=', 1)
        // Whom a maintainer had set aside was not tried.
        .where('update_mails.last_error', 'is not', null)
        .where('newsletter_signups.set_aside_at', 'is not', null)
        .orderBy('newsletter_signups.set_aside_at', 'desc')
        .limit(addresses_refused)
        .execute()
      for (const { id, signup_id } of last) {
        await transaction.updateTable('update_mails').set({ is_set_aside: 0 }).where('id', '=', id).execute()
        await takeBackSignup(transaction, signup_id)
      }
    })
    await changeSending(db, update_id, 'pause', now, 'addresses-refused')
  }
}

/** Lets a sign-up that was set aside get updates again. Whether there is such a sign-up. */
export async function takeBackSignup(db: Kysely<Database>, signupId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_signups')
    .set({ set_aside_at: null, set_aside_words: null })
    .where('id', '=', signupId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Ends the sendings that have nothing left to send. An e-mail that was handed over by a process that then died is in doubt
 * from here on: it is not sent again by itself (docs/decisions/031-an-update-goes-once.md).
 */
export async function finishSendings(db: Kysely<Database>, now: Date): Promise<void> {
  const at = now.toISOString()
  // Most of the time nothing is under way, and a write would hold up a visitor's message.
  const open = db
    .selectFrom('update_sendings')
    .select('state')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('update_sendings.state', '=', 'sending'),
        exists(selectFrom('update_mails').select('id').where('update_mails.delivery_state', '=', 'waiting')),
      ]),
    )
  if (!(await open.limit(1).executeTakeFirst())) return
  await db
    .updateTable('update_mails')
    .set({ delivery_state: 'failed', next_attempt_at: null })
    .where('delivery_state', '=', 'waiting')
    .where(sql<boolean>`is_in_doubt = 1`)
    .where(sql<string>`coalesce(next_attempt_at, '')`, '<=', at)
    .execute()
  await db
    .updateTable('update_sendings')
    .set({ state: 'sent', ended_at: at, trouble: null, troubles: 0, rests_until: null })
    .where('state', '=', 'sending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('update_mails')
            .select('id')
            .whereRef('update_mails.update_id', '=', 'update_sendings.update_id')
            .where('update_mails.delivery_state', 'in', ['waiting', 'held']),
        ),
      ),
    )
    .execute()
}
