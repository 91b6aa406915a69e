import { type Kysely, sql } from 'kysely'
import type { MailSending } from '../../domain/update-sending.ts'
import type { Database } from './tables.ts'

/** A sending with what became of its e-mails; the trouble is why nothing leaves just now, without any address. */
export type ReportedSending = Omit<MailSending, 'nextAt'> & { trouble: string | null }

type Outcome = Pick<MailSending, 'sent' | 'waiting' | 'failed' | 'setAside' | 'inDoubt' | 'left'>

/** Every sending, the newest first. */
export async function listSendings(db: Kysely<Database>): Promise<ReportedSending[]> {
  const sendings = await db.selectFrom('update_sendings').selectAll().orderBy('started_at', 'desc').execute()
  const reports: ReportedSending[] = []
  for (const { outcome, occasion: _own, troubles, rests_until: _rest, ...sending } of sendings) {
    const counted =
      outcome === null ? await countOutcome(db, sending.update_id, sending.recipients) : JSON.parse(outcome)
    // One failure alone may be that e-mail's own.
    reports.push({ ...sending, ...counted, trouble: troubles > 1 ? sending.trouble : null })
  }
  return reports
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
