import { type Kysely, sql, type Transaction } from 'kysely'
import { type DueTerms, dueMails, selectDue } from './due-mails.ts'
import { countDeparture, holdMailHour, settleDeparture } from './mail-hour.ts'
import { type PreparedMail, prepareMail } from './prepared-mail.ts'
import type { Database, MailKind } from './tables.ts'
import { holdOverdue } from './update-sendings.ts'

/** A row of the queue whose e-mail one process sends; others leave it alone until its lease is over. */
export type ClaimedMail = PreparedMail & {
  id: string
  /** Which attempt this is, from 1. */
  attempt: number
  /** The same for every attempt, so that a second copy can be told from a second e-mail. */
  messageId: string
  /** By which it is counted. */
  departure: string
}

/** What became of an attempt. The server's words hold no address. */
export type Outcome =
  | { state: 'sent' }
  | ({ state: 'waiting'; due: Date } & Failure)
  | ({ state: 'failed'; isAddressRefused: boolean } & Failure)

interface Failure {
  words: string
  /** Whether the server was offered the e-mail, so that it may have taken it. */
  wasOffered: boolean
}

interface ClaimTerms extends DueTerms {
  /** How long the rows stay with a process that no longer says anything, in ms. */
  leaseMs: number
  createMessageId: () => string
}

/** Queues an e-mail once: a row that is there already stays as it is. `now` is when it is due. */
export async function queueMail(
  db: Kysely<Database> | Transaction<Database>,
  mail: { kind: MailKind; about: string; signupId?: string },
  now: Date,
): Promise<void> {
  const { kind, about, signupId = null } = mail
  const due = now.toISOString()
  await db
    .insertInto('mail_queue')
    .values({ id: mailId(kind, about), kind, about, signup_id: signupId, due, queued_at: due })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** The key of a row: there is one e-mail of a kind about a message or a sign-up, and one of an update for each sign-up. */
export function mailId(kind: MailKind, about: string): string {
  return `${kind}:${about}`
}

/** Since when the oldest e-mail waits; null where none does. */
export async function readOldestWaiting(db: Kysely<Database>): Promise<string | null> {
  const waiting = db.selectFrom('mail_queue').where('state', '=', 'waiting')
  return (await waiting.select(({ fn }) => fn.min('queued_at').as('at')).executeTakeFirstOrThrow()).at
}

/** Whether an e-mail has left since then. */
export async function hasMailLeft(db: Kysely<Database>, since: Date): Promise<boolean> {
  const sent = db.selectFrom('mail_queue').where('sent_at', '>', since.toISOString())
  return (await sent.select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether an e-mail was given up whose address nobody refused, and none has left since it was last tried. */
export async function isMailGivenUp(db: Kysely<Database>): Promise<boolean> {
  const refused = db.selectFrom('newsletter_signups').select('id').where('refused_at', 'is not', null)
  const lastLeft = db.selectFrom('mail_queue').select(({ fn }) => fn.max('sent_at').as('at'))
  const givenUp = db
    .selectFrom('mail_queue')
    .where('state', '=', 'failed')
    .where('tried_at', '>', ({ fn, val }) => fn.coalesce(lastLeft, val('')))
    .where((where) => where.or([where('signup_id', 'is', null), where('signup_id', 'not in', refused)]))
  return (await givenUp.select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether anything is due. Most of the time nothing is, and a transaction would hold up a visitor's message. */
export async function hasDueMail(db: Kysely<Database>, now: Date): Promise<boolean> {
  return (await dueMails(db, now).select('id').limit(1).executeTakeFirst()) !== undefined
}

/**
 * Claims the rows that are due, as far as the hour has room: what people wait for before messages, and those before updates.
 * The claim is committed before it is returned: what dies after it is tried again once the lease is over, under the same
 * Message-ID.
 */
export async function claimMails(db: Kysely<Database>, terms: ClaimTerms): Promise<ClaimedMail[]> {
  return await db.transaction().execute(async (transaction) => {
    // First: whoever holds the hour may wait for rows, and nobody who holds rows waits for the hour.
    const hour = await holdMailHour(transaction, terms.now)
    await holdOverdue(transaction, terms.now)
    const claimed: ClaimedMail[] = []
    const latest = new Date(terms.now.getTime() + terms.leaseMs)
    for (const { row, countsAs = row.kind } of await selectDue(transaction, terms, hour)) {
      const prepared = await prepareMail(transaction, row, terms.now)
      if (!prepared) continue
      const attempt = row.attempts + 1
      const messageId = row.message_id ?? terms.createMessageId()
      await transaction
        .updateTable('mail_queue')
        .set({
          attempts: attempt,
          message_id: messageId,
          tried_at: terms.now.toISOString(),
          due: latest.toISOString(),
        })
        .where('id', '=', row.id)
        .execute()
      const departure = await countDeparture(transaction, countsAs, latest)
      claimed.push({ ...prepared, id: row.id, attempt, messageId, departure })
    }
    return claimed
  })
}

/**
 * Stores what became of an attempt; nothing where another process has taken the row meanwhile. A paused row stays so unless
 * its e-mail was sent. An address that was refused for good gets nothing more until a maintainer allows it.
 */
export async function settleMail(db: Kysely<Database>, mail: ClaimedMail, outcome: Outcome, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.transaction().execute(async (transaction) => {
    const hasLeft = outcome.state === 'sent' || outcome.wasOffered
    await settleDeparture(transaction, mail.departure, hasLeft ? now : undefined)
    const change = changeBy(outcome, at)
    const row = transaction.updateTable('mail_queue').set(change).where('id', '=', mail.id)
    const { numUpdatedRows } = await row.where('attempts', '=', mail.attempt).executeTakeFirstOrThrow()
    if (mail.kind === 'digest' && numUpdatedRows > 0n)
      await transaction
        .updateTable('mail_queue')
        .set({ ...change, attempts: mail.attempt })
        .where('digest_id', '=', mail.id)
        .execute()
    if (isToCampaign(mail) || outcome.state !== 'failed' || !outcome.isAddressRefused) return
    await transaction
      .updateTable('newsletter_signups')
      .set({ refused_at: at, refused_words: outcome.words })
      .where('id', '=', mail.signupId)
      .execute()
  })
}

function changeBy(outcome: Outcome, at: string) {
  if (outcome.state === 'sent') return { state: 'sent', sent_at: at, last_error: null } as const
  if (outcome.state === 'failed') return { state: 'failed', last_error: outcome.words } as const
  return { due: outcome.due.toISOString(), last_error: outcome.words }
}

/** Whether it is the campaign that gets it, and no subscriber. */
export function isToCampaign(mail: ClaimedMail): mail is Extract<ClaimedMail, { kind: 'message' | 'digest' }> {
  return mail.kind === 'message' || mail.kind === 'digest'
}

/** Deletes the rows of what is gone, and those of updates whose last e-mail was tried before this time: their numbers are old by then. */
export async function forgetMails(db: Kysely<Database>, before: string): Promise<void> {
  const isDigest = sql`coalesce(digest_id, '') = id`
  const isGone = sql<boolean>`
    (kind = 'message' and not ${isDigest} and not exists (select 1 from messages where messages.id = about))
    or (${isDigest} and id not in (select digest_id from mail_queue as part where digest_id <> part.id))
    or (kind in ('confirmation', 'welcome') and not exists
      (select 1 from newsletter_signups where newsletter_signups.id = signup_id))`
  await db.deleteFrom('mail_queue').where(isGone).execute()
  const isOver = sql<boolean>`about not in
    (select about from mail_queue where is_bulk = 1 and (state in ('waiting', 'held') or tried_at >= ${before}))`
  await db.deleteFrom('mail_queue').where('is_bulk', '=', 1).where(isOver).execute()
}
