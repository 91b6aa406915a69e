import { queryOptions } from '@tanstack/react-query'
import type { PageSources } from '../../content/claims/page-sources.ts'
import { readJson } from './http-content.ts'
import { siteWideStaleTime as staleTime } from './query-client.ts'

/** Where the figures of the page at this path come from, as HTML that the server made; null where it states none. */
export const pageSourcesQuery = (
  path: string,
  queryFn: () => Promise<PageSources | null> = () => readJson(`page-sources${path}`),
) => queryOptions({ queryKey: ['claims', 'of', path], queryFn, staleTime })
