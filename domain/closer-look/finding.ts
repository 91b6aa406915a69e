/** What weakens an objection or harms somebody; each is said only where it is sure. */
export const flaws = [
  'unfilled',
  'opposite',
  'unsupported',
  'child',
  'others-health',
  'others-address',
  'telephone',
  'e-mail',
  'insult',
  'threat',
  'property-value',
  'private-view',
  'motives',
  'ours',
  'too-short',
] as const
export type Flaw = (typeof flaws)[number]

/** What a council needs to count an objection: good where it is there, worth adding where it is not. */
export const marks = ['reference', 'name', 'address'] as const
export type Mark = (typeof marks)[number]

export type FindingKind = Flaw | Mark

/** A piece of the draft, as it was written; `start` and `end` are positions in it. */
export interface Quote {
  start: number
  end: number
  text: string
  /** What could be said in its place. */
  mend?: string
}

/** One thing that a careful reader would say; without quotes where it is about something absent or about the whole. */
export type Finding = { quotes: Quote[] } & ({ group: 'mend'; kind: Flaw } | { group: 'add' | 'good'; kind: Mark })

/** A statement that is known to be false or that no evidence bears out, and what could be said in its place. */
export interface UnsupportedStatement {
  /** Tried on a sentence in lower case, with plain apostrophes, single spaces and no sign but , . - / and '. */
  pattern: RegExp
  mend: string
}

export interface CloserLookContext {
  /** The number of the application, such as WDC/22CM008. */
  reference: string
  /** Names of places, which are nobody's. */
  places: readonly string[]
  unsupported: readonly UnsupportedStatement[]
  /** Sentences that the site offers for letters. */
  offered: readonly string[]
  /** Where letters go, which is nobody's own address; empty where it is not known. */
  councilAddress: string
  councilEmail: string
  /** For a letter that the site made: the text with all that its writer did not write blanked out, as long as the text itself. */
  own?: string
  /** What was filled in as the writer's name and address, where there are fields for them. */
  writer?: { name: string; address: string }
}
