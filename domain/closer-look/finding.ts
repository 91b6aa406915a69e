import type { Claim } from '../claim.ts'
import type { ObjectionEvaluation } from '../objection-evaluator.ts'

/** Reasons that no further report can cure (rule: closer-look-curable). */
export const lastingReasons = ['need', 'landscape', 'rights-of-way', 'farmland', 'heritage', 'water'] as const
/** Reasons that the four themes do not look for, the lasting ones first (rule: closer-look-reasons). */
export const reasons = [...lastingReasons, 'flooding', 'cumulative', 'restoration'] as const
export type Reason = (typeof reasons)[number]

/** What makes an objection one's own and lets it be counted; good where it is there, worth adding where it is not (rule: closer-look-marks). */
export const marks = ['reference', 'name', 'address', 'consequence', 'place', 'time', 'number'] as const
export type Mark = (typeof marks)[number]

/** What weakens an objection (rule: closer-look-mends). */
export const flaws = [
  'unfilled',
  'opposite',
  'contradicted',
  'unsupported',
  'child-name',
  'others-health',
  'insult',
  'shouting',
  'property-value',
  'private-view',
  'motives',
  'competition',
  'curable-only',
  'mostly-ours',
  'too-short',
  'too-long',
  'inside-word',
] as const
export type Flaw = (typeof flaws)[number]

/** A piece of the draft, as it was written; `start` and `end` are positions in it. */
export interface Quote {
  start: number
  end: number
  text: string
  /** What it is about, where the sentence alone does not tell: a keyword and its word, a statement of the ledger, what would mend it. */
  about?: string | undefined
}

export type FindingKind = Flaw | Mark | Reason

/** One thing that a careful reader would say; without quotes where it is about something absent or about the whole. */
export type Finding = { quotes: Quote[] } & (
  | { group: 'mend'; kind: Flaw }
  | { group: 'add'; kind: Mark }
  | { group: 'good'; kind: Mark | Reason }
)

/** A statement that no evidence bears out, and what could be said in its place. */
export interface UnsupportedStatement {
  /** Tried on a sentence in lower case, with plain apostrophes, single spaces and no sign but , . - / and '. */
  pattern: RegExp
  mend: string
}

export interface CloserLookContext {
  evaluation: ObjectionEvaluation
  /** The number of the application, such as WDC/22CM008. */
  reference: string
  places: readonly string[]
  claims: readonly Pick<Claim, 'statement' | 'phrases' | 'state'>[]
  unsupported: readonly UnsupportedStatement[]
  /** Sentences that the site offers for letters. */
  framing: readonly string[]
  /**
   * For a letter that the site made: the text with all that its writer did not write blanked out, as long as the text
   * itself. What is said of content is said of this; the reference and the length are the letter's.
   */
  own?: string | undefined
  /** What was filled in as the writer's name and address, where there are fields for them. */
  writer?: { name: string; address: string } | undefined
  /** Where letters go, which is nobody's own address; empty where it is not known. */
  councilAddress?: string
  /** Whether all the points that were ticked could be answered by a report; absent where none was. */
  curable?: boolean | undefined
}
