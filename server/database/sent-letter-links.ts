import type { Kysely, Transaction } from 'kysely'
import { hashToken, newToken } from './newsletter-links.ts'
import type { StoredLetter } from './sent-letters.ts'
import type { Database } from './tables.ts'

/** Makes the secret of a link to the page of a letter; the database has its hash alone. */
export async function makeLetterLink(transaction: Transaction<Database>, letterId: string, now: Date): Promise<string> {
  const token = newToken()
  await transaction
    .insertInto('sent_letter_links')
    .values({ token_hash: hashToken(token), letter_id: letterId, made_at: now.toISOString() })
    .execute()
  return token
}

/** The letter that a link leads to; undefined where there is none, or it was deleted. */
export function findLetter(db: Kysely<Database>, token: string): Promise<StoredLetter | undefined> {
  return db
    .selectFrom('sent_letters')
    .innerJoin('sent_letter_links', 'sent_letter_links.letter_id', 'sent_letters.id')
    .selectAll('sent_letters')
    .where('token_hash', '=', hashToken(token))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
