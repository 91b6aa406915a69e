import type { LinkOutcome } from './newsletter-link.ts'

/** What who signs up is told, whether or not the address is known. */
export interface SignupAnswer {
  /** In how many hours at most the e-mail leaves, where the hour's are used up; 0 is at once. */
  mailWithinHours: number
}

/**
 * What visitors send, on its way to the database. The forms' methods take the fields as they came, and resolve once they
 * are stored. They reject with a ContentError: 'invalid' names the fields, 'too-many' and 'unavailable' say why.
 * The links' methods take the token of a link in an e-mail; they may be repeated.
 */
export interface VisitorPost {
  sendMessage(fields: Record<string, unknown>): Promise<void>
  signUp(fields: Record<string, unknown>): Promise<SignupAnswer>
  confirmSignup(token: string): Promise<LinkOutcome>
  unsubscribe(token: string): Promise<LinkOutcome>
}
