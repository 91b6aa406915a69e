import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import { httpContent } from './http-content.ts'
import { readFailure } from './query-client.ts'

/** The records of all villages: which of them somebody wants to write from, no server learns. */
export const villagesQuery = () =>
  queryOptions({
    queryKey: ['village_data'],
    queryFn: () => httpContent.list('village_data'),
    meta: readFailure('Error fetching data', 'Could not load village data from database'),
  })

/** The record of one village, or null where there is none. Its page and its overlay fetch it anew whenever they open. */
export const villageQuery = (slug: string, content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['village_data', slug],
    queryFn: async () => (await content.find('village_data', slug)) ?? null,
    meta: readFailure('Error fetching data', 'Could not load village data from database'),
  })
