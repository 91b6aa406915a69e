import { type Kysely, sql } from 'kysely'
import { toContentError } from './failure.ts'
import type { Database } from './tables.ts'

/** How much of the history is kept: changes of so many days and bytes, and the newest ones however old and large they are. */
interface HistoryLimits {
  days: number
  bytes: number
  always: number
}
const usualLimits: HistoryLimits = { days: 730, bytes: 50_000_000, always: 1000 }
const day = 24 * 60 * 60_000

/** Forgets the oldest changes beyond the limits; an import goes as a whole, so that what is left of it can be undone (rule: history-kept). */
export async function trimHistory(db: Kysely<Database>, now: Date, limits = usualLimits): Promise<void> {
  const oldest = new Date(now.getTime() - limits.days * day).toISOString()
  const size = sql`coalesce(length(cast(before as text)), 0) + coalesce(length(cast(after as text)), 0)`
  const beyond = sql<{ id: number | null }>`
    select max(id) as id from (
      select id, at, row_number() over newest_first as place, sum(${size}) over newest_first as bytes
      from content_history window newest_first as (order by id desc)
    ) as change
    where place > ${limits.always} and (at < ${oldest} or bytes > ${limits.bytes})`
  try {
    const last = (await beyond.execute(db)).rows[0]?.id
    if (last === null || last === undefined) return
    const begun = db
      .selectFrom('content_history')
      .select('batch')
      .where('id', '<=', last)
      .where('batch', 'is not', null)
    await db
      .deleteFrom('content_history')
      .where(({ eb, or }) => or([eb('id', '<=', last), eb('batch', 'in', begun)]))
      .execute()
  } catch (error) {
    throw toContentError(error)
  }
}
