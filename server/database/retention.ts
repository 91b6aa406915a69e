import { type Kysely, sql } from 'kysely'
import type { Campaign } from '../../domain/campaign.ts'
import type { Log } from '../log.ts'
import type { ConnectedDatabase } from './connect.ts'
import { forgetMails } from './mail-queue.ts'
import type { Database } from './tables.ts'

const day = 24 * 60 * 60_000
/** How long the numbers of an update that was sent are known. */
const mailsOfUpdatesKeptDays = 30
/** A clock that is wrong by years would delete what people wrote last week. */
const longestPauseDays = 90
/** A server may really have been off. */
const believedAfterDays = 7

/** Deletes what visitors sent once it is older than the campaign keeps it. */
export async function deleteExpired(db: Kysely<Database>, now: Date, kept: Campaign['retention_days']): Promise<void> {
  const oldest = (days: number) => new Date(now.getTime() - days * day).toISOString()
  await db.deleteFrom('messages').where('received_at', '<', oldest(kept.messages)).execute()
  const signups = db.deleteFrom('newsletter_signups')
  await signups.where('signed_up_at', '<', oldest(kept.newsletter_signups)).execute()
  await signups
    .where('state', '=', 'unconfirmed')
    .where('signed_up_at', '<', oldest(kept.unconfirmed_signups))
    .execute()
  await db.deleteFrom('newsletter_links').where('made_at', '<', oldest(kept.newsletter_signups)).execute()
  await forgetMails(db, oldest(mailsOfUpdatesKeptDays))
}

/**
 * Whether the clock may be far ahead: by it the site did not run for months. One that goes on so for a week is believed.
 */
async function isClockDoubtful(db: Kysely<Database>, now: Date): Promise<boolean> {
  const { ran_at, doubted_at } = await db.selectFrom('daily_deletion').selectAll().executeTakeFirstOrThrow()
  const daysSince = (at: string | null) => (at === null ? 0 : (now.getTime() - Date.parse(at)) / day)
  const doubtedDays = daysSince(doubted_at)
  // What doubted last lies ahead or long back: it was another clock that did so.
  const isOtherClock = doubtedDays < 0 || doubtedDays > longestPauseDays
  const isDoubtful = daysSince(ran_at) > longestPauseDays && (isOtherClock || doubtedDays < believedAfterDays)
  const at = now.toISOString()
  const doubtedSince = isOtherClock ? at : (doubted_at ?? at)
  await db
    .updateTable('daily_deletion')
    .set(isDoubtful ? { doubted_at: doubtedSince } : { ran_at: at, doubted_at: null })
    .execute()
  return isDoubtful
}

/** Deletes what has expired, old history too, and from the files as well, now and then once a day; returns the way to stop. */
export function keepDeletingExpired(
  database: Pick<ConnectedDatabase, 'db' | 'eraseTraces'>,
  campaign: () => Promise<Pick<Campaign, 'retention_days'>>,
  log: Log,
): () => void {
  async function run(): Promise<void> {
    try {
      if (await isClockDoubtful(database.db, new Date())) {
        const days = `${longestPauseDays} days`
        return log.error({}, `By the clock the site was off for ${days}: for a week nothing is deleted`)
      }
      await deleteExpired(database.db, new Date(), (await campaign()).retention_days)
      await trimHistory(database.db, new Date())
      await database.eraseTraces()
    } catch (error) {
      log.error({ err: error }, 'What has expired could not be deleted')
    }
  }
  run()
  const timer = setInterval(run, day)
  timer.unref()
  return () => clearInterval(timer)
}

/** How much of the history is kept: changes of so many days and bytes, and the newest ones however old and large they are. */
const usualLimits = { days: 730, bytes: 50_000_000, always: 1000 }

/** Forgets the oldest changes beyond the limits; an import goes as a whole, so that what is left of it can be undone. */
export async function trimHistory(db: Kysely<Database>, now: Date, limits = usualLimits): Promise<void> {
  const oldest = new Date(now.getTime() - limits.days * day).toISOString()
  const size = sql`coalesce(length(cast(before as text)), 0) + coalesce(length(cast(after as text)), 0)`
  const beyond = sql<{ id: number | null }>`
    select max(id) as id from (
      select id, at, row_number() over newest_first as place, sum(${size}) over newest_first as bytes
      from content_history window newest_first as (order by id desc)
    ) as change
    where place > ${limits.always} and (at < ${oldest} or bytes > ${limits.bytes})`
  const last = (await beyond.execute(db)).rows[0]?.id
  if (last === null || last === undefined) return
  const begun = db.selectFrom('content_history').select('batch').where('id', '<=', last).where('batch', 'is not', null)
  await db
    .deleteFrom('content_history')
    .where(({ eb, or }) => or([eb('id', '<=', last), eb('batch', 'in', begun)]))
    .execute()
}
