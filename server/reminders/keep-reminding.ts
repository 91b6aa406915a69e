import { updateFor } from '../../content/occasion-updates.ts'
import { ContentError } from '../../domain/content-error.ts'
import { londonDay } from '../../domain/london-day.ts'
import { occasionsOn, reminderStem } from '../../domain/occasions.ts'
import { dropReminders, prepareReminder } from '../database/prepared-reminders.ts'
import { startSending, wasReminded } from '../database/update-sendings.ts'
import type { Log } from '../log.ts'
import { readCampaign } from '../read-campaign.ts'
import type { StoredContent } from '../stored-content.ts'

interface RemindingOptions {
  stored: Pick<StoredContent, 'content' | 'database' | 'revision'>
  /** Whether the site can send e-mails. */
  sendsMails: boolean
  /** Tells the outbox that there is something to send. */
  wake: () => void
  log: Log
  /** The time in ms. */
  now?: () => number
}

const lookEveryMs = 2 * 60_000

/** Prepares the reminders of the last day when their day comes in London, for as long as the site runs; returns the way to stop. */
export function keepReminding(options: RemindingOptions): () => Promise<void> {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= lookAtReminders(options)
      .catch((err) => options.log.error({ err }, 'The reminders could not be looked at'))
      .finally(() => {
        running = undefined
      })
  }
  run()
  const timer = setInterval(run, lookEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Drops what does not hold any more, prepares what is due, and begins to send it where the campaign has chosen so (rule: reminder-itself). */
export async function lookAtReminders({
  stored: { content, database, revision },
  sendsMails,
  wake,
  now = Date.now,
}: RemindingOptions): Promise<void> {
  const at = new Date(now())
  const { reminder } = occasionsOn(await content.list('process_stages'), londonDay(at.getTime()))
  await dropReminders(database, revision, reminder?.id)
  if (!reminder) return
  const campaign = await readCampaign(content)
  await prepareReminder(database, revision, updateFor(reminder, campaign))
  if (campaign.reminders !== 'by-themselves' || !sendsMails) return
  if ((await content.find('updates', reminder.id))?.sent_at !== null) return
  // Who has had it hears of another last day when a person says so: dates are also changed by mistake.
  if (await wasReminded(database.db, reminderStem(reminder.id) ?? reminder.id)) return
  try {
    await startSending(database, revision, reminder.id, at)
    wake()
  } catch (error) {
    // Nobody is on the list, or somebody was faster: the update waits, and its screen says why.
    if (!(error instanceof ContentError) || error.code === 'unavailable') throw error
  }
}
