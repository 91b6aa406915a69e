import type { Kysely } from 'kysely'
import { renewDelivery } from '../database/received-messages.ts'
import type { Database } from '../database/tables.ts'

/** Has a message that could not be sent tried again; one that has been sent stays sent. */
export function retryDelivery(db: Kysely<Database>, id: string): Promise<void> {
  return renewDelivery(db, id)
}
