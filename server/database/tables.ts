import type { Generated } from 'kysely'
import type { TableName } from '../../domain/content.ts'
import type { ContentChange } from '../../domain/content-change.ts'
import type { Delivery, ReceivedMessage, ReceivedSignup } from '../../domain/received.ts'

/** A content row as a database returns it. What it holds is unknown until read: other programs may have written it. */
export type StoredRow = Record<string, unknown>

/** What the site sends by e-mail. */
export type MailKind = 'message' | 'confirmation' | 'welcome' | 'update'

/** What an e-mail is counted as: besides those kinds a proof, and one with all messages that waited. */
export type DepartureKind = MailKind | 'trial' | 'digest'

/** An e-mail that left, or may be leaving. */
interface MailDeparturesTable {
  id: string
  kind: DepartureKind
  /** At the latest. */
  left_at: string
}

/** An e-mail that waits, or what became of it. Times are ISO texts. */
interface MailQueueTable {
  /** Says what it is about, so that there is one. */
  id: string
  kind: MailKind
  /** The message, the sign-up or the update. */
  about: string
  /** Whom it goes to; null for a message to the campaign. */
  signup_id: string | null
  /** 1 for updates, which leave after everything else. */
  is_bulk: Generated<0 | 1>
  /** 'held' while its update is paused. */
  state: Generated<'waiting' | 'held' | 'stopped' | 'sent' | 'failed'>
  /** When it may be tried; while it is, when it counts as broken off. */
  due: string
  attempts: Generated<number>
  tried_at: string | null
  /** The Message-ID, the same for every attempt. */
  message_id: string | null
  last_error: string | null
  sent_at: string | null
  /** The e-mail with which a message leaves together with others; that e-mail's row has its own id here. */
  digest_id: Generated<string | null>
  /** Since when it waits; null where others wait in it, or a version before wrote the row. */
  queued_at: Generated<string | null>
}

/** The sending of an update; how far it has come is in the queue. */
interface UpdateSendingsTable {
  update_id: string
  /** When it began, or when somebody let it go. */
  started_at: string
  /** How many e-mails there were when it began; 0 before. */
  recipients: number
  /** When a reminder goes, before it has begun; when a sending began that is held back. */
  due_at: Generated<string | null>
}

interface MessagesTable extends Omit<ReceivedMessage, keyof Delivery> {}

interface NewsletterSignupsTable extends Omit<ReceivedSignup, keyof Delivery | 'state' | 'only_deadline'> {
  /** The inbox that the address leads to: there is one sign-up for each. */
  inbox: string
  state: Generated<ReceivedSignup['state']>
  only_deadline: Generated<0 | 1>
  /** How often somebody asked for the e-mail to this address, and when they last did with effect. */
  mails_asked: Generated<number>
  mail_asked_at: string
}

/** A link of an e-mail to a subscriber, by the hash of its secret. Each can take the sign-up off the list. */
interface NewsletterLinksTable {
  token_hash: string
  signup_id: string
  /** Whether it can confirm the sign-up too. */
  confirms: 0 | 1
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

/** A session of the maintenance side, or the code of a link that begins one. */
interface MaintenanceSessionsTable {
  /** Of the secret, which the browser or the link alone has. */
  hash: string
  kind: 'code' | 'session'
  expires_at: string
}

/** A file that maintainers uploaded, or the form of a picture that mail programs show. */
export interface UploadsTable {
  /** A hash of its content, with the ending of its type. */
  name: string
  bytes: number
  /** In pixels; null for what is no picture of the list. */
  width: number | null
  height: number | null
  /** What the file was called where it came from. */
  original_name: string
  uploaded_at: string
}

interface UploadContentsTable {
  name: string
  content: Uint8Array
}

/** The content once more, for the release before, which reads it part by part. */
interface UploadPartsTable {
  name: string
  /** Its place in the file, from 0. */
  part: number
  content: Uint8Array
}

interface ContentRevisionTable {
  /** Always 1: the table has one row. */
  id: number
  revision: number
}

/** One row: when what had expired was last deleted, and since when the clock is doubted, each by the clock. */
interface DailyDeletionTable {
  ran_at: string | null
  doubted_at: string | null
}

/** What a release planted, and has not been changed since where a row still has these hashes. */
interface FirstRowsTable {
  table_name: TableName
  row_key: string
  /** The hashes of its fields, as JSON. */
  fields: string
  /** The hash of the row as it stands in the files of the release that this was compared with. */
  release: string
}

/** What was stored to see whether something can be. */
interface WriteTrialTable {
  content: Uint8Array
}

/** The tables of the site: those of the content and ours. */
export interface Database extends Record<TableName, StoredRow> {
  messages: MessagesTable
  newsletter_signups: NewsletterSignupsTable
  newsletter_links: NewsletterLinksTable
  content_history: ContentHistoryTable
  content_revision: ContentRevisionTable
  daily_deletion: DailyDeletionTable
  write_trial: WriteTrialTable
  first_rows: FirstRowsTable
  maintenance_sessions: MaintenanceSessionsTable
  update_sendings: UpdateSendingsTable
  mail_queue: MailQueueTable
  mail_departures: MailDeparturesTable
  uploads: UploadsTable
  upload_contents: UploadContentsTable
  upload_parts: UploadPartsTable
}
