import type { Campaign } from './campaign.ts'
import type { Consultation } from './progress.ts'
import { messageFields, type VisitorField } from './visitor-fields.ts'

/** Where an objection is handed over to be sent, and where its sender sees what became of it, below /quarry. */
export const letterPaths = { send: '/send-objection', letter: '/send-objection/letter' } as const

/** What a resident fills in to have an objection sent (rule: letter-fields). */
export const letterFields = {
  letter: {
    maxLength: 20_000,
    isRequired: true,
    missing: 'Put your letter in.',
    malformed: 'Your letter contains a character that we can’t send.',
  },
  name: {
    maxLength: 120,
    isRequired: true,
    missing: 'Enter your name.',
    malformed: 'Write your name alone, on one line, without signs such as @ or <.',
  },
  address: {
    maxLength: 500,
    isRequired: true,
    missing: 'Enter your postal address: the council may not count a letter without one.',
    malformed: 'Your address contains a character that we can’t send.',
  },
  email: messageFields.email,
} as const satisfies Record<string, VisitorField>

export const letterConsentMissing = 'Tick the box: we can’t store or send your letter without your consent.'

/**
 * How far a letter has come: its sender's address is not proved; it waits for the mail server; the server took it; refused
 * it for good; took it or not, nobody knows; the consultation was not open; its sender deleted it while it was under way.
 */
export type LetterState = 'unproved' | 'waiting' | 'accepted' | 'refused' | 'in-doubt' | 'too-late' | 'withdrawn'

/**
 * What the page of a letter tells. Of one that has not left, 'unproved' is that its sender may send it now; else the
 * consultation is not open, the site sends none at present, or another letter of the inbox is in its place.
 */
export type LetterStanding = LetterState | 'not-now' | 'another'

/** What became of deleting a letter: it had not left; it was just leaving; there was an outcome; there is no such letter. */
export type LetterRemoval = 'unsent' | 'under-way' | 'done' | 'unknown'

/** How long a letter is kept, in days: once it was proved, while it is not, and then the hash of its inbox. */
export const letterDays = { kept: 30, unproved: 7, inbox: 180 } as const

/** The e-mail that the council gets, as it is shown to whoever sends it. */
export interface CouncilMail {
  from: string
  replyTo: string
  to: string
  subject: string
  text: string
}

/** A stored letter, as its sender's own page tells of it. Times are ISO texts. */
export interface LetterView {
  state: LetterStanding
  mail: CouncilMail
  /** Another with anything of the e-mail: whoever sends it names the one that they saw. */
  version: string
  /** Whether it was not sent because its sender had seen another version. */
  isChanged?: boolean
  deletedBy: string
  settledAt: string | null
  /** Whether it was tried for as long as any e-mail is, before it was given up. */
  wasTriedForDays: boolean
  /** The mail server that answered, and its words. */
  host: string | null
  answer: string | null
}

/** How many senders an e-mail has gone to, will go to, and could not be sent to. */
export type SenderNews = Record<'sent' | 'waiting' | 'failed', number>

/** What maintainers see of the letters: how many are in each state, and what mail servers said, without anything personal. */
export interface SentLetterReport {
  counts: Record<LetterState, number>
  /** Whether their senders were told, by the state of the letter; of what was deleted nobody knows. */
  news: Partial<Record<LetterState, SenderNews>>
  failures: { state: LetterState; at: string; answer: string }[]
}

/** Whether objections are sent for residents now (rule: letter-when). */
export function sendsLetters(
  { sends_letters, council_email }: Pick<Campaign, 'sends_letters' | 'council_email'>,
  consultation: Consultation,
  sendsMails: boolean,
): boolean {
  return sends_letters === 'on' && council_email !== '' && sendsMails && consultation.state === 'open'
}

/** The address in an e-mail; the secret stands behind the #, which no browser sends to a server. */
export function letterLink(origin: string, token: string): string {
  return `${origin}/quarry${letterPaths.letter}#${token}`
}

/** What the workshop hands over to the form: it stays in the browser until the form is sent. `draft` is the id of its draft, `helper` who wrote it for somebody else. */
export type BroughtLetter = Record<'draft' | 'letter' | 'name' | 'address' | 'helper', string>

/** The letter in what was handed over; undefined where there is none. */
export function broughtLetter(value: unknown): BroughtLetter | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { draft, letter, name, address, helper } = value as Record<string, unknown>
  const brought = { draft, letter, name, address, helper }
  return Object.values(brought).every((part) => typeof part === 'string') ? (brought as BroughtLetter) : undefined
}

/** All that the history of the browser knows of a letter: the id of its draft, to be read with `draftBrought`. */
export const bringing = (draft: string) => ({ draft })

/** The id of the draft whose letter was brought along; undefined where none was. */
export function draftBrought(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { draft } = state as Record<string, unknown>
  return typeof draft === 'string' ? draft : undefined
}
