import type { EvidenceDocument } from './evidence.ts'

/** What a visitor looks for in the evidence library. */
export interface EvidenceFilter {
  /** Any part of a title or a description; empty finds all. */
  text: string
  /** The id of the one chosen category, or null for all. */
  category: string | null
}

type Searched = Pick<EvidenceDocument, 'title' | 'description' | 'category_id'>

/**
 * The documents whose title or description contains the text, whatever the case, and whose category is the chosen one
 * (spec: public site, section 5, Evidence filter). Their order stays.
 */
export function filterEvidence<T extends Searched>(documents: readonly T[], { text, category }: EvidenceFilter): T[] {
  const wanted = text.toLowerCase()
  return documents.filter(
    (document) =>
      (category === null || document.category_id === category) &&
      (document.title.toLowerCase().includes(wanted) || document.description.toLowerCase().includes(wanted)),
  )
}
