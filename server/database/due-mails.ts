import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { forMessages, forUpdates, type MailHourReport } from '../../domain/update-sending.ts'
import { type MailHour, readMailHour } from './mail-hour.ts'
import type { QueuedMail } from './prepared-mail.ts'
import type { Database } from './tables.ts'

/** What is wanted of the queue. */
export interface DueTerms {
  now: Date
  /** At most so many rows. */
  most: number
  /** How many e-mails of every kind may leave within an hour. */
  anHour: number
}

/** A row whose e-mail may leave, and what that is counted as where it is not the row's kind. */
interface DueMail {
  row: QueuedMail
  countsAs?: 'digest'
}

/** What is due, without the messages that leave in another row's e-mail. */
export function dueMails(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('mail_queue')
    .where('state', '=', 'waiting')
    .where('due', '<=', now.toISOString())
    .where(sql<boolean>`(digest_id is null or digest_id = id)`)
}

/** Which rows go together: an answer to who has just signed up, and an update that says until when one can still write. */
const isConfirmation = sql<boolean>`kind in ('confirmation', 'welcome')`
const isLastReminder = sql<boolean>`(about like 'reminder-last-day-%' or about like 'reminder-three-days-%')`

/** The rows whose e-mails may leave now, what people wait for first; the last reminders leave room for confirmations. */
export async function selectDue(
  transaction: Transaction<Database>,
  terms: DueTerms,
  hour: MailHour,
): Promise<DueMail[]> {
  const { now, most, anHour } = terms
  const chosen: DueMail[] = []
  const roomWithin = (share: number) => Math.max(0, Math.min(most, share - hour.all) - chosen.length)
  const take = async (isWanted: typeof isConfirmation, share: number) => {
    const wanted = dueMails(transaction, now).selectAll().where(isWanted).orderBy('due').limit(roomWithin(share))
    const rows = await wanted.forUpdate().skipLocked().execute()
    chosen.push(...rows.map((row) => ({ row })))
  }
  await take(isLastReminder, forUpdates(anHour))
  await take(isConfirmation, anHour)
  chosen.push(...(await selectMessages(transaction, terms, hour, roomWithin(anHour))))
  await take(sql<boolean>`kind = 'update' and not ${isLastReminder}`, forUpdates(anHour))
  return chosen
}

/** How many rows are due, of those that are so. */
async function countDue(db: Kysely<Database>, now: Date, isWanted: typeof isConfirmation): Promise<number> {
  const due = dueMails(db, now).where(isWanted)
  return (await due.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** What of the hour's e-mails has left, and what waits before updates. */
export async function reportHour(db: Kysely<Database>, now: Date): Promise<MailHourReport> {
  const confirmations = await countDue(db, now, isConfirmation)
  const messages = await countDue(db, now, sql<boolean>`kind = 'message'`)
  return { left: (await readMailHour(db, now)).all, confirmations, messages }
}

/** In how many hours at most a confirmation leaves that is queued after what waits now; 0 is at once. */
export async function hoursUntilConfirmation(db: Kysely<Database>, now: Date, anHour: number): Promise<number> {
  const used = Math.min((await readMailHour(db, now)).all, anHour)
  const confirmations = await countDue(db, now, isConfirmation)
  const reminders = await countDue(db, now, isLastReminder)
  const toReminders = forUpdates(anHour)
  const afterAll = (used + reminders + confirmations + 1 - anHour) / anHour
  // However many reminders wait, a part of each hour is not theirs.
  const besideThem = (Math.max(used, toReminders) + confirmations + 1 - anHour) / (anHour - toReminders)
  return Math.max(0, Math.ceil(Math.min(afterAll, besideThem)))
}

/** One by one while the messages' share of the hour lasts; the last of it is for all that wait beyond, in one e-mail. */
async function selectMessages(
  transaction: Transaction<Database>,
  { now, anHour }: DueTerms,
  hour: MailHour,
  room: number,
): Promise<DueMail[]> {
  const share = forMessages(anHour) - hour.messages
  if (room === 0 || share <= 0) return []
  const messages = dueMails(transaction, now).where('kind', '=', 'message').orderBy('due').orderBy('id').forUpdate()
  const waiting = messages.where('digest_id', 'is', null).skipLocked()
  const begun = messages.where('digest_id', 'is not', null).skipLocked().selectAll().limit(1)
  const [digest] = await begun.execute()
  if (digest) return [{ row: digest, countsAs: 'digest' }]
  const alone = hour.digests === 0 ? share - 1 : share
  if (alone > 0) {
    const rows = await waiting.selectAll().limit(Math.min(alone, room)).execute()
    return rows.map((row) => ({ row }))
  }
  // What was tried before goes by itself again, under its own Message-ID.
  const untried = waiting
    .where('attempts', '=', 0)
    .select(['id', messageBytes.as('bytes')])
    .limit(mostGathered)
  const row = await gather(transaction, await untried.execute(), now)
  return row ? [{ row, countsAs: 'digest' }] : []
}

const messageBytes = sql<number>`coalesce(
  (select octet_length(subject) + octet_length(message) from messages where messages.id = about), 0)`
const mostGathered = 5000
/** In the letters that mail servers take it has up to three times as many, which the usual server still takes. */
const mostGatheredBytes = 3_000_000

/** Puts messages into one e-mail, as many as it may hold; one alone goes as it is. */
async function gather(
  transaction: Transaction<Database>,
  untried: { id: string; bytes: number }[],
  now: Date,
): Promise<QueuedMail | undefined> {
  const ids: string[] = []
  let room = mostGatheredBytes
  for (const { id, bytes } of untried) {
    room -= bytes
    if (room < 0) break
    ids.push(id)
  }
  const [first] = ids
  if (first === undefined) return undefined
  const queue = transaction.selectFrom('mail_queue').selectAll()
  if (ids.length === 1) return await queue.where('id', '=', first).executeTakeFirst()
  const id = `digest:${randomUUID()}`
  await transaction.updateTable('mail_queue').set({ digest_id: id }).where('id', 'in', ids).execute()
  const digest = { id, kind: 'message', about: id, digest_id: id, due: now.toISOString() } as const
  return await transaction.insertInto('mail_queue').values(digest).returningAll().executeTakeFirst()
}
