import { type Kysely, sql, type Transaction } from 'kysely'
import { forUpdates } from '../../domain/update-sending.ts'
import { type PreparedMail, prepareMail } from './prepared-mail.ts'
import type { Database, MailKind } from './tables.ts'

/** A row of the queue whose e-mail one process sends; others leave it alone until its lease is over. */
export type ClaimedMail = PreparedMail & {
  id: string
  /** Which attempt this is, from 1. */
  attempt: number
  /** The same for every attempt, so that a second copy can be told from a second e-mail. */
  messageId: string
}

/** What became of an attempt. The server's words hold no address. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'waiting'; words: string; due: Date }
  | { state: 'failed'; words: string; isAddressRefused: boolean }

interface ClaimTerms {
  now: Date
  /** How long the rows stay with a process that no longer says anything, in ms. */
  leaseMs: number
  /** At most so many rows. */
  most: number
  /** How many e-mails of every kind may leave within an hour. */
  anHour: number
  createMessageId: () => string
}

const hourMs = 60 * 60_000

/** Queues an e-mail once: a row that is there already stays as it is. `now` is when it is due. */
export async function queueMail(
  db: Kysely<Database> | Transaction<Database>,
  mail: { kind: MailKind; about: string; signupId?: string },
  now: Date,
): Promise<void> {
  const { kind, about, signupId = null } = mail
  await db
    .insertInto('mail_queue')
    .values({ id: mailId(kind, about), kind, about, signup_id: signupId, due: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** The key of a row: there is one e-mail of a kind about a message or a sign-up, and one of an update for each sign-up. */
export function mailId(kind: MailKind, about: string): string {
  return `${kind}:${about}`
}

/** Whether anything is due. Most of the time nothing is, and a transaction would hold up a visitor's message. */
export async function hasDueMail(db: Kysely<Database>, now: Date): Promise<boolean> {
  return (await dueMails(db, now).select('id').limit(1).executeTakeFirst()) !== undefined
}

/**
 * Claims the rows that are due, what visitors wait for before updates, as far as the hour has room. The claim is committed
 * before it is returned: what dies after it is tried again once the lease is over, under the same Message-ID.
 */
export async function claimMails(db: Kysely<Database>, terms: ClaimTerms): Promise<ClaimedMail[]> {
  return await db.transaction().execute(async (transaction) => {
    const claimed: ClaimedMail[] = []
    for (const row of await selectDue(transaction, terms)) {
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
          due: new Date(terms.now.getTime() + terms.leaseMs).toISOString(),
        })
        .where('id', '=', row.id)
        .execute()
      claimed.push({ ...prepared, id: row.id, attempt, messageId })
    }
    return claimed
  })
}

function dueMails(db: Kysely<Database> | Transaction<Database>, now: Date) {
  return db.selectFrom('mail_queue').where('state', '=', 'waiting').where('due', '<=', now.toISOString())
}

async function selectDue(transaction: Transaction<Database>, { now, most, anHour }: ClaimTerms) {
  const tried = await transaction
    .selectFrom('mail_queue')
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .where('tried_at', '>', new Date(now.getTime() - hourMs).toISOString())
    .executeTakeFirstOrThrow()
  const select = (isBulk: 0 | 1, room: number) =>
    dueMails(transaction, now)
      .selectAll()
      .where('is_bulk', '=', isBulk)
      .orderBy('due')
      .limit(Math.max(0, Math.min(most, room)))
      .forUpdate()
      .skipLocked()
      .execute()
  const first = await select(0, anHour - tried.count)
  const room = forUpdates(anHour) - tried.count - first.length
  return [...first, ...(await select(1, Math.min(room, most - first.length)))]
}

/**
 * Stores what became of an attempt; nothing where another process has taken the row meanwhile. A paused row stays so unless
 * its e-mail was sent. An address that was refused for good gets nothing more until a maintainer allows it.
 */
export async function settleMail(db: Kysely<Database>, mail: ClaimedMail, outcome: Outcome, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.transaction().execute(async (transaction) => {
    const row = transaction.updateTable('mail_queue').where('id', '=', mail.id).where('attempts', '=', mail.attempt)
    if (outcome.state === 'sent') await row.set({ state: 'sent', sent_at: at, last_error: null }).execute()
    else if (outcome.state === 'failed') await row.set({ state: 'failed', last_error: outcome.words }).execute()
    else await row.set({ due: outcome.due.toISOString(), last_error: outcome.words }).execute()
    if (mail.kind === 'message' || outcome.state !== 'failed' || !outcome.isAddressRefused) return
    await transaction
      .updateTable('newsletter_signups')
      .set({ refused_at: at, refused_words: outcome.words })
      .where('id', '=', mail.signupId)
      .execute()
  })
}

/** Deletes the rows of what is gone, and those of updates whose last e-mail was tried before this time: their numbers are old by then. */
export async function forgetMails(db: Kysely<Database>, before: string): Promise<void> {
  const isGone = sql<boolean>`(kind = 'message' and not exists (select 1 from messages where messages.id = about))
    or (kind in ('confirmation', 'welcome') and not exists
      (select 1 from newsletter_signups where newsletter_signups.id = signup_id))`
  await db.deleteFrom('mail_queue').where(isGone).execute()
  const isOver = sql<boolean>`about not in
    (select about from mail_queue where is_bulk = 1 and (state in ('waiting', 'held') or tried_at >= ${before}))`
  await db.deleteFrom('mail_queue').where('is_bulk', '=', 1).where(isOver).execute()
}
