import type { EvidenceDocument } from './evidence-document.ts'

type Ordered = Pick<EvidenceDocument, 'category_id' | 'external_url' | 'type'>

/** What tells the documents apart that somebody who wants to object needs before all others. */
export interface EvidenceFirst {
  /** The address of the council's planning pages, where the application itself stands. */
  planningPages: string
  /** The id of the category of the application. */
  category: string
}

/**
 * The documents in the order of the page: the council's planning pages, then what belongs to the application, then the
 * reports and notes on it, then all others. Within each of these they keep their order, which is by title; the law on
 * applications stands there, among the others.
 */
export function inReadingOrder<T extends Ordered>(documents: readonly T[], first: EvidenceFirst): T[] {
  const rank = ({ category_id, external_url, type }: T): number => {
    if (external_url === first.planningPages) return 0
    if (category_id === first.category && type !== 'Law') return 1
    return /\b(?:report|note)\b/i.test(type) ? 2 : 3
  }
  return documents.toSorted((one, other) => rank(one) - rank(other))
}
