import { cutSearch, type EvidenceFilter } from '../../domain/evidence-filter.ts'
import { pageNumber } from '../../domain/paging.ts'
import type { WantedPage } from '../content-api/evidence-query.ts'

/**
 * What the address of the evidence library asks for: by ?q= and ?category= a filter, so that a filtered list can be shared;
 * by ?page= a page of what it finds, or by ?document= the id of one whose page it is; empty for none.
 */
export function readAddress(search: string): { filter: EvidenceFilter; wanted: WantedPage } {
  const asked = new URLSearchParams(search)
  const read = (name: string) => cutSearch(asked.get(name) ?? '')
  const filter = { text: read('q'), category: read('category') || null }
  return { filter, wanted: { page: pageNumber(search), document: read('document') } }
}

/** The search part of the address that shows this page of what a filter finds; empty for the first of the whole library. */
export function filterSearch({ text, category }: EvidenceFilter, page = 1): string {
  const search = new URLSearchParams()
  if (text !== '') search.set('q', text)
  if (category !== null) search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return search.size === 0 ? '' : `?${search}`
}
