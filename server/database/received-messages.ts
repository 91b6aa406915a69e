import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { messageConsent } from '../../content/contact.ts'
import type { Message } from '../../domain/message.ts'
import type { MessageCounts, MessageSummary, ReceivedMessage } from '../../domain/received.ts'
import { mailId, queueMail } from './mail-queue.ts'
import { countOf, deliveryColumns, isBeyond, type ReceivedPage } from './received-page.ts'
import type { Database } from './tables.ts'

const summaryColumns = [
  'messages.id',
  'received_at',
  'name',
  'email',
  'subject',
  'read_at',
  'answered_at',
  'deleted_at',
  ...deliveryColumns,
] as const
const columns = [...summaryColumns, 'message', 'consent_text'] as const

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
  return db.selectFrom('messages').leftJoin('mail_queue', (join) => join.on('mail_queue.id', '=', id))
}

/** As much of a message as one line of a list can show, in characters. */
const longestBeginning = 160

/** The messages that are kept, newest first; or those that were deleted and can be put back. */
export function listMessages(
  db: Kysely<Database>,
  { limit, after, isDeleted = false }: ReceivedPage & { isDeleted?: boolean },
): Promise<MessageSummary[]> {
  let query = withMails(db)
    .select(summaryColumns)
    .select(sql<string>`substr(message, 1, ${sql.lit(longestBeginning)})`.as('beginning'))
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .orderBy('received_at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(limit)
  if (after) query = query.where(isBeyond('messages.received_at', '<', after))
  return query.execute()
}

/** Every message that is kept, whole, newest first: for the file that a spreadsheet opens. */
export function listWholeMessages(db: Kysely<Database>): Promise<ReceivedMessage[]> {
  const query = withMails(db).select(columns).where('deleted_at', 'is', null)
  return query.orderBy('received_at', 'desc').orderBy('messages.id', 'desc').execute()
}

export async function countMessages(db: Kysely<Database>): Promise<MessageCounts> {
  const query = db
    .selectFrom('messages')
    .select([
      countOf(sql`deleted_at is null`).as('all'),
      countOf(sql`deleted_at is null and read_at is null`).as('unread'),
      countOf(sql`deleted_at is not null`).as('deleted'),
    ])
  return query.executeTakeFirstOrThrow()
}

/** A message, deleted or not; or undefined. */
export function findMessage(db: Kysely<Database>, id: string): Promise<ReceivedMessage | undefined> {
  return withMails(db).select(columns).where('messages.id', '=', id).executeTakeFirst()
}

/** The ids of the next newer and the next older message that is kept. */
export async function findNeighbours(
  db: Kysely<Database>,
  { id, received_at: at }: Pick<ReceivedMessage, 'id' | 'received_at'>,
): Promise<{ newer: string | null; older: string | null }> {
  const kept = db.selectFrom('messages').select('id').where('deleted_at', 'is', null).limit(1)
  const newer = kept
    .where(isBeyond('received_at', '>', { at, id }))
    .orderBy('received_at')
    .orderBy('id')
  const older = kept
    .where(isBeyond('received_at', '<', { at, id }))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
  const rows = await Promise.all([newer.executeTakeFirst(), older.executeTakeFirst()])
  return { newer: rows[0]?.id ?? null, older: rows[1]?.id ?? null }
}

/** What a maintainer can change about a message: the message itself stays as it was sent. */
type MessageMark = Partial<Pick<ReceivedMessage, 'read_at' | 'answered_at' | 'deleted_at'>>

/** Marks a message that is kept, or one that is deleted; returns it, or undefined where there is no such message. */
export function markMessage(
  db: Kysely<Database>,
  { id, isDeleted = false }: { id: string; isDeleted?: boolean },
  mark: MessageMark,
): Promise<ReceivedMessage | undefined> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('messages')
      .set(mark)
      .where('id', '=', id)
      .where('deleted_at', isDeleted ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return undefined
    // Its e-mail may have been dropped while it was deleted.
    if (mark.deleted_at === null) await queueMail(transaction, { kind: 'message', about: id }, new Date())
    return findMessage(transaction, id)
  })
}

/** Takes a deleted message out of the database; whether there was one. */
export async function removeMessage(db: Kysely<Database>, id: string): Promise<boolean> {
  const query = db.deleteFrom('messages').where('id', '=', id).where('deleted_at', 'is not', null)
  const { numDeletedRows } = await query.executeTakeFirst()
  return numDeletedRows > 0
}
