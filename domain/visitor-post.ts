import type { LinkOutcome } from './newsletter-link.ts'
import type { CouncilMail, LetterRemoval, LetterView } from './sent-letter.ts'
import type { Telling } from './took-part.ts'

/**
 * What visitors send, on its way to the database. The forms' methods take the fields as they came, and resolve once they
 * are stored. They reject with a ContentError: 'invalid' names the fields, 'too-many' and 'unavailable' say what to do.
 * The links' methods take the token of a link in an e-mail; they may be repeated.
 */
export interface VisitorPost {
  /** Throws 'too-many' where so much of this visitor was refused that nothing more is looked at for a while. */
  requireAnyTurn(): void
  sendMessage(fields: Record<string, unknown>): Promise<void>
  signUp(fields: Record<string, unknown>): Promise<void>
  /** That the sender has sent an objection, for the place that the form names; what came of it. */
  tellObjected(fields: Record<string, unknown>): Promise<Telling>
  confirmSignup(token: string): Promise<LinkOutcome>
  unsubscribe(token: string): Promise<LinkOutcome>
  /** The e-mail that the council would get; nothing is stored. Rejects with 'conflict' where no letters are sent now, as does the next. */
  showLetter(fields: Record<string, unknown>): Promise<CouncilMail>
  storeLetter(fields: Record<string, unknown>): Promise<void>
  openLetter(token: string): Promise<LetterView | undefined>
  /** The same, after its sender has asked for the version that they saw to be sent. */
  sendLetter(token: string, version: string): Promise<LetterView | undefined>
  deleteLetter(token: string): Promise<LetterRemoval>
}
