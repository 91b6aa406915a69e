import { type Expression, type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import type { MailSending } from '../../domain/update-sending.ts'
import { isPostponed } from './leases.ts'
import type { Database } from './tables.ts'

/** A sending with what became of its e-mails; nothing in it names an address. */
export type ReportedSending = Omit<MailSending, 'nextAt'>

type Outcome = Pick<MailSending, 'sent' | 'waiting' | 'failed' | 'setAside' | 'inDoubt' | 'left' | 'again'>
type StoredSending = Selectable<Database['update_sendings']>

/** Whether an e-mail of an update may be sent once more when a maintainer says so: its sign-up is there, and not set aside. */
export const canGoAgain = sql<boolean>`update_mails.delivery_state = 'failed' and exists (select 1 from newsletter_signups
  where newsletter_signups.id = update_mails.signup_id and newsletter_signups.set_aside_at is null)`

/** Every sending, the newest first. */
export async function listSendings(db: Kysely<Database>, now = new Date()): Promise<ReportedSending[]> {
  const sendings = await db.selectFrom('update_sendings').selectAll().orderBy('started_at', 'desc').execute()
  const reports: ReportedSending[] = []
  for (const sending of sendings) {
    const { update_id, state, started_at, ended_at, recipients, halted_by, outcome, trouble } = sending
    const counted: Outcome = outcome === null ? await countOutcome(db, sending) : JSON.parse(outcome)
    const codes = outcome === null && counted.waiting + counted.failed > 0 ? await findCodes(db, sending, now) : noCodes
    reports.push({
      ...{ update_id, state, started_at, ended_at, recipients, halted_by, ...counted },
      // One failure alone may be that e-mail's own.
      trouble: sending.troubles > 1 ? trouble : null,
      postponed: codes.postponed,
      postponedWhy: trouble ?? codes.waiting.join(', '),
      failedWhy: codes.failed.join(', '),
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
async function countOutcome(db: Kysely<Database>, sending: StoredSending): Promise<Outcome> {
  const mails = db.selectFrom('update_mails').where('update_id', '=', sending.update_id)
  const count = sql<number>`cast(count(*) as integer)`.as('count')
  const groups = await mails
    .select(['delivery_state', 'is_in_doubt', 'is_set_aside', count])
    .groupBy(['delivery_state', 'is_in_doubt', 'is_set_aside'])
    .execute()
  const again = await mails.select(count).where(canGoAgain).executeTakeFirstOrThrow()
  const outcome = {
    ...{ sent: sending.gone_sent, waiting: 0, failed: sending.gone_failed },
    ...{ setAside: sending.gone_set_aside, inDoubt: sending.gone_in_doubt },
  }
  for (const group of groups) outcome[isOpen(group) ? 'waiting' : fateOf(group)] += group.count
  const told = Object.values(outcome).reduce((sum, each) => sum + each, 0)
  return { ...outcome, left: sending.recipients - told, again: again.count }
}

type MailFate = Pick<Selectable<Database['update_mails']>, 'delivery_state' | 'is_in_doubt' | 'is_set_aside'>

function isOpen({ delivery_state }: MailFate): boolean {
  return delivery_state !== 'sent' && delivery_state !== 'failed'
}

/** What became of an e-mail that is not tried any more. */
function fateOf({ delivery_state, is_in_doubt, is_set_aside }: MailFate): 'sent' | 'failed' | 'setAside' | 'inDoubt' {
  if (delivery_state === 'sent') return 'sent'
  if (is_in_doubt === 1) return 'inDoubt'
  return is_set_aside === 1 ? 'setAside' : 'failed'
}

const goneColumns = {
  ...{ sent: 'gone_sent', failed: 'gone_failed', setAside: 'gone_set_aside', inDoubt: 'gone_in_doubt' },
} as const

/** Deletes the e-mails whose sign-ups go, and keeps how many there were of each fate: what was sent stays sent (rule: update-counts-stay). */
export async function deleteMailsOf(transaction: Transaction<Database>, isOfThem: Expression<SqlBool>): Promise<void> {
  const deleted = await transaction
    .deleteFrom('update_mails')
    .where(isOfThem)
    .returning(['update_id', 'delivery_state', 'is_in_doubt', 'is_set_aside'])
    .execute()
  const counts = new Map<string, { update_id: string; fate: keyof typeof goneColumns; count: number }>()
  for (const mail of deleted) {
    // Where it was on its way that moment, nobody knows whether it arrives.
    if (isOpen(mail) && mail.is_in_doubt === 0) continue
    const [update_id, fate] = [mail.update_id, fateOf(mail)]
    const { count } = counts.get(`${fate} ${update_id}`) ?? { count: 0 }
    counts.set(`${fate} ${update_id}`, { update_id, fate, count: count + 1 })
  }
  for (const { update_id, fate, count } of counts.values()) {
    const column = goneColumns[fate]
    await transaction
      .updateTable('update_sendings')
      .set({ [column]: sql`${sql.ref(column)} + ${count}` })
      .where('update_id', '=', update_id)
      .execute()
  }
}

/** Keeps of sendings that ended before this time what became of them as numbers alone, and deletes the rows of their e-mails. */
export async function sumUpSendings(db: Kysely<Database>, endedBefore: string): Promise<void> {
  const ended = db.selectFrom('update_sendings').select('update_id').where('outcome', 'is', null)
  for (const { update_id } of await ended.where('ended_at', '<', endedBefore).execute()) {
    await db.transaction().execute(async (transaction) => {
      const byId = transaction.selectFrom('update_sendings').selectAll().where('update_id', '=', update_id)
      const counted = await countOutcome(transaction, await byId.executeTakeFirstOrThrow())
      // Nothing can go once more when its row is deleted.
      const outcome = JSON.stringify({ ...counted, again: 0 })
      const sending = transaction.updateTable('update_sendings').where('update_id', '=', update_id)
      const { numUpdatedRows } = await sending
        .set({ outcome })
        .where('ended_at', '<', endedBefore)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows > 0n) await transaction.deleteFrom('update_mails').where('update_id', '=', update_id).execute()
    })
  }
}
