import type { Kysely, Transaction } from 'kysely'
import type { Row, TableName } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import type { Update } from '../../domain/update.ts'
import type { Database, StoredRow } from './tables.ts'

/** Whether the sending of an update was ever begun from this site. */
export async function wasSent(db: Kysely<Database>, updateId: string): Promise<boolean> {
  const sending = db
    .selectFrom('update_sendings')
    .select('update_id')
    .where('update_id', '=', updateId)
    .where('recipients', '>', 0)
  return (await sending.executeTakeFirst()) !== undefined
}

/** Refuses to change an update whose sending has begun: what subscribers got stays what it was. */
export function requireUnsent(table: TableName, stored: StoredRow | undefined): void {
  if (table !== 'updates' || !stored?.sent_at) return
  throw new ContentError(
    'invalid',
    'This update went to subscribers, so it cannot be changed any more. Write another one that sets it right.',
  )
}

/**
 * Refuses to take an update back to what it was before this site began to send it. One that only an import has brought as
 * sent can be, since a whole import can be taken back.
 */
export async function requireUnsentHere(
  transaction: Transaction<Database>,
  table: TableName,
  key: string,
  stored: StoredRow | undefined,
): Promise<void> {
  if (table === 'updates' && (await wasSent(transaction, key))) requireUnsent(table, stored)
}

/** Refuses to delete an update while its e-mails leave. */
export async function requireNotUnderWay(
  transaction: Transaction<Database>,
  table: TableName,
  key: string,
): Promise<void> {
  if (table !== 'updates') return
  const mails = transaction.selectFrom('mail_queue').select('id').where('about', '=', key)
  if (!(await mails.where('state', 'in', ['waiting', 'held']).limit(1).executeTakeFirst())) return
  throw new ContentError('invalid', 'This update is being sent. Stop its sending before you delete it.')
}

/** The rows that are wanted, but for updates that went to subscribers: those stay as they are, whatever a file says of them. */
export function withSentUpdates(table: TableName, current: Row<TableName>[], wanted: Row<TableName>[]) {
  if (table !== 'updates') return wanted
  const sent = (current as Update[]).filter(({ sent_at }) => sent_at !== null)
  const kept = new Set(sent.map(({ id }) => id))
  return [...sent, ...(wanted as Update[]).filter(({ id }) => !kept.has(id))]
}
