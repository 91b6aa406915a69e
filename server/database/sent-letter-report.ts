import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { LetterState, SentLetterReport } from '../../domain/sent-letter.ts'
import { countOf } from './received-page.ts'
import type { Database } from './tables.ts'

const states = ['unproved', 'waiting', 'accepted', 'refused', 'in-doubt', 'too-late', 'withdrawn'] as const
const mostFailures = 20

/** How many letters are in each state, and what went wrong last: nothing of the letters themselves (rule: letter-desk). */
export async function readLetterReport(db: Kysely<Database>): Promise<SentLetterReport> {
  const counts = await db
    .selectFrom('sent_letters')
    .select(states.map((state) => countOf(sql`state = ${sql.lit(state)}`).as(state)))
    .executeTakeFirstOrThrow()
  const failures = await db
    .selectFrom('sent_letters')
    .select(['state', 'settled_at as at', 'answer'])
    .where('state', 'in', ['refused', 'in-doubt'])
    .orderBy('settled_at', 'desc')
    .limit(mostFailures)
    .execute()
  const told = failures.map(({ state, at, answer }) => ({ state, at: at ?? '', answer: answer ?? '' }))
  return { counts: counts as Record<LetterState, number>, failures: told }
}
