import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import { httpContent } from './http-content.ts'

/** The cases in their order (rule: api-order). */
export const casesQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['cases'],
    queryFn: () => content.list('cases'),
    meta: {
      failure: {
        refused: { title: 'Error fetching cases', description: 'Could not load cases from database' },
        unreachable: { title: 'Error fetching data', description: 'Could not load cases from database' },
      },
    },
  })
