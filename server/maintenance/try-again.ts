import type { Kysely } from 'kysely'
import { hastenDelivery, retryDelivery } from '../database/deliveries.ts'
import type { Database } from '../database/tables.ts'

/** Has an e-mail sent soon that could not be, or that waits for its next attempt; one that has been sent stays sent. */
export async function tryAgain(db: Kysely<Database>, id: string): Promise<void> {
  if (!(await retryDelivery(db, id))) await hastenDelivery(db, id)
}
