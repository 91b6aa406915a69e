import { updateFor } from '../../content/reminder-updates.ts'
import { londonDay } from '../../domain/london-day.ts'
import { dueReminder } from '../../domain/reminders.ts'
import { isHeldBack } from '../../domain/update-sending.ts'
import { readCampaign } from '../content-readers.ts'
import { listPlanned } from '../database/planned-reminders.ts'
import { countRecipients, startSending } from '../database/update-sendings.ts'
import type { Log } from '../log.ts'
import type { StoredContent } from '../stored-content.ts'

type Stored = Pick<StoredContent, 'content' | 'database' | 'revision'>

const lookEveryMs = 30_000

/**
 * Begins to send the reminder that is due, where a maintainer has let it go and its hour has come; whether one has begun. One
 * whose hour was more than a day ago stays until somebody says that it is to go all the same.
 */
export async function sendDueReminder({ content, database, revision }: Stored, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const planned = (await listPlanned(database.reader)).filter(
    (each) => each.due <= at && !isHeldBack(each, now.getTime()),
  )
  if (planned.length === 0) return false
  const reminder = dueReminder(await content.list('process_stages'), londonDay(now.getTime()))
  if (!reminder || !planned.some(({ id }) => id === reminder.id)) return false
  if ((await countRecipients(database.reader)).reminded === 0) return false
  const update =
    (await content.find('updates', reminder.id)) ??
    (await content.insert('updates', updateFor(reminder, await readCampaign(content))))
  return (await startSending(database, revision, reminder.id, now, update.updated_at, true)) === 'now'
}

/** Sends reminders for as long as the site runs; returns the way to stop. */
export function keepSendingReminders(stored: Stored, log: Log, onBegun: () => void): () => void {
  const look = async () => {
    try {
      if (await sendDueReminder(stored, new Date())) onBegun()
    } catch (error) {
      log.error({ err: error }, 'A reminder could not be sent')
    }
  }
  look()
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
