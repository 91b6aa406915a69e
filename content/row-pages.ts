import { articleAddress, hasFixedRoute } from '../domain/article-address.ts'
import type { Row, TableName } from '../domain/content.ts'
import { updatePath } from '../domain/sent-update.ts'
import { claimAddress } from '../domain/site-link.ts'
import { caseAnchor } from './cases-page.ts'
import { textPages } from './page-texts.ts'
import { siteCheckAnchor } from './plan-and-site.ts'
import { libraryAddress } from './sources.ts'

type PagesOf = { readonly [T in TableName]?: (row: Row<T>, field: string) => readonly string[] }

/** The public pages that show a field of a row, by its table. */
const pagesOf: PagesOf = {
  events: ({ id }) => [`/events#event-${id}`],
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

/** The addresses below /quarry of the public pages that show a row, or a field of it, the one to look at first in front. */
export function pagesOfRow<T extends TableName>(table: T, row: Row<T>, field = ''): readonly string[] {
  return pagesOf[table]?.(row, field) ?? []
}
