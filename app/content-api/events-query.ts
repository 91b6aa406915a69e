import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import { httpContent } from './http-content.ts'
import { readFailure } from './query-client.ts'

/** The events by date. */
export const eventsQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['events'],
    queryFn: () => content.list('events'),
    meta: readFailure('Error fetching events', 'Could not load events from database'),
  })
