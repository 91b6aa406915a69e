import { type Kysely, sql } from 'kysely'
import type { consultationDates } from '../../domain/progress.ts'
import type { Database } from './tables.ts'

/** When the consultation opens and closes, by the dates of today. */
export type ConsultationDates = ReturnType<typeof consultationDates>

/**
 * The name of the consultation that is open. It is that of the newest letter, unless it opens after the last day that was
 * known when that letter came: a date that is put right makes no other consultation of it
 * (docs/decisions/032-at-most-once-to-the-council.md).
 */
export async function nameConsultation(db: Kysely<Database>, { opens }: ConsultationDates): Promise<string> {
  const cameAt = sql`coalesce(proved_at, stored_at)`
  const newest = await db
    .selectFrom('sent_letters')
    .select(['consultation', sql<string>`coalesce(nullif(closes_on, ''), substr(${cameAt}, 1, 10))`.as('lastDay')])
    .orderBy(cameAt, 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest && opens <= newest.lastDay ? newest.consultation : opens
}

/** The letter that keeps its inbox from sending another in this consultation; undefined where it may (rule: letter-once). */
export function findHolder(
  db: Kysely<Database>,
  inboxHash: string,
  consultation: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('sent_letters')
    .select('id')
    .where('inbox_hash', '=', inboxHash)
    .where('consultation', '=', consultation)
    .where('state', 'not in', ['refused', 'too-late'])
    .executeTakeFirst()
}
