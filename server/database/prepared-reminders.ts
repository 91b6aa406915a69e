import type { ConnectedDatabase } from './connect.ts'
import { recordChange } from './history.ts'
import type { ContentRevision } from './revision.ts'
import { findSending } from './sent-updates.ts'
import { deleteStored, findStored, insertStored, lockStored } from './stored-rows.ts'
import { writeContent } from './write-content.ts'

type Reminder = { id: string; subject: string; body: string; occasion: string }

/** Stores a reminder as an unsent update, once for its occasion: neither a second process nor a later look makes another, nor brings back one that was deleted (rule: reminder-once). */
export function prepareReminder(
  database: ConnectedDatabase,
  revision: ContentRevision,
  reminder: Reminder,
): Promise<void> {
  return writeContent(database, revision, async (transaction) => {
    const at = new Date().toISOString()
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('prepared_reminders')
      .values({ occasion: reminder.occasion, prepared_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return
    if (await findSending(transaction, 'occasion', reminder.occasion)) return
    if (await findStored(transaction, 'updates', reminder.id)) return
    const after = await insertStored(transaction, database.forms, 'updates', reminder, at)
    await recordChange(transaction, { table: 'updates', at, key: reminder.id, kind: 'insert', after })
  })
}

/** Drops the reminders that were prepared and not sent, but for the one that is due: they would tell of a day that has passed, or of another last day (rule: reminder-stale). */
export async function dropReminders(
  database: ConnectedDatabase,
  revision: ContentRevision,
  due: string | undefined,
): Promise<void> {
  const prepared = await database.reader.selectFrom('prepared_reminders').select('occasion').execute()
  for (const { occasion } of prepared) {
    if (occasion !== due) await dropReminder(database, revision, occasion)
  }
}

/** The id of a reminder's update is its occasion. */
function dropReminder(database: ConnectedDatabase, revision: ContentRevision, occasion: string): Promise<void> {
  return writeContent(database, revision, async (transaction) => {
    const before = await lockStored(transaction, 'updates', occasion)
    await transaction.deleteFrom('prepared_reminders').where('occasion', '=', occasion).execute()
    if (!before || before.sent_at || before.occasion !== occasion) return
    await deleteStored(transaction, 'updates', occasion)
    const at = new Date().toISOString()
    await recordChange(transaction, { table: 'updates', at, key: occasion, kind: 'delete', before })
  })
}
