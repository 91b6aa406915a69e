import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import { type LinkTokens, makeLinks } from './newsletter-links.ts'
import type { Database } from './tables.ts'

/** What the e-mail of each kind is made of: the row, and what is read or made for it as it is claimed. */
export interface DeliveryParts {
  messages: { row: Selectable<Database['messages']> }
  newsletter_signups: { row: Selectable<Database['newsletter_signups']>; tokens: LinkTokens }
}

/** The tables whose rows are delivered by e-mail. */
export type DeliveryTable = keyof DeliveryParts

/** What the outbox asks of the database about one kind of row; server/delivery/mails.ts has its e-mails. */
interface DeliveryKind<T extends DeliveryTable> {
  /** The column with the time at which a row came. */
  cameAt: keyof Database[T] & string
  /** Which of the rows that wait may be sent. */
  maySend: RawBuilder<boolean>
  /** The time of the e-mail that is the last to fit, counted back from now to `since`; undefined where there are fewer. */
  findLast(db: Kysely<Database>, most: number, since: string): Promise<string | null | undefined>
  /** Reads or makes, in the transaction of the claim, what its e-mail needs. */
  prepare(transaction: Transaction<Database>, row: DeliveryParts[T]['row'], now: Date): Promise<DeliveryParts[T]>
}

/** Each kind of row; where two are due at once, the earlier kind goes first. */
export const deliveryKinds: { [T in DeliveryTable]: DeliveryKind<T> } = {
  messages: {
    cameAt: 'received_at',
    // A deleted message is not sent any more; it is again once the deletion is undone.
    maySend: sql<boolean>`deleted_at is null`,
    async findLast(db, most, since) {
      const sent = db.selectFrom('messages').select('sent_at').where('sent_at', '>', since)
      return (
        await sent
          .orderBy('sent_at', 'desc')
          .limit(1)
          .offset(most - 1)
          .executeTakeFirst()
      )?.sent_at
    },
    prepare: async (_, row) => ({ row }),
  },
  newsletter_signups: {
    cameAt: 'signed_up_at',
    maySend: sql<boolean>`true`,
    // Each attempt counts, by the link that it makes for mail programs.
    async findLast(db, most, since) {
      const attempted = db.selectFrom('newsletter_links').select('made_at').where('signup_id', 'is', null)
      const withinTheHour = attempted.where('made_at', '>', since).orderBy('made_at', 'desc')
      return (
        await withinTheHour
          .limit(1)
          .offset(most - 1)
          .executeTakeFirst()
      )?.made_at
    },
    prepare: async (transaction, row, now) => ({ row, tokens: await makeLinks(transaction, row, now) }),
  },
}

/** The names of the kinds. */
export const deliveryTables = Object.keys(deliveryKinds) as DeliveryTable[]
