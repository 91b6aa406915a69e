import { type Kysely, sql, type Transaction } from 'kysely'
import { ContentError } from '../../domain/content-error.ts'
import { textOfHtml } from '../../domain/html-text.ts'
import { londonDay } from '../../domain/london-day.ts'
import { dueReminder } from '../../domain/reminders.ts'
import { heldAfterMs, type MailSending } from '../../domain/update-sending.ts'
import { isBlank } from '../../domain/visible-text.ts'
import type { ConnectedDatabase } from './connect.ts'
import { recordChange } from './history.ts'
import { listPlanned, stopReminder } from './planned-reminders.ts'
import type { ContentRevision } from './revision.ts'
import { readRow } from './rows.ts'
import { wasSent } from './sent-updates.ts'
import { lockStages } from './stage-move.ts'
import { listRead, lockStored, updateStored } from './stored-rows.ts'
import type { Database } from './tables.ts'
import { timeAfter, writeContent } from './write-content.ts'

/** What came of starting: an update whose sending has begun is not begun again, and that is no failure. */
export type Started = 'now' | 'before'

/**
 * Queues an update for everybody who gets it, in one transaction: whatever dies, or presses twice, each gets it once. Another
 * version than the maintainer has seen, by its updated_at, is a 'conflict' with the row. Throws 'invalid' where it says what
 * does not hold, nobody is there, or it goes by itself and has been stopped.
 */
export function startSending(
  database: ConnectedDatabase,
  revision: ContentRevision,
  updateId: string,
  now: Date,
  seenVersion: string,
  goesByItself = false,
): Promise<Started> {
  return writeContent(database, revision, async (transaction) => {
    const before = await lockStored(transaction, 'updates', updateId)
    if (!before) throw new ContentError('not-found', 'This update does not exist any more.')
    const update = readRow('updates', before)
    const { body, occasion, sent_at, updated_at } = update
    if (await wasSent(transaction, updateId)) return 'before'
    if (!(await stopReminder(transaction, updateId)) && goesByItself)
      throw new ContentError('invalid', 'Somebody has stopped this reminder.')
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
    const sending = { update_id: updateId, recipients, started_at: now.toISOString() }
    await transaction.insertInto('update_sendings').values(sending).execute()
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
    .columns(['id', 'kind', 'about', 'signup_id', 'is_bulk', 'due', 'queued_at'])
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
          sql<string>`cast(${now.toISOString()} as text)`.as('queued_at'),
        ])
        .where(isRecipient)
        .$if(!isReminder, (query) => query.where(wantsNews)),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** What a maintainer may do to a sending. */
export type SendingChange = 'pause' | 'resume' | 'stop'

/** Pauses, resumes or stops a sending: how many e-mails it changed, none at a second press. Throws 'not-found'. */
export function changeSending(
  db: Kysely<Database>,
  updateId: string,
  change: SendingChange,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (!(await wasSent(transaction, updateId))) throw new ContentError('not-found', 'This update is not being sent.')
    if (change === 'stop') return await stopSending(transaction, updateId, now)
    if (change === 'pause') return await holdMails(transaction, updateId, null)
    // It was due just now: it is not held back for having waited.
    const mails = transaction.updateTable('mail_queue').set({ state: 'waiting', due: now.toISOString() })
    const resumed = await mails.where('about', '=', updateId).where('state', '=', 'held').executeTakeFirst()
    return Number(resumed.numUpdatedRows)
  })
}

/** `due` is when the e-mails were due, where nobody has paused them. */
async function holdMails(transaction: Transaction<Database>, updateId: string, due: string | null): Promise<number> {
  const mails = transaction.updateTable('mail_queue').set({ state: 'held' }).where('about', '=', updateId)
  const held = await mails.where('state', '=', 'waiting').executeTakeFirst()
  await transaction.updateTable('update_sendings').set({ due_at: due }).where('update_id', '=', updateId).execute()
  return Number(held.numUpdatedRows)
}

/**
 * Holds back the updates that were due more than a day ago, unless updates have been leaving since: the site stood still, or
 * had no mail server, and what they say may be over. They go once somebody has said so.
 */
export async function holdOverdue(transaction: Transaction<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - heldAfterMs).toISOString()
  const mails = () => transaction.selectFrom('mail_queue').where('is_bulk', '=', 1)
  if (await mails().select('id').where('tried_at', '>=', before).limit(1).executeTakeFirst()) return
  const overdue = mails().where('state', '=', 'waiting').where('due', '<', before)
  const updates = await overdue
    .select(({ fn }) => ['about', fn.min('due').as('due')])
    .groupBy('about')
    .execute()
  for (const { about, due } of updates) await holdMails(transaction, about, due)
}

/** Keeps what has not left from leaving, for good, and tells how many; visitors read in the archive that not everybody has it. */
export async function stopSending(transaction: Transaction<Database>, updateId: string, now: Date): Promise<number> {
  const mails = transaction.updateTable('mail_queue').set({ state: 'stopped' }).where('about', '=', updateId)
  const { numUpdatedRows } = await mails.where('state', 'in', ['waiting', 'held']).executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n)
    await transaction.updateTable('updates').set({ stopped_at: now.toISOString() }).where('id', '=', updateId).execute()
  return Number(numUpdatedRows)
}

/**
 * After a change of the stages: what would not be true at its hour any more does not go, and what is under way and is not true
 * now stops, also where a later change makes it true again.
 */
export async function takeBackUntrue(transaction: Transaction<Database>): Promise<void> {
  const now = new Date()
  for (const { id, due } of await listPlanned(transaction))
    if (!(await holds(transaction, id, new Date(due)))) await stopReminder(transaction, id)
  const underWay = transaction.selectFrom('mail_queue').innerJoin('updates', 'updates.id', 'mail_queue.about')
  const reminders = underWay.where('mail_queue.state', 'in', ['waiting', 'held']).where('occasion', '!=', '')
  for (const { id, occasion } of await reminders.select(['updates.id', 'occasion']).distinct().execute())
    if (!(await holds(transaction, String(occasion), now))) await stopSending(transaction, String(id), now)
}

/** Every sending, the newest first, with how many e-mails there are of each fate; nothing in it names an address. */
export async function listSendings(db: Kysely<Database>): Promise<MailSending[]> {
  const begun = db.selectFrom('update_sendings').selectAll().where('recipients', '>', 0)
  const sendings = await begun.orderBy('started_at', 'desc').execute()
  const groups = await db
    .selectFrom('mail_queue')
    .select(({ fn }) => ['about', 'state', fn.countAll<number>().as('count')])
    .select(sql<string | null>`max(case when state = 'waiting' then last_error end)`.as('said'))
    .where('is_bulk', '=', 1)
    .groupBy(['about', 'state'])
    .execute()
  return sendings.map(({ update_id, started_at, recipients, due_at }) => {
    const own = groups.filter(({ about }) => about === update_id)
    const count = (state: string) => own.find((group) => group.state === state)?.count ?? 0
    const [waiting, held, sent, failed] = [count('waiting'), count('held'), count('sent'), count('failed')]
    const end = sent === 0 && failed > 0 ? 'failed' : 'sent'
    return {
      update_id,
      state:
        count('stopped') > 0
          ? 'stopped'
          : held > 0
            ? due_at === null
              ? 'paused'
              : 'held'
            : waiting > 0
              ? 'sending'
              : end,
      started_at,
      recipients,
      sent: own.length === 0 ? null : sent,
      waiting: waiting + held,
      failed,
      due: due_at,
      said: own.find(({ said }) => said !== null)?.said ?? null,
    }
  })
}

/** How many would get an update and how many a reminder, and how many addresses were refused. */
export function countRecipients(db: Kysely<Database>) {
  return db
    .selectFrom('newsletter_signups')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isRecipient).filterWhere(wantsNews).as('subscribers'),
      fn.countAll<number>().filterWhere(isRecipient).as('reminded'),
      fn.countAll<number>().filterWhere('refused_at', 'is not', null).as('refused'),
    ])
    .executeTakeFirstOrThrow()
}
