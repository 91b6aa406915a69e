import { randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { contact } from '../../content/contact.ts'
import type { NewsletterSignup } from '../../domain/newsletter-signup.ts'
import { toContentError } from '../database/failure.ts'
import type { Database } from '../database/tables.ts'

/**
 * Stores a sign-up, unconfirmed. An address that is on the list already stays there once, and the visitor is not told:
 * nobody can find out who is on it.
 */
export async function storeSignup(
  db: Kysely<Database>,
  { EMAIL, FNAME, POSTCODE }: NewsletterSignup,
  now: Date,
): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom('newsletter_signups')
        .select('id')
        .where(sql`lower(email)`, '=', EMAIL.toLowerCase())
        .where('state', '!=', 'unsubscribed')
        .executeTakeFirst()
      if (known) return
      await transaction
        .insertInto('newsletter_signups')
        .values({
          id: randomUUID(),
          email: EMAIL,
          first_name: FNAME,
          postcode: POSTCODE,
          signed_up_at: now.toISOString(),
          consent_text: contact.newsletter.consent,
          token: randomBytes(24).toString('base64url'),
        })
        .execute()
    })
  } catch (error) {
    throw toContentError(error)
  }
}
