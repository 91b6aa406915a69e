import type { Kysely } from 'kysely'
import { campaign } from '../../content/campaign.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { toContentError } from '../database/failure.ts'
import { trimHistory } from '../database/history-retention.ts'
import type { Database } from '../database/tables.ts'
import type { Log } from '../log.ts'

const day = 24 * 60 * 60_000

/** Deletes what visitors sent once it is older than content/campaign.ts lets us keep it (the privacy policy promises it). */
export async function deleteExpired(db: Kysely<Database>, now: Date, kept = campaign.retentionDays): Promise<void> {
  const oldest = (days: number) => new Date(now.getTime() - days * day).toISOString()
  try {
    await db.deleteFrom('messages').where('received_at', '<', oldest(kept.messages)).execute()
    await db.deleteFrom('messages').where('deleted_at', '<', oldest(kept.deletedMessages)).execute()
    const signups = db.deleteFrom('newsletter_signups')
    await signups.where('signed_up_at', '<', oldest(kept.newsletterSignups)).execute()
    await signups
      .where('state', '=', 'unconfirmed')
      .where('signed_up_at', '<', oldest(kept.unconfirmedSignups))
      .execute()
    await db.deleteFrom('newsletter_links').where('made_at', '<', oldest(kept.newsletterSignups)).execute()
  } catch (error) {
    throw toContentError(error)
  }
}

/** Deletes what has expired, old history too, and from the files as well, now and then once a day; returns the way to stop. */
export function keepDeletingExpired(database: Pick<ConnectedDatabase, 'db' | 'erase'>, log: Log): () => void {
  async function run(): Promise<void> {
    try {
      await deleteExpired(database.db, new Date())
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
