import { type Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import { type LinkTokens, makeLinks } from './newsletter-links.ts'
import { makeLetterLink } from './sent-letter-links.ts'
import { letterOutcome, type StoredLetter, settleLetter, withoutPerson } from './sent-letters.ts'
import type { Database } from './tables.ts'

/** What the e-mail of each kind is made of: the row, and what is read or made for it as it is claimed. */
export interface DeliveryParts {
  messages: { row: Selectable<Database['messages']> }
  newsletter_signups: { row: Selectable<Database['newsletter_signups']>; tokens: LinkTokens }
  sent_letters: { row: StoredLetter }
  sent_letter_mails: {
    row: Selectable<Database['sent_letter_mails']>
    letter: StoredLetter | undefined
    /** Leads to the letter's page; undefined where the letter was deleted. */
    token: string | undefined
  }
}

/** What became of an attempt. */
export type Outcome =
  | { state: 'sent'; answer?: string }
  | { state: 'waiting'; nextAttemptAt: Date; error: string; isInDoubt: boolean }
  | { state: 'failed'; error: string; isInDoubt: boolean; isTooLate?: boolean }

/** The tables whose rows are delivered by e-mail. */
export type DeliveryTable = keyof DeliveryParts

/** What the outbox asks of the database about one kind of row; server/delivery/mails.ts has its e-mails. */
export interface DeliveryKind<T extends DeliveryTable> {
  /** The column with the time at which a row came. */
  cameAt: keyof Database[T] & string
  /**
   * Whether an e-mail that may have arrived is never sent again. The doubt then begins when the last of it is handed over,
   * and not with the attempt (docs/decisions/032-at-most-once-to-the-council.md).
   */
  isSentOnce: boolean
  /** Which of the rows that wait may be sent. */
  maySend: RawBuilder<boolean>
  /** The time of the e-mail that is the last to fit, counted back from now to `since`; undefined where there are fewer. */
  findLast(db: Kysely<Database>, most: number, since: string): Promise<string | null | undefined>
  /** Reads or makes, in the transaction of the claim, what its e-mail needs. */
  prepare(transaction: Transaction<Database>, row: DeliveryParts[T]['row'], now: Date): Promise<DeliveryParts[T]>
  /** The words of a mail server as they may be stored, where that is not as they are. */
  storedWords?(row: DeliveryParts[T]['row'], words: string): string
  /** Stores what follows from an outcome, in its transaction. `host` is the mail server. */
  settled?(
    transaction: Transaction<Database>,
    row: DeliveryParts[T]['row'],
    outcome: Outcome,
    at: { now: Date; host: string },
  ): Promise<void>
}

/** Each kind of row; where two are due at once, the earlier kind goes first. */
export const deliveryKinds: { [T in DeliveryTable]: DeliveryKind<T> } = {
  messages: {
    cameAt: 'received_at',
    isSentOnce: false,
    // A deleted message is not sent any more; it is again once the deletion is undone.
    maySend: sql<boolean>`deleted_at is null`,
    async findLast(db, most, since) {
      const sent = db.selectFrom('messages').select('sent_at').where('sent_at', '>', since).orderBy('sent_at', 'desc')
      return (await nth(sent, most))?.sent_at
    },
    prepare: async (_, row) => ({ row }),
  },
  newsletter_signups: {
    cameAt: 'signed_up_at',
    isSentOnce: false,
    maySend: sql<boolean>`true`,
    // Each attempt counts, by the link that it makes for mail programs.
    async findLast(db, most, since) {
      const attempted = db.selectFrom('newsletter_links').select('made_at').where('signup_id', 'is', null)
      const withinTheHour = attempted.where('made_at', '>', since).orderBy('made_at', 'desc')
      return (await nth(withinTheHour, most))?.made_at
    },
    prepare: async (transaction, row, now) => ({ row, tokens: await makeLinks(transaction, row, now) }),
  },
  sent_letters: {
    cameAt: 'proved_at',
    isSentOnce: true,
    maySend: sql<boolean>`state = 'waiting'`,
    async findLast(db, most, since) {
      const sent = db
        .selectFrom('sent_letters')
        .select('sent_at')
        .where('sent_at', '>', since)
        .orderBy('sent_at', 'desc')
      return (await nth(sent, most))?.sent_at
    },
    prepare: async (_, row) => ({ row }),
    storedWords: withoutPerson,
    async settled(transaction, row, outcome, at) {
      const settled = letterOutcome(row, outcome, at.host)
      if (settled) await settleLetter(transaction, row.id, settled, at.now)
    },
  },
  sent_letter_mails: {
    cameAt: 'asked_at',
    isSentOnce: false,
    maySend: sql<boolean>`true`,
    // Each attempt counts, by the link that it makes.
    async findLast(db, most, since) {
      const made = db.selectFrom('sent_letter_links').select('made_at').where('made_at', '>', since)
      return (await nth(made.orderBy('made_at', 'desc'), most))?.made_at
    },
    async prepare(transaction, row, now) {
      const byId = transaction.selectFrom('sent_letters').selectAll().where('id', '=', row.letter_id)
      const letter = await byId.where('deleted_at', 'is', null).executeTakeFirst()
      return { row, letter, token: letter && (await makeLetterLink(transaction, letter.id, now)) }
    },
  },
}

/** The row at this place, counted from 1. */
function nth<D, T extends keyof D, O>(query: SelectQueryBuilder<D, T, O>, place: number): Promise<O | undefined> {
  return query
    .limit(1)
    .offset(place - 1)
    .executeTakeFirst() as Promise<O | undefined>
}

/** The names of the kinds. */
export const deliveryTables = Object.keys(deliveryKinds) as DeliveryTable[]
