import { type Kysely, sql, type Transaction } from 'kysely'
import { ContentError } from '../../domain/content-error.ts'
import type { MailSending, SendingHalt } from '../../domain/update-sending.ts'
import { isPostponed, neverTried } from './leases.ts'
import { canGoAgain } from './sending-report.ts'
import { findSending } from './sent-updates.ts'
import type { Database } from './tables.ts'

/** What a maintainer may do to a sending. */
export type SendingChange = 'pause' | 'resume' | 'stop' | 'again'

/** Whether the text names such a change. */
export function isSendingChange(text: string): text is SendingChange {
  return Object.hasOwn(changes, text)
}

/**
 * Pauses, resumes or stops a sending, or sends what is in doubt or has failed once more; what is on its way and resumed is
 * tried again at once. `haltedBy` says why the site itself pauses it. Throws 'not-found' and 'invalid'.
 */
export async function changeSending(
  db: Kysely<Database>,
  updateId: string,
  change: SendingChange,
  now: Date,
  haltedBy: SendingHalt | null = null,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const found = await findSending(transaction, 'update_id', updateId)
    if (!found) throw new ContentError('not-found', 'This update is not being sent.')
    const { from, to, mails } = changes[change]
    if (!from.includes(found.state)) throw new ContentError('invalid', refusals[found.state])
    // A second press on the same button changes nothing, and whoever pressed first stays who did it.
    if (found.state === 'stopped') return
    // The e-mails first, as when an attempt ends: two transactions that lock in another order could wait for each other.
    const moved = await mails(transaction, updateId, now)
    const ended_at = to === 'stopped' ? now.toISOString() : null
    await transaction
      .updateTable('update_sendings')
      .set({
        ...{ state: to, ended_at, halted_by: haltedBy },
        ...{ troubles: 0, trouble: null, rests_until: null, addresses_refused: 0 },
      })
      .where('update_id', '=', updateId)
      .execute()
    // Visitors are told that not everybody has it (rule: updates-archive-stopped).
    if (to !== 'stopped' || moved === 0n) return
    await transaction.updateTable('updates').set({ stopped_at: ended_at }).where('id', '=', updateId).execute()
  })
}

const refusals: Record<MailSending['state'], string> = {
  sending: 'This update is being sent.',
  paused: 'The sending of this update is paused.',
  stopped: 'The sending of this update was stopped.',
  sent: 'This update was sent already.',
}

interface Change {
  from: MailSending['state'][]
  to: MailSending['state']
  /** Returns how many it changed. */
  mails(transaction: Transaction<Database>, updateId: string, now: Date): Promise<bigint>
}

const changes: Record<SendingChange, Change> = {
  pause: {
    from: ['sending', 'paused'],
    to: 'paused',
    mails: (transaction, updateId) => moveMails(transaction, updateId, ['waiting'], 'held'),
  },
  resume: { from: ['paused', 'sending'], to: 'sending', mails: tryNow },
  stop: {
    from: ['sending', 'paused', 'stopped'],
    to: 'stopped',
    mails: (transaction, updateId) => moveMails(transaction, updateId, ['waiting', 'held'], 'stopped'),
  },
  again: { from: ['sending', 'paused', 'sent'], to: 'sending', mails: sendAgain },
}

/** What is under way and may have been handed over ends as it ends. */
async function moveMails(
  transaction: Transaction<Database>,
  updateId: string,
  from: ('waiting' | 'held')[],
  to: 'waiting' | 'held' | 'stopped',
): Promise<bigint> {
  const { numUpdatedRows } = await transaction
    .updateTable('update_mails')
    .set({ delivery_state: to })
    .where('update_id', '=', updateId)
    .where('delivery_state', 'in', from)
    .where('is_in_doubt', '=', 0)
    .executeTakeFirstOrThrow()
  return numUpdatedRows
}

/** Those that wait for their next attempt go first. */
async function tryNow(transaction: Transaction<Database>, updateId: string, now: Date): Promise<bigint> {
  const moved = await moveMails(transaction, updateId, ['held'], 'waiting')
  await transaction
    .updateTable('update_mails')
    .set({ next_attempt_at: now.toISOString() })
    .where('update_id', '=', updateId)
    .where('delivery_state', '=', 'waiting')
    .where('is_in_doubt', '=', 0)
    .where(isPostponed(now))
    .execute()
  return moved
}

/** What may have arrived says that it is a copy. Of addresses that are set aside, none is tried. */
async function sendAgain(transaction: Transaction<Database>, updateId: string): Promise<bigint> {
  const { numUpdatedRows } = await transaction
    .updateTable('update_mails')
    .set({
      ...{ ...neverTried, is_set_aside: 0 },
      ...{ is_copy: sql`case when is_in_doubt = 1 then 1 else is_copy end`, is_in_doubt: 0 },
    })
    .where('update_id', '=', updateId)
    .where(canGoAgain)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ContentError('invalid', 'No e-mail of this update is in doubt or has failed.')
  return numUpdatedRows + (await moveMails(transaction, updateId, ['held'], 'waiting'))
}
