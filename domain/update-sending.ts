import type { Untimely } from './occasions.ts'

/** The e-mail that a subscriber gets, as it is shown before it goes. */
export interface UpdateMail {
  subject: string
  /** Name and address of the sender. */
  from: string
  html: string
  text: string
}

/** How far an update has come. The numbers are those of its e-mails, one for each subscriber; who left meanwhile is in none. */
export interface MailSending {
  update_id: string
  state: 'sending' | 'paused' | 'stopped' | 'sent'
  started_at: string
  /** Why the site stopped it; null where it did not. */
  stopped_why: Untimely | null
  /** How many there were when it began. */
  recipients: number
  /** Null once the numbers are forgotten, a month after the last e-mail. */
  sent: number | null
  waiting: number
  failed: number
  stopped: number
  /** What the mail server said last of those that it did not take and that are tried again. */
  said: string | null
}

export interface SendingsReport {
  sendsMails: boolean
  subscribers: number
  refused: number
  mailsAnHour: number
  sendings: MailSending[]
}

/** How many updates may leave in an hour; the rest stays free for what visitors send meanwhile. */
export function forUpdates(mailsAnHour: number): number {
  return Math.max(1, Math.floor(mailsAnHour * 0.9))
}
