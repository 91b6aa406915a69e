import type { Untimely } from './occasions.ts'

/** The e-mail that a subscriber gets, as it is shown before it goes. */
export interface UpdateMail {
  subject: string
  /** Name and address of the sender. */
  from: string
  html: string
  text: string
}

/** What pauses a sending without a maintainer: what it says does not hold any more, or its mail server calls every address gone. */
export type SendingHalt = Untimely | 'addresses-refused'

/** How far an update has come. The numbers are those of its e-mails, one for each subscriber. */
export interface MailSending {
  update_id: string
  state: 'sending' | 'paused' | 'stopped' | 'sent'
  started_at: string
  ended_at: string | null
  recipients: number
  sent: number
  waiting: number
  failed: number
  setAside: number
  inDoubt: number
  left: number
  nextAt: string | null
  /** Why nothing leaves just now, in words of the mail server; null where all is well. */
  trouble: string | null
  /** What paused it; null where a maintainer did. */
  halted_by: SendingHalt | null
  /** How many can be sent once more: those that failed or are in doubt, and whose address is on the list. */
  again: number
  /** How many of those that wait were not taken and are tried again later, and what the mail server said of them. */
  postponed: number
  postponedWhy: string
  /** With which codes those that failed were not taken; empty where that is not known any more. */
  failedWhy: string
}

export interface SendingsReport {
  sendsMails: boolean
  subscribers: number
  setAside: number
  mailsAnHour: number
  mailsADay: number
  sendings: MailSending[]
}
