/** The e-mail that a subscriber gets, as it is shown before it goes. */
export interface UpdateMail {
  subject: string
  /** Name and address of the sender. */
  from: string
  html: string
}

/** How far an update has come. The numbers are those of its e-mails, one for each subscriber; who left meanwhile is in none. */
export interface MailSending {
  update_id: string
  state: 'sending' | 'paused' | 'stopped' | 'sent' | 'failed'
  started_at: string
  /** How many there were when it began; none for a reminder that a maintainer has stopped. */
  recipients: number
  /** Null once the numbers are forgotten, a month after the last e-mail. */
  sent: number | null
  waiting: number
  failed: number
  /** What the mail server said of one that it did not take and that is tried again. */
  said: string | null
}

/** What of the hour's e-mails has left, and what waits before updates. */
export interface MailHourReport {
  left: number
  confirmations: number
  messages: number
}

export interface SendingsReport {
  sendsMails: boolean
  /** How many get an update; who wants to hear of the deadline alone is not among them. */
  subscribers: number
  /** How many addresses a mail server has refused for good: they get nothing until a maintainer allows them. */
  refused: number
  mailsAnHour: number
  hour: MailHourReport
  sendings: MailSending[]
}

/** How many e-mails with messages may leave in an hour, one of them with all that wait by then: a flood of messages holds nobody else up. */
export function forMessages(mailsAnHour: number): number {
  return Math.max(1, Math.floor(mailsAnHour / 4))
}

/** How many updates may leave in an hour; the rest stays free for what visitors send meanwhile. */
export function forUpdates(mailsAnHour: number): number {
  return Math.max(1, Math.floor(mailsAnHour * 0.9))
}
