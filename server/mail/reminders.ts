import { updateFor } from '../../content/reminder-updates.ts'
import { londonDay } from '../../domain/london-day.ts'
import { dueReminder } from '../../domain/reminders.ts'
import { readCampaign } from '../content-readers.ts'
import { wasSent } from '../database/sent-updates.ts'
import { countRecipients, startSending } from '../database/update-sendings.ts'
import type { Log } from '../log.ts'
import type { StoredContent } from '../stored-content.ts'

type Stored = Pick<StoredContent, 'content' | 'database' | 'revision'>

/** Nobody is written to before this hour of the day in London. */
const firstHour = 8
const london = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: 'numeric', hourCycle: 'h23' })
const lookEveryMs = 5 * 60_000

/** Begins to send the reminder that is due, unless it was sent, or a maintainer has stopped it; whether one has begun. */
export async function sendDueReminder({ content, database, revision }: Stored, now: Date): Promise<boolean> {
  if (Number(london.format(now)) < firstHour) return false
  const reminder = dueReminder(await content.list('process_stages'), londonDay(now.getTime()))
  if (!reminder || (await wasSent(database.reader, reminder.id))) return false
  if ((await countRecipients(database.reader)).reminded === 0) return false
  const update =
    (await content.find('updates', reminder.id)) ??
    (await content.insert('updates', updateFor(reminder, await readCampaign(content))))
  return (await startSending(database, revision, reminder.id, now, update.updated_at)) === 'now'
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
