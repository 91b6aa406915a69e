import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { messageConsent } from '../../content/contact.ts'
import type {
  MessageCounts,
  messagesOnly,
  ReceivedMessage,
  ReceivedSignup,
  SignupCounts,
  signupsOnly,
} from '../../domain/received.ts'
import type { Message } from '../../domain/visitor-forms.ts'
import { mailId, queueMail } from './mail-queue.ts'
import type { Database } from './tables.ts'

/** A place in a list that is sorted by time and id: rows that come or go meanwhile do not move it. */
export interface PageStart {
  at: string
  id: string
}

/** A part of a list with the newest first: at most `limit` rows, from `after` on; of those that have `words` in them. */
export interface ReceivedPage {
  limit: number
  after?: PageStart | undefined
  words?: string | undefined
}

/** Whether there are words in one of these columns. */
function hasWords(columns: readonly string[], words: string) {
  const text = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )
  return sql<boolean>`lower(${text}) like ${`%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}

/** How far the e-mail about a row has come, as the maintenance side shows it; nulls where there is none. */
const deliveryColumns = [
  'mail_queue.state as delivery_state',
  'mail_queue.attempts',
  'mail_queue.due as next_attempt_at',
  'mail_queue.last_error',
  'mail_queue.sent_at',
] as const

/** Stores a message and queues its e-mail to the campaign. Resolves once both are committed. */
export function storeMessage(
  db: Kysely<Database>,
  { name, email, subject, message }: Message,
  now: Date,
): Promise<void> {
  const received = { id: randomUUID(), received_at: now.toISOString(), consent_text: messageConsent }
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('messages')
      .values({ ...received, name, email, subject, message })
      .execute()
    await queueMail(transaction, { kind: 'message', about: received.id }, now)
  })
}

/** The messages, newest first, with what became of their e-mails; or only some of them. */
export function listMessages(
  db: Kysely<Database>,
  { limit, after, words }: ReceivedPage,
  only?: (typeof messagesOnly)[number],
): Promise<ReceivedMessage[]> {
  const id = sql<string>`${sql.lit(mailId('message', ''))} || messages.id`
  let query = db
    .selectFrom('messages')
    .leftJoin('mail_queue', (join) => join.on('mail_queue.id', '=', id))
    .selectAll('messages')
    .select(deliveryColumns)
    .orderBy('received_at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(limit)
  if (only === 'unanswered') query = query.where('answered_at', 'is', null)
  if (words) query = query.where(hasWords(['name', 'email', 'subject', 'message'], words))
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('received_at', 'messages.id'), '<', tuple(after.at, after.id)),
    )
  return query.execute()
}

export function countMessages(db: Kysely<Database>): Promise<MessageCounts> {
  return db
    .selectFrom('messages')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('answered_at', 'is', null).as('unanswered'),
    ])
    .executeTakeFirstOrThrow()
}

/** Says when a message was answered, or that it is not; whether there is one. */
export async function markAnswered(db: Kysely<Database>, id: string, answered_at: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ answered_at })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Takes a message out of the database; whether there was one. */
export async function removeMessage(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('messages').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Everything that a maintainer needs to know. */
const signupColumns = [
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

/** The sign-ups for the newsletter, newest first, with what became of the e-mails that ask to confirm them; or only some of them. */
export function listSignups(
  db: Kysely<Database>,
  { limit, after, words }: ReceivedPage,
  only?: 'confirmed' | (typeof signupsOnly)[number],
): Promise<ReceivedSignup[]> {
  const id = sql<string>`${sql.lit(mailId('confirmation', ''))} || newsletter_signups.id`
  let query = db
    .selectFrom('newsletter_signups')
    .leftJoin('mail_queue', (join) => join.on('mail_queue.id', '=', id))
    .select(signupColumns)
    .orderBy('signed_up_at', 'desc')
    .orderBy('newsletter_signups.id', 'desc')
    .limit(limit)
  if (only === 'refused') query = query.where('refused_at', 'is not', null)
  else if (only) query = query.where('newsletter_signups.state', '=', only)
  if (words) query = query.where(hasWords(['email', 'first_name', 'postcode'], words))
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('signed_up_at', 'newsletter_signups.id'), '<', tuple(after.at, after.id)),
    )
  return query.execute()
}

/** Everybody who has confirmed, newest first and some at a time: there may be more than fit in memory, or in a moment. */
export async function* readConfirmed(db: Kysely<Database>): AsyncGenerator<ReceivedSignup[]> {
  let after: PageStart | undefined
  do {
    const rows: ReceivedSignup[] = await listSignups(db, { limit: atATime, after }, 'confirmed')
    yield rows
    const last = rows.at(-1)
    after = last && rows.length === atATime ? { at: last.signed_up_at, id: last.id } : undefined
  } while (after)
}

/** Reading and writing so many takes a few milliseconds. */
const atATime = 100

export function countSignups(db: Kysely<Database>): Promise<SignupCounts> {
  const query = db
    .selectFrom('newsletter_signups')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'unconfirmed').as('unconfirmed'),
      fn.countAll<number>().filterWhere('state', '=', 'confirmed').as('confirmed'),
      fn.countAll<number>().filterWhere('refused_at', 'is not', null).as('refused'),
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
