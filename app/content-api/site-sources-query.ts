import { queryOptions } from '@tanstack/react-query'
import type { SiteSource } from '../../content/claims/site-sources.ts'
import { type ClaimSpeaker, claimSpeakers, claimStates } from '../../domain/claim-states.ts'
import { countPages, pageNumber, pageOf } from '../../domain/paging.ts'
import { readJson } from './http-content.ts'

/** A page of the claims of the site, and who says how many of all of them. */
export interface SourcesOfPage {
  /** Who says how many, in the order in which readers trust them, and on which page those begin. */
  groups: { group: ClaimSpeaker; count: number; page: number }[]
  sources: SiteSource[]
  page: number
  pageCount: number
}

const order = claimSpeakers.toReversed()
/** How many claims stand on one page. */
const pageSize = 25

/** The claims that an address names by their page, or by the claim it leads to, each with the pages that state it. */
export const sourcesPageQuery = (search: string, readAll: () => Promise<SiteSource[]> = () => readJson('sources')) =>
  queryOptions({
    queryKey: ['claims', 'sources', search],
    queryFn: async (): Promise<SourcesOfPage> => {
      const all = (await readAll()).toSorted(
        (a, b) =>
          order.indexOf(a.said_by) - order.indexOf(b.said_by) ||
          // In each group what is confirmed comes first.
          claimStates.indexOf(a.state) - claimStates.indexOf(b.state),
      )
      const groups = order.flatMap((group) => {
        const own = all.filter(({ said_by }) => said_by === group)
        return own[0] ? [{ group, count: own.length, page: countPages(all.indexOf(own[0]) + 1, pageSize) }] : []
      })
      const claim = new URLSearchParams(search).get('claim')
      const named = all.findIndex(({ id }) => id === claim)
      const page = named === -1 ? pageNumber(search) : countPages(named + 1, pageSize)
      const { rows, ...about } = pageOf(all, page, pageSize)
      return { groups, sources: rows, ...about }
    },
  })
