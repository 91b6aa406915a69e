import { type Kysely, sql, type Transaction } from 'kysely'
import { ContentError } from '../../domain/content-error.ts'
import { textOfHtml } from '../../domain/html-text.ts'
import { londonDay } from '../../domain/london-day.ts'
import { dueReminder } from '../../domain/reminders.ts'
import type { MailSending } from '../../domain/update-sending.ts'
import { isBlank } from '../../domain/visible-text.ts'
import type { ConnectedDatabase } from './connect.ts'
import { recordChange } from './history.ts'
import type { ContentRevision } from './revision.ts'
import { readRow } from './rows.ts'
import { wasSent } from './sent-updates.ts'
import { lockStages } from './stage-move.ts'
import { countOf, listRead, lockStored, updateStored } from './stored-rows.ts'
import type { Database } from './tables.ts'
import { timeAfter, writeContent } from './write-content.ts'

/** What came of starting: an update whose sending has begun is not begun again, and that is no failure. */
export type Started = 'now' | 'before'

/**
 * Queues an update for everybody who gets it, in one transaction: whatever dies, or presses twice, each gets it once. Another
 * version than the maintainer has seen, by its updated_at, is a 'conflict' with the row. Throws 'invalid' where it says what
 * does not hold, or nobody is there.
 */
export function startSending(
  database: ConnectedDatabase,
  revision: ContentRevision,
  updateId: string,
  now: Date,
  seenVersion: string,
): Promise<Started> {
  return writeContent(database, revision, async (transaction) => {
    const before = await lockStored(transaction, 'updates', updateId)
    if (!before) throw new ContentError('not-found', 'This update does not exist any more.')
    const update = readRow('updates', before)
    const { body, occasion, sent_at, updated_at } = update
    if (await wasSent(transaction, updateId)) return 'before'
    if (sent_at !== null)
      throw new ContentError('invalid', 'This update was sent already, from another copy of the site.')
    if (seenVersion !== updated_at)
      throw new ContentError('conflict', 'This update was changed after you looked at it, so nobody was sent it.', {
        current: update,
      })
    if (!/<img\b/.test(body) && isBlank(textOfHtml(body)))
      throw new ContentError('invalid', 'This update has no words yet.')
    // No stage moves until the sending has begun.
    if (occasion !== '') await lockStages(transaction)
    if (!(await holds(transaction, occasion, now)))
      throw new ContentError('invalid', 'This reminder is not true any more, so it cannot be sent.')
    const recipients = await queueUpdate(transaction, updateId, occasion !== '', now)
    if (recipients === 0)
      throw new ContentError('invalid', 'Nobody has confirmed a sign-up yet, so there is nobody to send it to.')
    await insertSending(transaction, { update_id: updateId, recipients }, now)
    const at = timeAfter(updated_at)
    const change = { sent_at: now.toISOString(), updated_at: at }
    const after = await updateStored(transaction, 'updates', updateId, change)
    await recordChange(transaction, { table: 'updates', at, key: updateId, kind: 'update', before, after })
    return 'now'
  })
}

/** Whether what an update says of the last day is true: one that is no reminder says what its writer likes. */
export async function holds(transaction: Transaction<Database>, occasion: string, now: Date): Promise<boolean> {
  if (occasion === '') return true
  return dueReminder(await listRead(transaction, 'process_stages'), londonDay(now.getTime()))?.id === occasion
}

async function insertSending(
  db: Kysely<Database> | Transaction<Database>,
  sending: { update_id: string; recipients: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('update_sendings')
    .values({ ...sending, started_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('update_id').doNothing())
    .execute()
}

/** Keeps a reminder from going, by a sending to nobody; or takes that back. */
export async function stopReminder(db: Kysely<Database>, id: string, isStopped: boolean, now: Date): Promise<void> {
  if (isStopped) return await insertSending(db, { update_id: id, recipients: 0 }, now)
  await db.deleteFrom('update_sendings').where('update_id', '=', id).where('recipients', '=', 0).execute()
}

/** Who gets e-mails, and who gets more than the reminders of the last day. */
const isRecipient = sql<boolean>`newsletter_signups.state = 'confirmed' and refused_at is null`
const wantsNews = sql<boolean>`only_deadline = 0`

async function queueUpdate(
  transaction: Transaction<Database>,
  updateId: string,
  isReminder: boolean,
  now: Date,
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('mail_queue')
    .columns(['id', 'kind', 'about', 'signup_id', 'is_bulk', 'due'])
    .expression(
      transaction
        .selectFrom('newsletter_signups')
        .select(({ ref }) => [
          sql<string>`'update:' || cast(${updateId} as text) || ':' || ${ref('id')}`.as('id'),
          sql<'update'>`'update'`.as('kind'),
          sql<string>`cast(${updateId} as text)`.as('about'),
          'id as signup_id',
          sql<1>`1`.as('is_bulk'),
          sql<string>`cast(${now.toISOString()} as text)`.as('due'),
        ])
        .where(isRecipient)
        .$if(!isReminder, (query) => query.where(wantsNews)),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** What a maintainer may do to a sending. */
export type SendingChange = 'pause' | 'resume' | 'stop'

/** Pauses, resumes or stops a sending; a second press changes nothing. Throws 'not-found'. */
export async function changeSending(db: Kysely<Database>, updateId: string, change: SendingChange, now: Date) {
  await db.transaction().execute(async (transaction) => {
    if (!(await wasSent(transaction, updateId))) throw new ContentError('not-found', 'This update is not being sent.')
    if (change === 'stop') return await stopSending(transaction, updateId, now)
    const [from, to] = change === 'pause' ? (['waiting', 'held'] as const) : (['held', 'waiting'] as const)
    const mails = transaction.updateTable('mail_queue').set({ state: to })
    await mails.where('about', '=', updateId).where('state', '=', from).execute()
  })
}

/** Keeps what has not left from leaving, for good; visitors read in the archive that not everybody has it. */
export async function stopSending(transaction: Transaction<Database>, updateId: string, now: Date): Promise<void> {
  const mails = transaction.updateTable('mail_queue').set({ state: 'stopped' }).where('about', '=', updateId)
  const { numUpdatedRows } = await mails.where('state', 'in', ['waiting', 'held']).executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await transaction.updateTable('updates').set({ stopped_at: now.toISOString() }).where('id', '=', updateId).execute()
}

/** Every sending, the newest first, with how many e-mails there are of each fate; nothing in it names an address. */
export async function listSendings(db: Kysely<Database>): Promise<MailSending[]> {
  const sendings = await db.selectFrom('update_sendings').selectAll().orderBy('started_at', 'desc').execute()
  const groups = await db
    .selectFrom('mail_queue')
    .select(['about', 'state', sql<number>`cast(count(*) as integer)`.as('count')])
    .select(sql<string | null>`max(case when state = 'waiting' then last_error end)`.as('said'))
    .where('is_bulk', '=', 1)
    .groupBy(['about', 'state'])
    .execute()
  return sendings.map(({ update_id, started_at, recipients }) => {
    const own = groups.filter(({ about }) => about === update_id)
    const count = (state: string) => own.find((group) => group.state === state)?.count ?? 0
    const [waiting, held, sent, failed] = [count('waiting'), count('held'), count('sent'), count('failed')]
    const end = sent === 0 && failed > 0 ? 'failed' : 'sent'
    return {
      update_id,
      state: count('stopped') > 0 ? 'stopped' : held > 0 ? 'paused' : waiting > 0 ? 'sending' : end,
      started_at,
      recipients,
      sent: own.length === 0 ? null : sent,
      waiting: waiting + held,
      failed,
      said: own.find(({ said }) => said !== null)?.said ?? null,
    }
  })
}

/** How many would get an update and how many a reminder, and how many addresses were refused. */
export function countRecipients(db: Kysely<Database>) {
  return db
    .selectFrom('newsletter_signups')
    .select([
      countOf(sql`${isRecipient} and ${wantsNews}`).as('subscribers'),
      countOf(isRecipient).as('reminded'),
      countOf(sql`refused_at is not null`).as('refused'),
    ])
    .executeTakeFirstOrThrow()
}
