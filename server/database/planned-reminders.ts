import type { Kysely } from 'kysely'
import { ContentError } from '../../domain/content-error.ts'
import { remindersAhead } from '../../domain/reminders.ts'
import type { PlannedReminder } from '../../domain/update-sending.ts'
import { lockStages } from './stage-move.ts'
import { listRead } from './stored-rows.ts'
import type { Database } from './tables.ts'

/** The reminders that maintainers have let go and that have not gone: nothing else is sent by itself. */
export async function listPlanned(db: Kysely<Database>): Promise<PlannedReminder[]> {
  const rows = db.selectFrom('update_sendings').select(['update_id as id', 'due_at as due']).where('recipients', '=', 0)
  return await rows.where('due_at', 'is not', null).$narrowType<{ due: string }>().execute()
}

/**
 * Lets a reminder go by itself: a while from now at the earliest, or at once where it was held back. Throws 'invalid' where
 * it would not be true then.
 */
export function planReminder(db: Kysely<Database>, id: string, isAtOnce: boolean, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await lockStages(transaction)
    const ahead = remindersAhead(await listRead(transaction, 'process_stages'), now.getTime())
    const due = ahead.find((reminder) => reminder.id === id)?.due
    if (due === undefined)
      throw new ContentError('invalid', 'The stage or its days were changed: this e-mail would not be true.')
    const values = { started_at: now.toISOString(), due_at: isAtOnce ? now.toISOString() : due }
    await transaction
      .insertInto('update_sendings')
      .values({ update_id: id, recipients: 0, ...values })
      .onConflict((conflict) =>
        conflict.column('update_id').doUpdateSet(values).where('update_sendings.recipients', '=', 0),
      )
      .execute()
  })
}

/** Keeps a reminder from going by itself; whether it was to go, and has not begun to. */
export async function stopReminder(db: Kysely<Database>, id: string): Promise<boolean> {
  const planned = db.deleteFrom('update_sendings').where('update_id', '=', id).where('recipients', '=', 0)
  return (await planned.executeTakeFirstOrThrow()).numDeletedRows > 0n
}
