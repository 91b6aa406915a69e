import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import {
  type DeliveryParts,
  type DeliveryTable,
  deliveryKinds,
  type MailRoom,
  type OutboxKind,
  tablesOf,
} from './delivery-kinds.ts'
import type { Outcome } from './delivery-outcome.ts'
import { isPostponed, later, neverTried } from './leases.ts'
import { countMail, type MailRate, usualRate } from './mail-rate.ts'
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

interface DueTerms extends Omit<MailRoom, 'rate'> {
  /** Visitors' e-mails where it is not said. */
  outbox?: OutboxKind | undefined
  rate?: MailRate | undefined
}

interface ClaimTerms extends DueTerms {
  leaseMs: number
  /** Makes the Message-ID before the first attempt. */
  createMessageId: () => string
}

/**
 * Claims the row that has been due for longest; undefined where none is due. The claim is committed before it is
 * returned: should the process die in the attempt, the next one knows that it may send a copy.
 */
export async function claimDelivery(db: Kysely<Database>, terms: ClaimTerms): Promise<Claim | undefined> {
  for (;;) {
    const [first] = await findDue(db, terms)
    if (!first || first.due > terms.now.toISOString()) return undefined
    // Only now: most of the time nothing is due, and a transaction would hold up a visitor's message.
    const claim = await db.transaction().execute((transaction) => claimFrom(transaction, first.table, terms))
    if (claim !== 'withdrawn') return claim
  }
}

/** When the next attempt is due, in ms; undefined where no row waits. */
export async function findNextAttempt(db: Kysely<Database>, terms: DueTerms): Promise<number | undefined> {
  const [first] = await findDue(db, terms)
  return first && (first.due === '' ? 0 : Date.parse(first.due))
}

/**
 * When each table's earliest row that waits is due, the earlier table first: '' for a row that was never attempted, and not
 * before the hour has room for one e-mail more of its kind.
 */
async function findDue(
  db: Kysely<Database>,
  { outbox = 'visitors', rate = usualRate, ...terms }: DueTerms,
): Promise<{ table: DeliveryTable; due: string }[]> {
  const earliest = sql<string | null>`min(coalesce(next_attempt_at, ''))`.as('due')
  const due: { table: DeliveryTable; due: string }[] = []
  for (const table of tablesOf(outbox)) {
    const rowDue = (await waitingRows(db, table).select(earliest).executeTakeFirst())?.due
    if (typeof rowDue !== 'string') continue
    const room = await deliveryKinds[table].findRoom(db, { ...terms, rate })
    due.push({ table, due: rowDue > room ? rowDue : room })
  }
  return due.toSorted((one, other) => (one.due < other.due ? -1 : 1))
}

function waitingRows(db: Kysely<Database>, table: DeliveryTable) {
  return db.selectFrom(table).where('delivery_state', '=', 'waiting').where(deliveryKinds[table].maySend)
}

async function claimFrom(
  transaction: Transaction<Database>,
  table: DeliveryTable,
  { now, leaseMs, createMessageId }: ClaimTerms,
): Promise<Claim | 'withdrawn' | undefined> {
  const { cameAt, isBulk, isSentOnce } = deliveryKinds[table]
  // Of thousands those go first that were tried before: a server that asks to wait a while means a while.
  const order = isBulk ? 'desc' : 'asc'
  const due = sql<string>`coalesce(next_attempt_at, '')`
  const row = await waitingRows(transaction, table)
    .where(due, '<=', now.toISOString())
    .orderBy(due, order)
    .orderBy(sql.ref(cameAt), order)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .selectAll()
    .executeTakeFirst()
  if (!row) return undefined
  const parts = await prepare(transaction, table, row, now)
  if (!parts) return 'withdrawn'
  const attempt = row.attempts + 1
  const messageId = row.message_id ?? createMessageId()
  await transaction
    .updateTable(table)
    .set({
      attempts: attempt,
      message_id: messageId,
      next_attempt_at: later(now, leaseMs),
      is_in_doubt: isSentOnce ? 0 : 1,
    })
    .where('id', '=', row.id)
    .execute()
  await countMail(transaction, now)
  const isPossibleCopy = (isSentOnce ? Reflect.get(row, 'is_copy') : row.is_in_doubt) === 1
  return { table, ...parts, attempt, messageId, isPossibleCopy } as Claim
}

/** A row belongs to its table, which the compiler cannot see for all kinds at once. */
function prepare<T extends DeliveryTable>(transaction: Transaction<Database>, table: T, row: unknown, now: Date) {
  return deliveryKinds[table].prepare(transaction, row as DeliveryParts[T]['row'], now)
}

/** Stores what became of an attempt; false where the lease was over and another process has taken the row. */
export async function settleDelivery(
  db: Kysely<Database>,
  claim: Claim,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const { isSentOnce } = deliveryKinds[claim.table]
  const isSent = outcome.state === 'sent'
  // Once a copy may have arrived, every later one says so.
  const isInDoubt = (claim.isPossibleCopy && !isSentOnce) || (!isSent && outcome.isInDoubt)
  return await db.transaction().execute(async (transaction) => {
    const isOurs = await changeClaimed(transaction, claim, {
      delivery_state: outcome.state,
      sent_at: isSent ? now.toISOString() : null,
      next_attempt_at: outcome.state === 'waiting' ? outcome.nextAttemptAt.toISOString() : null,
      last_error: isSent ? null : outcome.error,
      is_in_doubt: isInDoubt ? 1 : 0,
    })
    if (isOurs) await settleMore(transaction, claim, outcome, now)
    return isOurs
  })
}

function settleMore<T extends DeliveryTable>(
  transaction: Transaction<Database>,
  { table, row }: Pick<ClaimOf<T>, 'table' | 'row'>,
  outcome: Outcome,
  now: Date,
) {
  return deliveryKinds[table].settle?.(transaction, row, outcome, now)
}

/** Keeps the row for an attempt that is still under way; false where another process has taken it. */
export function renewClaim(db: Kysely<Database>, claim: Claim, now: Date, leaseMs: number): Promise<boolean> {
  return changeClaimed(db, claim, { next_attempt_at: later(now, leaseMs) })
}

/**
 * Notes that an e-mail which is sent once is about to be handed over; from here on nobody knows whether it arrives, until
 * its server has answered. False where it is not to be sent any more: it was taken over, paused, stopped or deleted.
 */
export function handOver(db: Kysely<Database>, claim: Claim, now: Date, leaseMs: number): Promise<boolean> {
  return changeClaimed(db, claim, { is_in_doubt: 1, next_attempt_at: later(now, leaseMs) })
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
    // Who was thought dead, and was only slow, may still say how it ended.
    .where(deliveryKinds[table].isSentOnce ? isOpen : isWaiting)
    .where('attempts', '=', attempt)
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
const isWaiting = sql<boolean>`delivery_state = 'waiting'`
const isOpen = sql<boolean>`(delivery_state = 'waiting' or (delivery_state = 'failed' and is_in_doubt = 1))`
type ChangedColumn = 'delivery_state' | 'sent_at' | 'next_attempt_at' | 'last_error' | 'is_in_doubt'

/**
 * Tries a message or the e-mail of a sign-up anew, with its Message-ID: one that has failed, or waits for its next attempt.
 * An attempt that is under way is left alone, since a second one beside it would send a copy. Whether there was such a row.
 */
export async function retryDelivery(db: Kysely<Database>, id: string, now = new Date()): Promise<boolean> {
  const isIdle = sql<boolean>`(delivery_state = 'failed' or (delivery_state = 'waiting' and ${isPostponed(now)}))`
  for (const table of tablesOf('visitors')) {
    const row = db.updateTable(table).set(neverTried).where('id', '=', id).where(deliveryKinds[table].maySend)
    const { numUpdatedRows } = await row.where(isIdle).executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) return true
  }
  return false
}
