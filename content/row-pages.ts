import { articleAddress, hasFixedRoute } from '../domain/article-address.ts'
import { pastPageSize, splitEvents } from '../domain/coming-events.ts'
import type { Row, TableName } from '../domain/content.ts'
import type { Event } from '../domain/event.ts'
import { londonDay } from '../domain/london-day.ts'
import { countPages, pageSearch } from '../domain/paging.ts'
import { updatePath } from '../domain/sent-update.ts'
import { claimAddress } from '../domain/site-link.ts'
import { caseAnchor } from './cases-page.ts'
import { textPages } from './page-texts.ts'
import { siteCheckAnchor } from './plan-and-site.ts'
import { libraryAddress } from './sources.ts'

type PagesOf = { readonly [T in TableName]?: (row: Row<T>, field: string) => readonly string[] }

/** The public pages that show a field of a row, by its table. */
const pagesOf: PagesOf = {
  impact_cards({ card_id }, field) {
    if (field.startsWith('page_')) return [articleAddress(card_id)]
    return hasFixedRoute(card_id) ? ['/impact-map', '/'] : ['/impact-map', '/', articleAddress(card_id)]
  },
  village_data: ({ village_key }) => [`/villages/${village_key}`],
  evidence_categories: () => ['/evidence-library'],
  evidence_documents: ({ id }) => [libraryAddress(id)],
  claims: ({ id }) => [claimAddress(id)],
  campaign_details: () => ['/contact', '/donate', '/privacy', '/how-to-object'],
  process_stages: ({ id }) => [`/process#stage-${id}`, ...(id === 'public-consultation' ? ['/how-to-object'] : [])],
  key_facts: ({ id }) => [`/the-proposal#fact-${id}`],
  notices: () => ['/'],
  page_texts: ({ id }) => textPages.filter(({ page }) => id.startsWith(`${page}.`)).map(({ path }) => path),
  cases: ({ id }) => [`/cases#${caseAnchor(id)}`],
  objection_grounds: () => ['/write-objection'],
  site_checks: ({ id, part }) => (part === 'to-find' ? [] : [`/plan-and-site#${siteCheckAnchor(id)}`]),
  updates: ({ id, sent_at }) => (sent_at === null ? [] : [updatePath(id)]),
}

/** Past events stand on several pages. */
function pagesOfEvents(events: readonly Event[]): NonNullable<PagesOf['events']> {
  const { past } = splitEvents(events, londonDay())
  const pages = new Map(past.map(({ id }, index) => [id, countPages(index + 1, pastPageSize)]))
  return ({ id }) => [`/events${pageSearch(pages.get(id) ?? 1)}#event-${id}`]
}

/**
 * Tells, of a table with these rows, the addresses below /quarry of the public pages that show a row, or a field of it, the
 * one to look at first in front.
 */
export function pagesOfRows<T extends TableName>(table: T, rows: readonly Row<T>[]) {
  const pages = (
    table === 'events' ? pagesOfEvents(rows as readonly object[] as Event[]) : pagesOf[table]
  ) as PagesOf[T]
  return (row: Row<T>, field = ''): readonly string[] => pages?.(row, field) ?? []
}
