import { queryOptions } from '@tanstack/react-query'
import type { PageSources } from '../../content/claims/page-sources.ts'
import type { SiteSource } from '../../content/claims/site-sources.ts'
import { apiRoot, requireOk } from './http-content.ts'
import { siteWideStaleTime } from './query-client.ts'

/** Where the figures of the page at this path come from, as HTML that the server made; null where it states none. */
export const pageSourcesQuery = (
  path: string,
  read: () => Promise<PageSources | null> = () => get(`page-sources${path}`),
) => queryOptions({ queryKey: ['claims', 'of', path], queryFn: read, staleTime: siteWideStaleTime })

/** Every claim of the site with the pages that state it (rule: sources-page). */
export const siteSourcesQuery = (read: () => Promise<SiteSource[]> = () => get('sources')) =>
  queryOptions({ queryKey: ['claims', 'sources'], queryFn: read })

async function get<R>(path: string): Promise<R> {
  return (await requireOk(await fetch(`${apiRoot}/${path}`))).json()
}
