import type { EvidenceDocument } from './evidence-document.ts'
import { findSpellings } from './spelling.ts'

export interface EvidenceFilter {
  /** Any part of a title or a description; empty finds all. */
  text: string
  /** The id of the one chosen category, or null for all. */
  category: string | null
}

/** How many characters of a text are searched for: the search box takes no more, and of what an address asks for only so many count. */
export const longestSearch = 200

/** The part of a text in an address that is searched for; it never ends within a character. */
export function cutSearch(text: string): string {
  return text.slice(0, longestSearch).replace(/[\ud800-\udbff]$/, '')
}

/** What of a typed text is looked for: the words, without the blanks around and the second ones between them. */
export const wantedWords = (text: string) => text.trim().replace(/\s+/g, ' ')

type Searched = Pick<EvidenceDocument, 'title' | 'description' | 'category_id'>

/** Those documents whose title or description contains the text, whatever its case and spelling, and whose category is the chosen one. */
export function findDocuments<T extends Searched>(documents: readonly T[], { text, category }: EvidenceFilter): T[] {
  const wanted = wantedWords(text)
  const { isIn } = findSpellings(wanted)
  return documents.filter(
    ({ title, description, category_id }) =>
      (category === null || category_id === category) && (wanted === '' || isIn(title) || isIn(description)),
  )
}
