import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { isPostgres } from './postgres.ts'
import type { Database, DepartureKind } from './tables.ts'

const hourMs = 60 * 60_000
/** Any number: it only has to be ours alone in a database. */
const mailHourLock = 20_221_010

/** How many e-mails have left within an hour, or may be leaving at this moment, and how many of them with messages. */
export interface MailHour {
  all: number
  messages: number
  /** How many of the messages' went with all that waited. */
  digests: number
}

/** How much of the hour before now is used up. */
export async function readMailHour(db: Kysely<Database>, now: Date): Promise<MailHour> {
  return await db
    .selectFrom('mail_departures')
    .where(isWithinHour(now))
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('kind', 'in', ['message', 'digest']).as('messages'),
      fn.countAll<number>().filterWhere('kind', '=', 'digest').as('digests'),
    ])
    .executeTakeFirstOrThrow()
}

/** The same for a transaction that will use some of it: until that ends nobody else does. It also forgets what left before. */
export async function holdMailHour(transaction: Transaction<Database>, now: Date): Promise<MailHour> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${mailHourLock})`.execute(transaction)
  await transaction
    .deleteFrom('mail_departures')
    .where(sql<boolean>`not ${isWithinHour(now)}`)
    .execute()
  return await readMailHour(transaction, now)
}

/** What seems to lie further ahead than any e-mail takes was counted by a wrong clock. */
function isWithinHour(now: Date) {
  const [before, after] = [-hourMs, hourMs].map((ms) => new Date(now.getTime() + ms).toISOString())
  return sql<boolean>`(left_at > ${before} and left_at <= ${after})`
}

/** Counts an e-mail that is about to leave, and will have left by then at the latest; returns what it is settled by. */
export async function countDeparture(
  transaction: Transaction<Database>,
  kind: DepartureKind,
  latest: Date,
): Promise<string> {
  const id = randomUUID()
  await transaction.insertInto('mail_departures').values({ id, kind, left_at: latest.toISOString() }).execute()
  return id
}

/** Counts a proof that will have left by then; undefined where the hour has no room for it. */
export function countTrial(db: Kysely<Database>, now: Date, latest: Date, anHour: number): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const { all } = await holdMailHour(transaction, now)
    return all < anHour ? await countDeparture(transaction, 'trial', latest) : undefined
  })
}

/** Says when an e-mail has left, or that the server was never offered it. */
export async function settleDeparture(db: Kysely<Database>, id: string, left: Date | undefined): Promise<void> {
  await (left
    ? db.updateTable('mail_departures').set({ left_at: left.toISOString() }).where('id', '=', id)
    : db.deleteFrom('mail_departures').where('id', '=', id)
  ).execute()
}
