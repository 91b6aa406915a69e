import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import { httpContent } from './http-content.ts'
import { readFailure } from './query-client.ts'

/** The cases in their order. */
export const casesQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['cases'],
    queryFn: () => content.list('cases'),
    meta: readFailure('Error fetching cases', 'Could not load cases from database'),
  })
