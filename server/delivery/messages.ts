import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { messageConsent } from '../../content/contact.ts'
import type { Message } from '../../domain/message.ts'
import { toContentError } from '../database/failure.ts'
import type { Database } from '../database/tables.ts'

/** Stores a message, waiting to be delivered. Resolves once it is committed. */
export async function storeMessage(
  db: Kysely<Database>,
  { name, email, subject, message }: Message,
  now: Date,
): Promise<void> {
  const received = { id: randomUUID(), received_at: now.toISOString(), consent_text: messageConsent }
  try {
    await db
      .insertInto('messages')
      .values({ ...received, name, email, subject, message })
      .execute()
  } catch (error) {
    throw toContentError(error)
  }
}
