import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { messageConsent } from '../../content/contact.ts'
import type { Message } from '../../domain/message.ts'
import type { MessageCounts, ReceivedMessage } from '../../domain/received.ts'
import { mailId, queueMail } from './mail-queue.ts'
import { countOf, deliveryColumns, isOlder, type ReceivedPage } from './received-page.ts'
import type { Database } from './tables.ts'

const columns = [
  'messages.id',
  'received_at',
  'name',
  'email',
  'subject',
  'message',
  'consent_text',
  'answered_at',
  ...deliveryColumns,
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

/** The messages with what became of their e-mails. */
function withMails(db: Kysely<Database>) {
  const id = sql<string>`${sql.lit(mailId('message', ''))} || messages.id`
  return db
    .selectFrom('messages')
    .leftJoin('mail_queue', (join) => join.on('mail_queue.id', '=', id))
    .select(columns)
}

/** The messages, newest first. */
export function listMessages(db: Kysely<Database>, { limit, after }: ReceivedPage): Promise<ReceivedMessage[]> {
  const query = withMails(db).orderBy('received_at', 'desc').orderBy('messages.id', 'desc').limit(limit)
  return (after ? query.where(isOlder('messages.received_at', after)) : query).execute()
}

export function countMessages(db: Kysely<Database>): Promise<MessageCounts> {
  return db
    .selectFrom('messages')
    .select([countOf(sql`1 = 1`).as('all'), countOf(sql`answered_at is null`).as('unanswered')])
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
