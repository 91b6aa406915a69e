import { type Kysely, sql } from 'kysely'
import type { MailSending } from '../../domain/update-sending.ts'
import { isPostponed } from './deliveries.ts'
import type { Database } from './tables.ts'

/** A sending with what became of its e-mails; nothing in it names an address. */
export type ReportedSending = Omit<MailSending, 'nextAt'>

type Outcome = Pick<MailSending, 'sent' | 'waiting' | 'failed' | 'setAside' | 'inDoubt' | 'left'>

/** Every sending, the newest first. */
export async function listSendings(db: Kysely<Database>, now = new Date()): Promise<ReportedSending[]> {
  const sendings = await db.selectFrom('update_sendings').selectAll().orderBy('started_at', 'desc').execute()
  const reports: ReportedSending[] = []
  for (const { outcome, occasion: _own, troubles, rests_until: _rest, ...sending } of sendings) {
    const counted =
      outcome === null ? await countOutcome(db, sending.update_id, sending.recipients) : JSON.parse(outcome)
    const { state, trouble } = sending
    const codes = outcome === null && counted.waiting + counted.failed > 0 ? await findCodes(db, sending, now) : noCodes
    reports.push({
      ...{ ...sending, ...counted, failedWhy: codes.failed.join(', ') },
      // One failure alone may be that e-mail's own.
      trouble: state === 'paused' || troubles > 1 ? trouble : null,
      postponed: codes.postponed,
      postponedWhy: trouble ?? codes.waiting.join(', '),
    })
  }
  return reports
}

const noCodes: Awaited<ReturnType<typeof findCodes>> = { postponed: 0, waiting: [], failed: [] }

/** How many e-mails wait for their next attempt, and with which codes those and the ones that failed were not taken. */
async function findCodes(db: Kysely<Database>, { update_id }: Pick<MailSending, 'update_id'>, now: Date) {
  const groups = await db
    .selectFrom('update_mails')
    .select(['delivery_state', 'last_error', sql<number>`cast(count(*) as integer)`.as('count')])
    .where('update_id', '=', update_id)
    .where('is_in_doubt', '=', 0)
    .where('is_set_aside', '=', 0)
    .where(({ or, and, eb }) =>
      or([
        eb('delivery_state', '=', 'failed'),
        and([eb('delivery_state', '=', 'waiting'), eb('last_error', 'is not', null), isPostponed(now)]),
      ]),
    )
    .groupBy(['delivery_state', 'last_error'])
    .execute()
  const codesOf = (state: string) =>
    groups.flatMap(({ delivery_state, last_error }) => (delivery_state === state ? [last_error ?? 'unknown'] : []))
  const waiting = groups.filter(({ delivery_state }) => delivery_state === 'waiting')
  const postponed = waiting.reduce((sum, { count }) => sum + count, 0)
  return { postponed, waiting: codesOf('waiting'), failed: codesOf('failed') }
}

/** What became of the e-mails of a sending: each is in one of the numbers. Those that were stopped count as waiting. */
async function countOutcome(db: Kysely<Database>, updateId: string, recipients: number): Promise<Outcome> {
  const groups = await db
    .selectFrom('update_mails')
    .select(['delivery_state', 'is_in_doubt', 'is_set_aside', sql<number>`cast(count(*) as integer)`.as('count')])
    .where('update_id', '=', updateId)
    .groupBy(['delivery_state', 'is_in_doubt', 'is_set_aside'])
    .execute()
  const outcome: Outcome = { sent: 0, waiting: 0, failed: 0, setAside: 0, inDoubt: 0, left: recipients }
  for (const { delivery_state, is_in_doubt, is_set_aside, count } of groups) {
    outcome.left -= count
    if (delivery_state === 'sent') outcome.sent += count
    else if (delivery_state !== 'failed') outcome.waiting += count
    else if (is_in_doubt === 1) outcome.inDoubt += count
    else if (is_set_aside === 1) outcome.setAside += count
    else outcome.failed += count
  }
  return outcome
}

/** Keeps of sendings that ended before this time what became of them as numbers alone, and deletes the rows of their e-mails. */
export async function sumUpSendings(db: Kysely<Database>, endedBefore: string): Promise<void> {
  const ended = db.selectFrom('update_sendings').select(['update_id', 'recipients']).where('outcome', 'is', null)
  for (const { update_id, recipients } of await ended.where('ended_at', '<', endedBefore).execute()) {
    await db.transaction().execute(async (transaction) => {
      const outcome = JSON.stringify(await countOutcome(transaction, update_id, recipients))
      const sending = transaction.updateTable('update_sendings').where('update_id', '=', update_id)
      const { numUpdatedRows } = await sending
        .set({ outcome })
        .where('ended_at', '<', endedBefore)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows > 0n) await transaction.deleteFrom('update_mails').where('update_id', '=', update_id).execute()
    })
  }
}
