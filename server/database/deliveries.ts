import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type DeliveryParts, type DeliveryTable, deliveryKinds, deliveryTables } from './delivery-kinds.ts'
import type { Database } from './tables.ts'

/** A row of one kind whose e-mail one process attempts to send. Others leave it alone until the lease is over. */
export type ClaimOf<T extends DeliveryTable> = { table: T } & DeliveryParts[T] & {
    messageId: string
    /** Which attempt this is, from 1. */
    attempt: number
    /** Whether an earlier attempt may have arrived after all. */
    isPossibleCopy: boolean
  }

/** A claimed row of any kind. */
export type Claim = { [T in DeliveryTable]: ClaimOf<T> }[DeliveryTable]

/** How long a row stays with a process that no longer says anything, in ms. */
export const usualLeaseMs = 5000

/** How many e-mails of each kind may leave within an hour. */
export type MailsAnHour = Record<DeliveryTable, number>

interface ClaimTerms {
  now: Date
  leaseMs: number
  mailsAnHour: MailsAnHour
  /** Makes the Message-ID before the first attempt. */
  createMessageId: () => string
}

/**
 * Claims the row that has been due for longest; undefined where none is due. The claim is committed before it is
 * returned: should the process die in the attempt, the next one knows that it may send a copy.
 */
export async function claimDelivery(
  db: Kysely<Database>,
  kind: 'sqlite' | 'postgres',
  terms: ClaimTerms,
): Promise<Claim | undefined> {
  const [first] = await findDue(db, terms)
  if (!first || first.due > terms.now.toISOString()) return undefined
  // Only now: most of the time nothing is due, and a transaction would hold up a visitor's message.
  return await db.transaction().execute((transaction) => claimFrom(transaction, kind, first.table, terms))
}

/** When the next attempt is due, in ms; undefined where no row waits. */
export async function findNextAttempt(
  db: Kysely<Database>,
  terms: Pick<ClaimTerms, 'now' | 'mailsAnHour'>,
): Promise<number | undefined> {
  const [first] = await findDue(db, terms)
  return first && (first.due === '' ? 0 : Date.parse(first.due))
}

/**
 * When each table's earliest row that waits is due, the earlier table first: '' for a row that was never attempted, and not
 * before the hour has room for one e-mail more of its kind.
 */
async function findDue(
  db: Kysely<Database>,
  { now, mailsAnHour }: Pick<ClaimTerms, 'now' | 'mailsAnHour'>,
): Promise<{ table: DeliveryTable; due: string }[]> {
  const earliest = sql<string | null>`min(coalesce(next_attempt_at, ''))`.as('due')
  const due: { table: DeliveryTable; due: string }[] = []
  for (const table of deliveryTables) {
    const rowDue = (await waitingRows(db, table).select(earliest).executeTakeFirst())?.due
    if (typeof rowDue !== 'string') continue
    const room = await findRoom(db, table, mailsAnHour[table], now)
    due.push({ table, due: rowDue > room ? rowDue : room })
  }
  return due.toSorted((one, other) => (one.due < other.due ? -1 : 1))
}

const hour = 60 * 60_000

/** When the hour has room for another e-mail of this kind: '' for now. */
async function findRoom(db: Kysely<Database>, table: DeliveryTable, most: number, now: Date): Promise<string> {
  const last = await deliveryKinds[table].findLast(db, most, later(now, -hour))
  return last ? later(new Date(last), hour) : ''
}

function waitingRows(db: Kysely<Database>, table: DeliveryTable) {
  return db.selectFrom(table).where('delivery_state', '=', 'waiting').where(deliveryKinds[table].maySend)
}

async function claimFrom(
  transaction: Transaction<Database>,
  kind: 'sqlite' | 'postgres',
  table: DeliveryTable,
  { now, leaseMs, createMessageId }: ClaimTerms,
): Promise<Claim | undefined> {
  const due = sql<string>`coalesce(next_attempt_at, '')`
  const row = await waitingRows(transaction, table)
    .where(due, '<=', now.toISOString())
    .orderBy(due)
    .orderBy(sql.ref(deliveryKinds[table].cameAt))
    .limit(1)
    // On SQLite the transaction keeps everybody else out.
    .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
    .selectAll()
    .executeTakeFirst()
  if (!row) return undefined
  const attempt = row.attempts + 1
  const messageId = row.message_id ?? createMessageId()
  await transaction
    .updateTable(table)
    .set({ attempts: attempt, message_id: messageId, next_attempt_at: later(now, leaseMs), is_in_doubt: 1 })
    .where('id', '=', row.id)
    .execute()
  const parts = await prepare(transaction, table, row, now)
  return { table, ...parts, attempt, messageId, isPossibleCopy: row.is_in_doubt === 1 } as Claim
}

/** A row belongs to its table, which the compiler cannot see for all kinds at once. */
function prepare<T extends DeliveryTable>(transaction: Transaction<Database>, table: T, row: unknown, now: Date) {
  return deliveryKinds[table].prepare(transaction, row as DeliveryParts[T]['row'], now)
}

/** What became of an attempt. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'waiting'; nextAttemptAt: Date; error: string; isInDoubt: boolean }
  | { state: 'failed'; error: string; isInDoubt: boolean }

/** Stores what became of an attempt; false where the lease was over and another process has taken the row. */
export async function settleDelivery(
  db: Kysely<Database>,
  claim: Claim,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const isSent = outcome.state === 'sent'
  // Once a copy may have arrived, every later one says so.
  const isInDoubt = claim.isPossibleCopy || (!isSent && outcome.isInDoubt)
  return changeClaimed(db, claim, {
    delivery_state: outcome.state,
    sent_at: isSent ? now.toISOString() : null,
    next_attempt_at: outcome.state === 'waiting' ? outcome.nextAttemptAt.toISOString() : null,
    last_error: isSent ? null : outcome.error,
    is_in_doubt: isInDoubt ? 1 : 0,
  })
}

/** Keeps the row for an attempt that is still under way; false where another process has taken it. */
export function renewClaim(db: Kysely<Database>, claim: Claim, now: Date, leaseMs: number): Promise<boolean> {
  return changeClaimed(db, claim, { next_attempt_at: later(now, leaseMs) })
}

/** The number of the attempt tells whether the row is still ours. */
async function changeClaimed(
  db: Kysely<Database>,
  { table, row, attempt, messageId }: Claim,
  change: Partial<Pick<Selectable<Database['messages']>, ChangedColumn>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set(change)
    .where('id', '=', row.id)
    .where('delivery_state', '=', 'waiting')
    .where('attempts', '=', attempt)
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
type ChangedColumn = 'delivery_state' | 'sent_at' | 'next_attempt_at' | 'last_error' | 'is_in_doubt'

/**
 * Tries a message or the e-mail of a sign-up anew, with its Message-ID: one that has failed, or waits for its next attempt.
 * An attempt that is under way is left alone, since a second one beside it would send a copy. Whether there was such a row.
 */
export async function retryDelivery(db: Kysely<Database>, id: string, now = new Date()): Promise<boolean> {
  const anew = { delivery_state: 'waiting', attempts: 0, next_attempt_at: null, last_error: null } as const
  // No lease reaches further than this.
  const isIdle = sql<boolean>`(delivery_state = 'failed'
    or (delivery_state = 'waiting' and next_attempt_at > ${later(now, usualLeaseMs)}))`
  for (const table of deliveryTables) {
    const row = db.updateTable(table).set(anew).where('id', '=', id).where(deliveryKinds[table].maySend)
    const { numUpdatedRows } = await row.where(isIdle).executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) return true
  }
  return false
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
