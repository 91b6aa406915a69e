import type { Kysely } from 'kysely'
import { campaign } from '../../content/campaign.ts'
import { toContentError } from '../database/failure.ts'
import type { Database } from '../database/tables.ts'
import type { Log } from '../log.ts'

const day = 24 * 60 * 60_000

/** Deletes what visitors sent once it is older than content/campaign.ts lets us keep it (the privacy policy promises it). */
export async function deleteExpired(db: Kysely<Database>, now: Date, kept = campaign.retentionDays): Promise<void> {
  const oldest = (days: number) => new Date(now.getTime() - days * day).toISOString()
  try {
    await db.deleteFrom('messages').where('received_at', '<', oldest(kept.messages)).execute()
    await db.deleteFrom('messages').where('deleted_at', '<', oldest(kept.deletedMessages)).execute()
    await db.deleteFrom('newsletter_signups').where('signed_up_at', '<', oldest(kept.newsletterSignups)).execute()
  } catch (error) {
    throw toContentError(error)
  }
}

/** Deletes what has expired now and then once a day; returns the way to stop. */
export function keepDeletingExpired(db: Kysely<Database>, log: Log): () => void {
  const run = () => {
    deleteExpired(db, new Date()).catch((error) => log.error({ err: error }, 'Expired messages could not be deleted'))
  }
  run()
  const timer = setInterval(run, day)
  timer.unref()
  return () => clearInterval(timer)
}
