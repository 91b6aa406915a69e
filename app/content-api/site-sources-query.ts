import { queryOptions } from '@tanstack/react-query'
import type { SiteSource } from '../../content/claims/site-sources.ts'
import { sourcesPage } from '../../content/sources.ts'
import type { ClaimSpeaker } from '../../domain/claim-states.ts'
import { countPages, rowsOfPage } from '../../domain/paging.ts'
import { readJson } from './http-content.ts'

/** A page of the claims of the site, and what is said of all of them. */
export interface SourcesOfPage {
  /** How many there are and how far each is checked, in words. */
  counts: string
  /** Who says how many, in the order in which readers trust them, and on which page those begin. */
  groups: { group: ClaimSpeaker; count: number; page: number }[]
  sources: SiteSource[]
  pageCount: number
}

const order: readonly ClaimSpeaker[] = ['law-or-policy', 'public-body', 'applicant', 'campaign-figure', 'campaign']
/** How many claims stand on one page. */
const pageSize = 200

/** A page of the claims of the site, each with the pages that state it. */
export const sourcesPageQuery = (page: number, readAll: () => Promise<SiteSource[]> = () => readJson('sources')) =>
  queryOptions({
    queryKey: ['claims', 'sources', page],
    queryFn: async (): Promise<SourcesOfPage> => {
      const all = (await readAll()).toSorted((a, b) => order.indexOf(a.said_by) - order.indexOf(b.said_by))
      const groups = order.flatMap((group) => {
        const first = all.findIndex(({ said_by }) => said_by === group)
        const count = all.filter(({ said_by }) => said_by === group).length
        return first === -1 ? [] : [{ group, count, page: countPages(first + 1, pageSize) }]
      })
      return {
        counts: sourcesPage.counts(all.map(({ state }) => state)),
        groups,
        sources: rowsOfPage(all, page, pageSize),
        pageCount: countPages(all.length, pageSize),
      }
    },
  })
