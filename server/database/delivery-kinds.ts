import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { Outcome } from './delivery-outcome.ts'
import { later } from './leases.ts'
import { findRoomForUpdate, type MailRate } from './mail-rate.ts'
import { type LinkTokens, makeLinks } from './newsletter-links.ts'
import { makeLetterLink } from './sent-letter-links.ts'
import { type StoredLetter, settleAttempt } from './sent-letters.ts'
import type { Database } from './tables.ts'
import { findRest, prepareUpdateMail, settleUpdateMail, type UpdateMailParts } from './update-mails.ts'

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
  update_mails: UpdateMailParts
}

/** The tables whose rows are delivered by e-mail. */
export type DeliveryTable = keyof DeliveryParts

/** What the outbox asks of the database about one kind of row; server/delivery/mails.ts has its e-mails. */
interface DeliveryKind<T extends DeliveryTable> {
  /** The column with the time at which a row came. */
  cameAt: keyof Database[T] & string
  /** Which of the rows that wait may be sent. */
  maySend: RawBuilder<boolean>
  /** When the hour, or what the mail provider allows, has room for another e-mail of this kind: '' for now. */
  findRoom(db: Kysely<Database>, room: MailRoom): Promise<string>
  /** Reads or makes, in the transaction of the claim, what its e-mail needs; undefined where it is not to be sent after all. */
  prepare(
    transaction: Transaction<Database>,
    row: DeliveryParts[T]['row'],
    now: Date,
  ): Promise<DeliveryParts[T] | undefined>
  /** Stores what an outcome means beyond the row itself, in the same transaction. */
  settle?(transaction: Transaction<Database>, row: DeliveryParts[T]['row'], outcome: Outcome, now: Date): Promise<void>
  /**
   * Whether what may have arrived is never repeated by itself: the doubt then begins before the last byte, and not with the
   * attempt (docs/decisions/031-an-update-goes-once.md).
   */
  isSentOnce?: true
  /** Whether the kind has an outbox of its own, so that no visitor's e-mail waits for one of its thousands. */
  isBulk?: true
}

/** How many e-mails may leave: of each kind in an hour, and of all kinds by what the mail provider allows. */
export interface MailRoom {
  now: Date
  mailsAnHour: MailsAnHour
  rate: MailRate
}

/** How many e-mails of each kind may leave within an hour; updates take what the mail provider leaves them. */
export type MailsAnHour = Record<Exclude<DeliveryTable, 'update_mails'>, number>

const hour = 60 * 60_000

/** Room in the hour by the times in this column, counted back from now; each of these rows is an e-mail. */
function hourly(kind: keyof MailsAnHour, table: CountedTable, column: 'sent_at' | 'made_at', isCounted = always) {
  return async (db: Kysely<Database>, { mailsAnHour, now }: MailRoom) => {
    const time = sql.ref<string>(column)
    const last = await db
      .selectFrom(table)
      .select(time.as('at'))
      .where(time, '>', later(now, -hour))
      .where(isCounted)
      .orderBy(time, 'desc')
      .limit(1)
      .offset(mailsAnHour[kind] - 1)
      .executeTakeFirst()
    return last ? later(new Date(last.at), hour) : ''
  }
}

type CountedTable = 'messages' | 'newsletter_links' | 'sent_letters' | 'sent_letter_links'
const always = sql<boolean>`true`

/** Each kind of row; where two are due at once, the earlier kind goes first. */
export const deliveryKinds: { [T in DeliveryTable]: DeliveryKind<T> } = {
  messages: {
    cameAt: 'received_at',
    // A deleted message is not sent any more; it is again once the deletion is undone.
    maySend: sql<boolean>`deleted_at is null`,
    findRoom: hourly('messages', 'messages', 'sent_at'),
    prepare: async (_, row) => ({ row }),
  },
  newsletter_signups: {
    cameAt: 'signed_up_at',
    maySend: always,
    // Each attempt counts, by the link that it makes to confirm.
    findRoom: hourly('newsletter_signups', 'newsletter_links', 'made_at', sql<boolean>`signup_id is not null`),
    prepare: async (transaction, row, now) => ({ row, tokens: await makeLinks(transaction, row, now) }),
  },
  sent_letters: {
    cameAt: 'proved_at',
    maySend: sql<boolean>`state = 'waiting' and is_in_doubt = 0`,
    findRoom: hourly('sent_letters', 'sent_letters', 'sent_at'),
    prepare: async (_, row) => ({ row }),
    settle: settleAttempt,
    isSentOnce: true,
  },
  sent_letter_mails: {
    cameAt: 'asked_at',
    maySend: always,
    // Each attempt counts, by the link that it makes.
    findRoom: hourly('sent_letter_mails', 'sent_letter_links', 'made_at'),
    async prepare(transaction, row, now) {
      const byId = transaction.selectFrom('sent_letters').selectAll().where('id', '=', row.letter_id)
      const letter = await byId.where('deleted_at', 'is', null).executeTakeFirst()
      return { row, letter, token: letter && (await makeLetterLink(transaction, letter.id, now)) }
    },
  },
  update_mails: {
    cameAt: 'id',
    maySend: sql<boolean>`is_in_doubt = 0`,
    async findRoom(db, { rate, now }) {
      const [room, rest] = [await findRoomForUpdate(db, rate, now), await findRest(db)]
      return room > rest ? room : rest
    },
    prepare: prepareUpdateMail,
    settle: settleUpdateMail,
    isSentOnce: true,
    isBulk: true,
  },
}

/** The names of the kinds that one outbox sends: those of visitors, or those that leave by the thousand. */
export function tablesOf(outbox: OutboxKind): DeliveryTable[] {
  const tables = Object.keys(deliveryKinds) as DeliveryTable[]
  return tables.filter((table) => (deliveryKinds[table].isBulk ? 'bulk' : 'visitors') === outbox)
}

/** Visitors' e-mails have an outbox of their own, and wait for no update. */
export type OutboxKind = 'visitors' | 'bulk'
