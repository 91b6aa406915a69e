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
  /** 'held' is back for having been due more than a day ago. */
  state: 'sending' | 'paused' | 'held' | 'stopped' | 'sent' | 'failed'
  started_at: string
  /** How many there were when it began. */
  recipients: number
  /** Null once the numbers are forgotten, a month after the last e-mail. */
  sent: number | null
  waiting: number
  failed: number
  /** When it was due, where it is held back. */
  due: string | null
  /** What the mail server said of one that it did not take and that is tried again. */
  said: string | null
}

/** What of the hour's e-mails has left, and what waits before updates. */
export interface MailHourReport {
  left: number
  confirmations: number
  messages: number
}

/** A reminder that a maintainer has let go, by its id, and when it goes, in ISO. */
export interface PlannedReminder {
  id: string
  due: string
}

/** After so long nothing goes by itself that was due and has not gone, in ms: what it says may be over. */
export const heldAfterMs = 24 * 60 * 60_000

/** Whether a planned reminder is held back until somebody says that it is to go all the same. */
export function isHeldBack({ due }: PlannedReminder, now: number): boolean {
  return now - Date.parse(due) > heldAfterMs
}

export interface SendingsReport {
  sendsMails: boolean
  /** Whether it can write to subscribers by itself, for which it must also know its own address. */
  sendsByItself: boolean
  /** How many get an update; who wants to hear of the deadline alone is not among them. */
  subscribers: number
  /** How many get a reminder of the deadline. */
  reminded: number
  /** How many addresses a mail server has refused for good: they get nothing until a maintainer allows them. */
  refused: number
  mailsAnHour: number
  hour: MailHourReport
  sendings: MailSending[]
  planned: PlannedReminder[]
}

/** How many e-mails with messages may leave in an hour, one of them with all that wait by then: a flood of messages holds nobody else up. */
export function forMessages(mailsAnHour: number): number {
  return Math.max(1, Math.floor(mailsAnHour / 4))
}

/** How many updates may leave in an hour; the rest stays free for what visitors send meanwhile. */
export function forUpdates(mailsAnHour: number): number {
  return Math.max(1, Math.floor(mailsAnHour * 0.9))
}
