import type { Selectable, Transaction } from 'kysely'
import { londonDay } from '../../domain/london-day.ts'
import { whyUntimely } from '../../domain/occasions.ts'
import { type LinkTokens, makeLinks, makeUnsubscribeLink } from './newsletter-links.ts'
import { listRead } from './stored-rows.ts'
import type { Database } from './tables.ts'
import { stopSending } from './update-sendings.ts'

type QueuedMail = Selectable<Database['mail_queue']>
type Signup = Selectable<Database['newsletter_signups']>

interface ToSubscriber {
  signupId: string
  to: string
}

/** What the e-mail of a row is made of. */
export type PreparedMail =
  | {
      kind: 'message'
      message: Pick<Selectable<Database['messages']>, 'name' | 'email' | 'subject' | 'message' | 'received_at'>
    }
  | (ToSubscriber & { kind: 'confirmation'; isConfirmed: boolean; tokens: LinkTokens })
  | (ToSubscriber & { kind: 'welcome'; token: string })
  | (ToSubscriber & { kind: 'update'; token: string; update: { id: string; subject: string; body: string } })

/**
 * Reads what a claimed row's e-mail needs, in the transaction of the claim; undefined where it has no reason to go any more:
 * then its row is deleted, or its update stopped.
 */
export async function prepareMail(
  transaction: Transaction<Database>,
  row: QueuedMail,
  now: Date,
): Promise<PreparedMail | undefined> {
  const prepared = await (row.kind === 'message'
    ? prepareMessage(transaction, row)
    : prepareForSubscriber(transaction, row, now))
  if (prepared === undefined) await transaction.deleteFrom('mail_queue').where('id', '=', row.id).execute()
  return prepared === 'stopped' ? undefined : prepared
}

/** A deleted message is queued again once it is put back. */
async function prepareMessage(
  transaction: Transaction<Database>,
  { about }: QueuedMail,
): Promise<PreparedMail | undefined> {
  const message = await transaction
    .selectFrom('messages')
    .select(['name', 'email', 'subject', 'message', 'received_at'])
    .where('id', '=', about)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return message && { kind: 'message', message }
}

async function prepareForSubscriber(
  transaction: Transaction<Database>,
  { kind, about, signup_id }: QueuedMail,
  now: Date,
): Promise<PreparedMail | 'stopped' | undefined> {
  const signup = await transaction
    .selectFrom('newsletter_signups')
    .selectAll()
    .where('id', '=', signup_id ?? '')
    .where('refused_at', 'is', null)
    .executeTakeFirst()
  if (!signup) return undefined
  const subscriber = { signupId: signup.id, to: signup.email }
  const isConfirmed = signup.state === 'confirmed'
  if (kind === 'confirmation') {
    return { kind, ...subscriber, isConfirmed, tokens: await makeLinks(transaction, signup, now) }
  }
  if (!isConfirmed) return undefined
  if (kind === 'welcome') return { kind, ...subscriber, token: await makeUnsubscribeLink(transaction, signup, now) }
  return await prepareUpdate(transaction, about, signup, now)
}

/** What an update says of the stage and the last day is true when it leaves, or it does not leave. */
async function prepareUpdate(
  transaction: Transaction<Database>,
  updateId: string,
  signup: Signup,
  now: Date,
): Promise<PreparedMail | 'stopped' | undefined> {
  const update = await transaction
    .selectFrom('updates')
    .select(['subject', 'body', 'occasion'])
    .where('id', '=', updateId)
    .executeTakeFirst()
  if (!update) return undefined
  const why =
    update.occasion !== '' &&
    whyUntimely(String(update.occasion), await listRead(transaction, 'process_stages'), londonDay(now.getTime()))
  if (why) {
    await stopSending(transaction, updateId, now, why)
    return 'stopped'
  }
  return {
    kind: 'update',
    signupId: signup.id,
    to: signup.email,
    token: await makeUnsubscribeLink(transaction, signup, now),
    update: { id: updateId, subject: String(update.subject), body: String(update.body) },
  }
}
