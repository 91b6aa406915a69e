import { createHmac } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { inboxOf } from '../../domain/inbox-address.ts'
import type { Database } from './tables.ts'

/**
 * A name for the inbox of an address that says nothing without the key of this database. It is what stays of an address
 * that wants no e-mail.
 */
export function hashAddress(key: string, email: string): string {
  return createHmac('sha256', key).update(inboxOf(email)).digest('base64url')
}

/**
 * Takes the turn of writing to the list, and the key of its hashes: everybody else waits until the transaction ends. It
 * writes something in any case, so that a transaction that then changes nothing waits for the disk like any other.
 */
export async function takeTurn(transaction: Transaction<Database>): Promise<string> {
  const turn = transaction.updateTable('mailing_list').set({ turns: sql`turns + 1` })
  return (await turn.returning('address_key').executeTakeFirstOrThrow()).address_key
}

/** Takes an address off the list for good: its sign-up is deleted, and nobody can sign it up until it is allowed again. */
export async function suppressAddress(transaction: Transaction<Database>, addressHash: string, now: Date) {
  await transaction
    .insertInto('suppressed_addresses')
    .values({ address_hash: addressHash, suppressed_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute()
  const signups = transaction.selectFrom('newsletter_signups').select('id').where('address_hash', '=', addressHash)
  // Who leaves in the middle of an update gets nothing more; what was sent stays counted.
  const unsent = transaction.deleteFrom('mail_queue').where('signup_id', 'in', signups)
  await unsent.where('state', 'in', ['waiting', 'held']).execute()
  await transaction.deleteFrom('newsletter_signups').where('address_hash', '=', addressHash).execute()
}

/** Lets an address that was taken off the list be signed up again; false where it may be anyway. */
export function allowAddress(db: Kysely<Database>, email: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const addressHash = hashAddress(await takeTurn(transaction), email)
    const query = transaction.deleteFrom('suppressed_addresses').where('address_hash', '=', addressHash)
    return (await query.executeTakeFirst()).numDeletedRows > 0n
  })
}

/** How many addresses want no e-mail. */
export async function countSuppressed(db: Kysely<Database>): Promise<number> {
  const query = db.selectFrom('suppressed_addresses').select(sql<number>`cast(count(*) as integer)`.as('count'))
  return (await query.executeTakeFirstOrThrow()).count
}
