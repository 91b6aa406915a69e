/** How many characters of a text are read, so that no text holds up the typing; of a longer one nothing is said to be missing. */
export const longestRead = 50_000

/** What is said of a draft, the worst first within each group. */
export const kindsOf = {
  /** Asked about once before the letter is sent: it can harm somebody, or nobody takes the letter seriously for it. */
  stop: ['threat', 'accusation', 'prejudice', 'child', 'others-health', 'placeholder', 'chatbot', 'unknown'],
  /** Weakens the letter or gives away what is better left out. */
  look: [
    ...(['support', 'superseded', 'unsupported', 'procedure', 'others-address', 'telephone', 'e-mail'] as const),
    ...(['property-value', 'private-view', 'motives', 'ours', 'too-short'] as const),
  ],
  /** What a council needs to count an objection: good where it is there, worth adding where it is not. */
  mark: ['reference', 'name', 'address'],
} as const

export type Flaw = (typeof kindsOf)['stop' | 'look'][number]
export type Mark = (typeof kindsOf)['mark'][number]

/** A piece of the draft, as it was written; `start` and `end` are positions in it. */
export interface Quote {
  start: number
  end: number
  text: string
  /** What could be said in its place, or where to check it. */
  mend?: string
}

/** One thing that a careful reader would say; without quotes where it is about something absent or about the whole. */
export interface Finding {
  kind: Flaw | Mark
  group: 'stop' | 'look' | 'good' | 'add'
  quotes: Quote[]
}

export interface CloserLookContext {
  /** The number of the application, such as WDC/22CM008. */
  reference: string
  /** Names of places, which are nobody's. */
  places: readonly string[]
  /** Where letters go, which is nobody's own address; empty where it is not known. */
  councilAddress: string
  councilEmail: string
  /** For a letter that the site made: the text with all that its writer did not write blanked out, as long as the text itself. */
  own?: string | undefined
  /** What was filled in as the writer's name and address, where there are fields for them. */
  writer?: { name: string; address: string }
}

/** Sentences in which an entry of a list finds something, and some like them in which it must not; a test tries both. */
export interface Tried {
  finds: readonly string[]
  passes: readonly string[]
}
