import { cutSearch, type EvidenceFilter } from '../../domain/evidence-filter.ts'

/** The filter in the address of the evidence library: ?q= and ?category=, so that a filtered list can be shared. */
export function readFilter(search: string): EvidenceFilter {
  const asked = new URLSearchParams(search)
  return { text: cutSearch(asked.get('q') ?? ''), category: cutSearch(asked.get('category') ?? '') || null }
}

/** The search part of the address that shows this filter; empty for the whole library. */
export function filterSearch({ text, category }: EvidenceFilter): string {
  const search = new URLSearchParams()
  if (text !== '') search.set('q', text)
  if (category !== null) search.set('category', category)
  return search.size === 0 ? '' : `?${search}`
}
