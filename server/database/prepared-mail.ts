import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from './tables.ts'
import { holds, stopSending } from './update-sendings.ts'

/** A row of the queue. */
export type QueuedMail = Selectable<Database['mail_queue']>
type Signup = Selectable<Database['newsletter_signups']>

interface ToSubscriber {
  signupId: string
  to: string
}

/** A visitor's message, as its e-mail tells it. */
export type SentMessage = Pick<
  Selectable<Database['messages']>,
  'name' | 'email' | 'subject' | 'message' | 'received_at'
>

/** What the e-mail of a row is made of. */
export type PreparedMail =
  | { kind: 'message'; message: SentMessage }
  | { kind: 'digest'; messages: SentMessage[] }
  | (ToSubscriber & { kind: 'confirmation'; isConfirmed: boolean; tokens: LinkTokens })
  | (ToSubscriber & { kind: 'welcome'; token: string; onlyDeadline: boolean })
  | (ToSubscriber & { kind: 'update'; token: string; update: { id: string; subject: string; body: string } })

/** Reads what a claimed row's e-mail needs, in the transaction of the claim; undefined where it has no reason to go any more. */
export async function prepareMail(
  transaction: Transaction<Database>,
  row: QueuedMail,
  now: Date,
): Promise<PreparedMail | undefined> {
  const prepared = await (row.kind === 'message'
    ? prepareMessage(transaction, row)
    : prepareForSubscriber(transaction, row, now))
  // A row whose update has been stopped stays: it is counted.
  if (!prepared)
    await transaction.deleteFrom('mail_queue').where('id', '=', row.id).where('state', '=', 'waiting').execute()
  return prepared
}

async function prepareMessage(
  transaction: Transaction<Database>,
  { id, about, digest_id }: QueuedMail,
): Promise<PreparedMail | undefined> {
  const messages = transaction
    .selectFrom('messages')
    .select(['name', 'email', 'subject', 'message', 'received_at'])
    .orderBy('received_at')
    .orderBy('id')
  if (digest_id !== id) {
    const message = await messages.where('id', '=', about).executeTakeFirst()
    return message && { kind: 'message', message }
  }
  const parts = transaction.selectFrom('mail_queue').select('about').where('digest_id', '=', id)
  const gathered = await messages.where('id', 'in', parts).execute()
  return gathered.length > 0 ? { kind: 'digest', messages: gathered } : undefined
}

async function prepareForSubscriber(
  transaction: Transaction<Database>,
  { kind, about, signup_id }: QueuedMail,
  now: Date,
): Promise<PreparedMail | undefined> {
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
    const page = await makeLink(transaction, signup.id, 1, now)
    const oneClick = await makeLink(transaction, signup.id, 0, now)
    return { kind, ...subscriber, isConfirmed, tokens: { page, oneClick } }
  }
  if (!isConfirmed) return undefined
  if (kind === 'welcome') {
    const token = await makeLink(transaction, signup.id, 0, now)
    return { kind, ...subscriber, token, onlyDeadline: signup.only_deadline === 1 }
  }
  return await prepareUpdate(transaction, about, signup, now)
}

/** What a reminder says of the last day is true when it leaves, or it does not leave. */
async function prepareUpdate(
  transaction: Transaction<Database>,
  updateId: string,
  signup: Signup,
  now: Date,
): Promise<PreparedMail | undefined> {
  const update = await transaction
    .selectFrom('updates')
    .select(['subject', 'body', 'occasion'])
    .where('id', '=', updateId)
    .executeTakeFirst()
  if (!update) return undefined
  if (!(await holds(transaction, String(update.occasion), now))) {
    await stopSending(transaction, updateId, now)
    return undefined
  }
  return {
    kind: 'update',
    signupId: signup.id,
    to: signup.email,
    token: await makeLink(transaction, signup.id, 0, now),
    update: { id: updateId, subject: String(update.subject), body: String(update.body) },
  }
}

/** The secrets of one e-mail to a subscriber. The database has their hashes alone, so an e-mail that is tried again has new ones. */
interface LinkTokens {
  /** In the e-mail's own links: it confirms the sign-up, and takes its address off the list. */
  page: string
  /** In the header for mail programs, who send it in the address: logs may have it, so it can take off the list and no more. */
  oneClick: string
}

/** The form in which a secret is stored. It is long and made by chance, so that no key is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

async function makeLink(
  transaction: Transaction<Database>,
  signup_id: string,
  confirms: 0 | 1,
  now: Date,
): Promise<string> {
  // Nobody guesses it.
  const token = randomBytes(24).toString('base64url')
  const link = { token_hash: hashToken(token), signup_id, confirms, made_at: now.toISOString() }
  await transaction.insertInto('newsletter_links').values(link).execute()
  return token
}

/** The link with this secret; undefined where there is none. */
export function findLink(
  db: Kysely<Database>,
  token: string,
): Promise<Selectable<Database['newsletter_links']> | undefined> {
  return db.selectFrom('newsletter_links').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst()
}
