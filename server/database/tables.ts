import type { Generated } from 'kysely'
import type { TableName } from '../../domain/content.ts'
import type { LetterState } from '../../domain/sent-letter.ts'

/**
 * A content row as a database returns it. Its columns are unknown until read: a hosted database may keep them in
 * other forms than ours, or miss some (rule: two-databases).
 */
export type StoredRow = Record<string, unknown>

/** How far an e-mail about the row has come. Times are ISO texts. */
interface DeliveryColumns {
  delivery_state: Generated<'waiting' | 'sent' | 'failed'>
  attempts: Generated<number>
  /** Null: as soon as possible. While an attempt is under way: when it counts as broken off. */
  next_attempt_at: string | null
  last_error: string | null
  /** The Message-ID of the e-mail, the same for every attempt. */
  message_id: string | null
  sent_at: string | null
  /** 1 from the beginning of an attempt until it is known that the e-mail did not arrive. */
  is_in_doubt: Generated<0 | 1>
}

interface MessagesTable extends DeliveryColumns {
  id: string
  received_at: string
  name: string
  email: string
  subject: string
  message: string
  /** The words that the sender agreed to. */
  consent_text: string
  read_at: string | null
  answered_at: string | null
  deleted_at: string | null
}

interface NewsletterSignupsTable extends DeliveryColumns {
  id: string
  /** Names the inbox: there is one sign-up for each. */
  address_hash: string
  email: string
  first_name: string
  postcode: string
  signed_up_at: string
  consent_text: string
  state: Generated<'unconfirmed' | 'confirmed'>
  confirmed_at: string | null
  /** How often somebody asked for the e-mail to this address, and when they last did with effect. */
  mails_asked: Generated<number>
  mail_asked_at: string | null
}

/** A link of an e-mail to a subscriber, by the hash of its secret. */
interface NewsletterLinksTable {
  token_hash: string
  /** The sign-up that it confirms; null for one that can only take its address off the list. */
  signup_id: string | null
  address_hash: string
  made_at: string
}

/** An inbox that wants no e-mail. */
interface SuppressedAddressesTable {
  address_hash: string
  suppressed_at: string
}

interface MailingListTable {
  /** Always 1: the table has one row. */
  id: number
  /** The key of the hashes of addresses. It goes with them wherever a copy of the database goes. */
  address_key: string
  turns: Generated<number>
}

/**
 * An objection that a resident asks the site to send. Deleted, it keeps what nobody can be known by: a hash of the inbox,
 * so that there is no second letter, and what became of it.
 */
interface SentLettersTable extends DeliveryColumns {
  id: string
  inbox_hash: string
  /** The first day of the consultation that it belongs to, or an empty text where that is not known. */
  consultation: string
  stored_at: string
  state: Generated<LetterState>
  reference: string | null
  letter: string | null
  name: string | null
  address: string | null
  email: string | null
  /** The words that the sender agreed to. */
  consent_text: string | null
  proved_at: string | null
  /** Where it goes: the address that its sender saw when they pressed the button. */
  council_email: string | null
  settled_at: string | null
  /** The mail server that answered, and its words without anything personal. */
  host: string | null
  answer: string | null
  deleted_at: string | null
}

/** An e-mail to the sender of a letter: to prove the address, to tell that there is a letter already, or what became of it. */
interface SentLetterMailsTable extends DeliveryColumns {
  id: string
  letter_id: string
  inbox_hash: string
  kind: 'proof' | 'again' | 'outcome'
  email: string
  asked_at: string
}

/** A link to the page of a letter, by the hash of its secret. */
interface SentLetterLinksTable {
  token_hash: string
  letter_id: string
  made_at: string
}

interface ContentHistoryTable {
  id: Generated<number>
  at: string
  table_name: TableName
  row_key: string
  kind: 'insert' | 'update' | 'delete'
  /** The stored row as JSON: text on SQLite, parsed on PostgreSQL. */
  before: unknown
  after: unknown
  /** The same for changes that were made at once, by an import or by undoing one; null for a change by itself. */
  batch: string | null
}

/** What came of the last look at an address that a row leads to. */
interface LinkChecksTable {
  address: string
  checked_at: string
  result: string
  /** The status of the last answer; null where there was none. */
  status: number | null
  words: string
}

interface ContentRevisionTable {
  /** Always 1: the table has one row. */
  id: number
  revision: number
}

/** The tables of the site: the five content tables and ours. */
export interface Database extends Record<TableName, StoredRow> {
  messages: MessagesTable
  newsletter_signups: NewsletterSignupsTable
  newsletter_links: NewsletterLinksTable
  suppressed_addresses: SuppressedAddressesTable
  mailing_list: MailingListTable
  sent_letters: SentLettersTable
  sent_letter_mails: SentLetterMailsTable
  sent_letter_links: SentLetterLinksTable
  content_history: ContentHistoryTable
  content_revision: ContentRevisionTable
  link_checks: LinkChecksTable
}
