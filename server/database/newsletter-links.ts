import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from './tables.ts'

/** The secrets of one e-mail to a subscriber. The database has their hashes alone, so an e-mail that is tried again has new ones. */
export interface LinkTokens {
  /** In the e-mail's own links: it confirms the sign-up, and takes its address off the list. */
  page: string
  /** In the header for mail programs, who send it in the address: logs may have it, so it can take off the list and no more. */
  oneClick: string
}

/** The form in which a secret is stored. It is long and made by chance, so that no key is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Makes the links of an e-mail about this sign-up. */
export async function makeLinks(
  transaction: Transaction<Database>,
  { id, address_hash }: Pick<Selectable<Database['newsletter_signups']>, 'id' | 'address_hash'>,
  now: Date,
): Promise<LinkTokens> {
  const [page, oneClick] = [newToken(), newToken()]
  const made_at = now.toISOString()
  await transaction
    .insertInto('newsletter_links')
    .values([
      { token_hash: hashToken(page), signup_id: id, address_hash, made_at },
      { token_hash: hashToken(oneClick), signup_id: null, address_hash, made_at },
    ])
    .execute()
  return { page, oneClick }
}

/** Makes the link of an update, for its own text and for mail programs: it takes the address off the list and does nothing else. */
export async function makeUnsubscribeLink(
  transaction: Transaction<Database>,
  { address_hash }: Pick<Selectable<Database['newsletter_signups']>, 'address_hash'>,
  now: Date,
): Promise<string> {
  const token = newToken()
  const link = { token_hash: hashToken(token), signup_id: null, address_hash, made_at: now.toISOString() }
  await transaction.insertInto('newsletter_links').values(link).execute()
  return token
}

/** A secret that nobody guesses. */
function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** The link with this secret; undefined where there is none. */
export function findLink(
  db: Kysely<Database>,
  token: string,
): Promise<Selectable<Database['newsletter_links']> | undefined> {
  return db.selectFrom('newsletter_links').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst()
}
