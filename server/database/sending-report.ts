import { type Kysely, sql } from 'kysely'
import type { MailSending } from '../../domain/update-sending.ts'
import { countOf } from './received-page.ts'
import type { Database } from './tables.ts'
import { isRecipient } from './update-sendings.ts'

/** Every sending, the newest first, with how many e-mails there are of each fate; nothing in it names an address. */
export async function listSendings(db: Kysely<Database>): Promise<MailSending[]> {
  const sendings = await db.selectFrom('update_sendings').selectAll().orderBy('started_at', 'desc').execute()
  const groups = await db
    .selectFrom('mail_queue')
    .select(['about', 'state', sql<number>`cast(count(*) as integer)`.as('count')])
    .where('is_bulk', '=', 1)
    .groupBy(['about', 'state'])
    .execute()
  return await Promise.all(
    sendings.map(async ({ update_id, started_at, recipients, stopped_why }) => {
      const counts = new Map<string, number>(
        groups.flatMap(({ about, state, count }) => (about === update_id ? [[state, count]] : [])),
      )
      const count = (state: string) => counts.get(state) ?? 0
      const waiting = count('waiting') + count('held')
      return {
        update_id,
        state: stateOf(count),
        started_at,
        recipients,
        stopped_why,
        sent: counts.size === 0 ? null : count('sent'),
        waiting,
        failed: count('failed'),
        stopped: count('stopped'),
        said: waiting > 0 ? await lastWords(db, update_id) : null,
      }
    }),
  )
}

function stateOf(count: (state: string) => number): MailSending['state'] {
  if (count('stopped') > 0) return 'stopped'
  if (count('held') > 0) return 'paused'
  return count('waiting') > 0 ? 'sending' : 'sent'
}

/** What the mail server said last of those that it did not take and that are tried again. */
async function lastWords(db: Kysely<Database>, updateId: string): Promise<string | null> {
  const mails = db.selectFrom('mail_queue').select('last_error').where('about', '=', updateId)
  const last = mails.where('state', 'in', ['waiting', 'held']).where('last_error', 'is not', null)
  return (await last.orderBy('tried_at', 'desc').limit(1).executeTakeFirst())?.last_error ?? null
}

/** How many would get an update, and how many addresses were refused. */
export function countRecipients(db: Kysely<Database>): Promise<{ subscribers: number; refused: number }> {
  return db
    .selectFrom('newsletter_signups')
    .select([countOf(isRecipient).as('subscribers'), countOf(sql`refused_at is not null`).as('refused')])
    .executeTakeFirstOrThrow()
}
