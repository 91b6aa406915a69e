import { queryOptions } from '@tanstack/react-query'
import { splitEvents } from '../../domain/coming-events.ts'
import type { ContentReader } from '../../domain/content.ts'
import type { Event } from '../../domain/event.ts'
import { londonDay } from '../../domain/london-day.ts'
import { pageOf } from '../../domain/paging.ts'
import { httpContent } from './http-content.ts'
import { readFailure } from './query-client.ts'

/** What the page shows: all events to come, and a part of those that were, the latest first. */
interface EventsOfPage {
  coming: Event[]
  past: Event[]
  page: number
  pageCount: number
}

/** How many past events stand on one page. */
const pageSize = 50

/** The events of a page, counted from 1, as of this day. */
export const eventsPageQuery = (page: number, content: ContentReader = httpContent, today = londonDay()) =>
  queryOptions({
    queryKey: ['events', 'page', page],
    queryFn: async (): Promise<EventsOfPage> => {
      const { coming, past } = splitEvents(await content.list('events'), today)
      const { rows, ...about } = pageOf(past, page, pageSize)
      return { coming, past: rows, ...about }
    },
    meta: readFailure('Error fetching events', 'Could not load events from database'),
  })
