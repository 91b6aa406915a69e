/** A text in pieces, of which every second one is what was searched for: plain, marked, plain. */
export type MarkedText = string[]

export interface SearchHit {
  /** What it is, such as 'Village'. */
  kind: string
  /** Below /quarry, such as /events#event-1. */
  address: string
  title: MarkedText
  /** The sentence of it that says most of what was searched for. */
  sentence: MarkedText
}

export interface SearchResults {
  /** What was typed, without the spaces around it. */
  typed: string
  isTooLong: boolean
  best: SearchHit[]
  /** All others by kind, the kind with the best first. */
  groups: { name: string; hits: SearchHit[] }[]
  /** The words that are nowhere on the site, each with what was searched for in its place. */
  respelt: { typed: string; meant: string }[]
}

/** What stands in the frame of a search's page in place of the words that were typed, and of what was found for them. */
export const typedMark = '[what was typed]'
export const answerMark = '[what was found]'

/** Searches the whole site. */
export type SiteSearch = (typed: string) => Promise<SearchResults>

/** How many characters are searched for; a longer text is answered with a word about it. */
export const longestSiteSearch = 100
