import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import { httpContent } from './http-content.ts'

const description = 'Could not load events from database'

/** The events by date (rule: api-order). */
export const eventsQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['events'],
    queryFn: () => content.list('events'),
    meta: {
      failure: {
        refused: { title: 'Error fetching events', description },
        unreachable: { title: 'Error fetching data', description },
      },
    },
  })
