import { queryOptions } from '@tanstack/react-query'
import type { SiteSource } from '../../content/claims/site-sources.ts'
import { readJson } from './http-content.ts'

/** Every claim of the site with the pages that state it. */
export const siteSourcesQuery = (queryFn: () => Promise<SiteSource[]> = () => readJson('sources')) =>
  queryOptions({ queryKey: ['claims', 'sources'], queryFn })
