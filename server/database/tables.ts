import type { Generated } from 'kysely'
import type { TableName } from '../../domain/content.ts'
import type { ContentChange } from '../../domain/content-change.ts'
import type { LinkCheck } from '../../domain/link-check.ts'
import type { Delivery, ReceivedMessage, ReceivedSignup } from '../../domain/received.ts'
import type { LetterState } from '../../domain/sent-letter.ts'
import type { MailSending, SendingHalt } from '../../domain/update-sending.ts'

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

/** The sending of an update. */
interface UpdateSendingsTable {
  update_id: string
  /** That of the update when it began. */
  occasion: string
  state: Generated<MailSending['state']>
  started_at: string
  ended_at: string | null
  /** How many e-mails there were when it began. */
  recipients: number
  /** How many attempts in a row have failed for a reason that meets every e-mail, the last one's reason, and how long nothing leaves. */
  troubles: Generated<number>
  trouble: string | null
  rests_until: string | null
  /** How many addresses in a row the mail server called gone, with none taken between them. */
  addresses_refused: Generated<number>
  /** What paused or stopped it without a maintainer: why it does not hold any more, or the mail server. */
  halted_by: SendingHalt | null
  /** What became of the e-mails whose sign-ups are gone. */
  gone_sent: Generated<number>
  gone_failed: Generated<number>
  gone_in_doubt: Generated<number>
  gone_set_aside: Generated<number>
  /** What became of the e-mails, as JSON, once their rows are deleted. */
  outcome: string | null
}

/** The e-mail of an update to one sign-up. */
interface UpdateMailsTable extends Omit<DeliveryColumns, 'delivery_state'> {
  id: string
  update_id: string
  signup_id: string
  /** 'held' while its sending is paused. */
  delivery_state: Generated<'waiting' | 'held' | 'stopped' | 'sent' | 'failed'>
  /** 1 where a maintainer had it sent once more, though it may have arrived. */
  is_copy: Generated<0 | 1>
  /** 1 where its address was refused for good, or had been. */
  is_set_aside: Generated<0 | 1>
}

/** How many e-mails of every kind were attempted within one minute. */
interface MailMinutesTable {
  /** In UTC, as YYYY-MM-DDTHH:MM. */
  minute: string
  attempts: number
}

/** The reminders that were prepared as unsent updates and are due still. */
interface PreparedRemindersTable {
  occasion: string
  prepared_at: string
}

interface MessagesTable extends DeliveryColumns, Omit<ReceivedMessage, keyof Delivery> {}

interface NewsletterSignupsTable extends DeliveryColumns, Omit<ReceivedSignup, keyof Delivery | 'state'> {
  /** Names the inbox: there is one sign-up for each. */
  address_hash: string
  state: Generated<ReceivedSignup['state']>
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
  /** The name of the consultation that it belongs to: the first day that this had, or an empty text where that was not known. */
  consultation: string
  /** The last day that it had when the letter came; empty where that was not known. */
  closes_on: string | null
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
  kind: ContentChange['kind']
  /** The stored row as JSON: text on SQLite, parsed on PostgreSQL. */
  before: unknown
  after: unknown
  /** The same for changes that were made at once, by an import or by undoing one; null for a change by itself. */
  batch: string | null
  /** When the first of the auto-saves was made that the entry is; null for any other change. */
  auto_saved_since: string | null
}

/** What came of the last look at an address that a row leads to. */
interface LinkChecksTable extends Omit<LinkCheck, 'checkedAt'> {
  checked_at: string
}

/** How many visitors said on a day that they objected, for a place, and how many of them pages know of. */
interface ParticipationCountsTable {
  place: string
  /** YYYY-MM-DD in London: nothing finer is known of anybody. */
  day: string
  told: number
  published: Generated<number>
}

interface ContentRevisionTable {
  /** Always 1: the table has one row. */
  id: number
  revision: number
}

/** The tables of the site: those of the content and ours. */
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
  update_sendings: UpdateSendingsTable
  update_mails: UpdateMailsTable
  mail_minutes: MailMinutesTable
  prepared_reminders: PreparedRemindersTable
  participation_counts: ParticipationCountsTable
}
