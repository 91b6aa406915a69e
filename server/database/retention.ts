import { type Kysely, sql } from 'kysely'
import type { Campaign } from '../../domain/campaign.ts'
import { letterDays } from '../../domain/sent-letter.ts'
import type { Log } from '../log.ts'
import type { ConnectedDatabase } from './connect.ts'
import { forgetMinutes } from './mail-rate.ts'
import { deleteMailsOf, sumUpSendings } from './sending-report.ts'
import { deleteExpiredLetters } from './sent-letter-deletion.ts'
import type { Database } from './tables.ts'

const day = 24 * 60 * 60_000
/** How long it is known who got an update, once it was sent: as long as its failures can be tried once more. */
const mailsOfUpdatesKeptDays = 30

/** Deletes what visitors sent once it is older than the campaign keeps it (rule: retention). */
export async function deleteExpired(db: Kysely<Database>, now: Date, kept: Campaign['retention_days']): Promise<void> {
  const oldest = (days: number) => new Date(now.getTime() - days * day).toISOString()
  await db.deleteFrom('messages').where('received_at', '<', oldest(kept.messages)).execute()
  await db.deleteFrom('messages').where('deleted_at', '<', oldest(kept.deleted_messages)).execute()
  const signups = db.deleteFrom('newsletter_signups')
  await signups.where('signed_up_at', '<', oldest(kept.newsletter_signups)).execute()
  await signups
    .where('state', '=', 'unconfirmed')
    .where('signed_up_at', '<', oldest(kept.unconfirmed_signups))
    .execute()
  await deleteExpiredLetters(db, now, letterDays)
  await db.deleteFrom('newsletter_links').where('made_at', '<', oldest(kept.newsletter_signups)).execute()
  await deleteMailsOfNobody(db)
  await sumUpSendings(db, oldest(Math.min(mailsOfUpdatesKeptDays, kept.newsletter_signups)))
  await forgetMinutes(db, now)
}

/** An e-mail of an update goes with its sign-up. */
function deleteMailsOfNobody(db: Kysely<Database>): Promise<void> {
  const isNobodys = sql<boolean>`not exists (select 1 from newsletter_signups where newsletter_signups.id = signup_id)`
  return db.transaction().execute((transaction) => deleteMailsOf(transaction, isNobodys))
}

/** Deletes what has expired, old history too, and from the files as well, now and then once a day; returns the way to stop. */
export function keepDeletingExpired(
  database: Pick<ConnectedDatabase, 'db' | 'erase'>,
  campaign: () => Promise<Pick<Campaign, 'retention_days'>>,
  log: Log,
): () => void {
  async function run(): Promise<void> {
    try {
      await deleteExpired(database.db, new Date(), (await campaign()).retention_days)
      await trimHistory(database.db, new Date())
      if (!(await database.erase())) log.info({}, 'What was deleted is still in the files; this is tried again soon')
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
  const last = (await beyond.execute(db)).rows[0]?.id
  if (last === null || last === undefined) return
  const begun = db.selectFrom('content_history').select('batch').where('id', '<=', last).where('batch', 'is not', null)
  await db
    .deleteFrom('content_history')
    .where(({ eb, or }) => or([eb('id', '<=', last), eb('batch', 'in', begun)]))
    .execute()
}
