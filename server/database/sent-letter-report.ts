import { type Kysely, sql } from 'kysely'
import type { LetterState, SentLetterReport } from '../../domain/sent-letter.ts'
import { countOf } from './received-page.ts'
import type { Database } from './tables.ts'

const states = ['unproved', 'waiting', 'accepted', 'refused', 'in-doubt', 'too-late', 'withdrawn'] as const
const mostFailures = 20

/** How many letters are in each state, whose senders heard of it, and what went wrong last: nothing of the letters themselves (rule: letter-desk). */
export async function readLetterReport(db: Kysely<Database>): Promise<SentLetterReport> {
  const counts = await db
    .selectFrom('sent_letters')
    .select(states.map((state) => countOf(sql`state = ${sql.lit(state)}`).as(state)))
    .executeTakeFirstOrThrow()
  const failures = await db
    .selectFrom('sent_letters')
    .select(({ fn }) => [
      'state',
      fn.coalesce('settled_at', 'proved_at').as('at'),
      fn.coalesce('answer', 'last_error').as('answer'),
    ])
    // One that is tried again tells what somebody may have to mend.
    .where(sql<boolean>`(state in ('refused', 'in-doubt') or (state = 'waiting' and last_error is not null))`)
    .orderBy('at', 'desc')
    .limit(mostFailures)
    .execute()
  const told = failures.map(({ state, at, answer }) => ({ state, at: at ?? '', answer: answer ?? '' }))
  return { counts: counts as Record<LetterState, number>, news: await readNews(db), failures: told }
}

/** What became of the e-mails to the senders: of an unproved letter those that ask for proof, else those that tell what came of it. */
async function readNews(db: Kysely<Database>): Promise<SentLetterReport['news']> {
  const ofEach = db
    .selectFrom('sent_letters')
    .innerJoin('sent_letter_mails', 'letter_id', 'sent_letters.id')
    .where(sql<boolean>`(state = 'unproved') = (kind <> 'outcome')`)
    .groupBy(['sent_letters.id', 'state'])
    .select([
      'state',
      // 'waiting' sorts last: one that was told by any of its e-mails was told.
      sql<
        'sent' | 'waiting' | 'failed'
      >`case when max(case sent_letter_mails.delivery_state when 'sent' then 1 else 0 end) = 1
        then 'sent' else max(sent_letter_mails.delivery_state) end`.as('news'),
    ])
  const rows = await db
    .selectFrom(ofEach.as('letter'))
    .select(({ fn }) => ['state', 'news', fn.countAll().as('count')])
    .groupBy(['state', 'news'])
    .execute()
  const news: SentLetterReport['news'] = {}
  for (const { state, news: outcome, count } of rows) {
    news[state] = { ...nobody, ...news[state], [outcome]: Number(count) }
  }
  return news
}

const nobody = { sent: 0, waiting: 0, failed: 0 }
