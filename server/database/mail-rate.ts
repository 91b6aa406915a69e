import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './tables.ts'

/** How many e-mails of every kind the mail provider lets leave. */
export interface MailRate {
  anHour: number
  aDay: number
}

/** What every mail provider lets through. */
export const usualRate: MailRate = { anHour: 200, aDay: 2000 }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What updates may fill of the hour and of the day; the rest stays free for what visitors send meanwhile. */
const shareOfUpdates = 0.9

/** Counts an attempt of any kind, in the transaction that claims it. */
export async function countMail(db: Kysely<Database> | Transaction<Database>, now: Date): Promise<void> {
  await db
    .insertInto('mail_minutes')
    .values({ minute: minuteOf(now.getTime()), attempts: 1 })
    .onConflict((conflict) => conflict.column('minute').doUpdateSet({ attempts: sql`mail_minutes.attempts + 1` }))
    .execute()
}

/**
 * When the hour and the day have room for one update more, counted from all that left: '' for now. A minute counts until
 * its last moment is that long ago (rule: mail-rate).
 */
export async function findRoomForUpdate(db: Kysely<Database>, rate: MailRate, now: Date): Promise<string> {
  const rooms = [await findRoomIn(db, hour, rate.anHour, now), await findRoomIn(db, day, rate.aDay, now)]
  return rooms.toSorted().at(-1) ?? ''
}

async function findRoomIn(db: Kysely<Database>, windowMs: number, limit: number, now: Date): Promise<string> {
  const most = Math.max(1, Math.floor(limit * shareOfUpdates))
  const within = db.selectFrom('mail_minutes').where('minute', '>', minuteOf(now.getTime() - windowMs - minute))
  const sum = sql<number>`cast(coalesce(sum(attempts), 0) as integer)`
  let left = (await within.select(sum.as('attempts')).executeTakeFirstOrThrow()).attempts
  if (left < most) return ''
  for (const { minute: begun, attempts } of await within.selectAll().orderBy('minute').execute()) {
    left -= attempts
    if (left < most) return new Date(Date.parse(`${begun}Z`) + minute + windowMs).toISOString()
  }
  return ''
}

/** Forgets what no window reaches any more. */
export async function forgetMinutes(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('mail_minutes')
    .where('minute', '<', minuteOf(now.getTime() - 2 * day))
    .execute()
}

/** YYYY-MM-DDTHH:MM, in UTC. */
function minuteOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16)
}
