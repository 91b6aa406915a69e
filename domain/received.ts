import type { Message, NewsletterSignup } from './visitor-forms.ts'

/** How far an e-mail has come; all null where there is none. Times are ISO texts. */
export interface Delivery {
  delivery_state: 'waiting' | 'held' | 'stopped' | 'sent' | 'failed' | null
  attempts: number | null
  next_attempt_at: string | null
  last_error: string | null
  sent_at: string | null
}

export interface ReceivedMessage extends Delivery, Pick<Message, 'name' | 'email' | 'subject' | 'message'> {
  id: string
  received_at: string
  answered_at: string | null
  consent_text: string
}

/** How many messages there are. */
export interface MessageCounts {
  all: number
  unanswered: number
}

/** What the list of messages can have alone. */
export const messagesOnly = ['unanswered'] as const

/** A part of the list of messages, newest first. `next` asks for the part after it. */
export interface MessagePage {
  messages: ReceivedMessage[]
  next: string | null
  counts: MessageCounts
  /** Where messages are sent to; null while no mail server is set. */
  deliversTo: string | null
}

/** A sign-up for the newsletter as the maintenance side shows it. */
export interface ReceivedSignup extends Delivery {
  id: string
  email: NewsletterSignup['EMAIL']
  first_name: NewsletterSignup['FNAME']
  postcode: NewsletterSignup['POSTCODE']
  /** Whether it gets the reminders of the last day alone. */
  only_deadline: 0 | 1
  signed_up_at: string
  consent_text: string
  state: 'unconfirmed' | 'confirmed'
  confirmed_at: string | null
  /** Since when it gets no e-mail, since a mail server refused its address for good, and in which words. */
  refused_at: string | null
  refused_words: string | null
}

/** How many sign-ups there are in each state, and how many addresses were refused. */
export type SignupCounts = Record<ReceivedSignup['state'] | 'refused', number>

/** What the list of sign-ups can have alone. */
export const signupsOnly = ['unconfirmed', 'refused'] as const

/** A part of the list of sign-ups, newest first. `next` asks for the part after it. */
export interface SignupPage {
  signups: ReceivedSignup[]
  next: string | null
  counts: SignupCounts
  /** Whether a mail server is set: only then can a sign-up be confirmed. */
  canConfirm: boolean
}
