import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import { pageOf } from '../../domain/paging.ts'
import { sentUpdates } from '../../domain/sent-update.ts'
import { httpContent } from './http-content.ts'
import { readFailure } from './query-client.ts'

const meta = readFailure('Error fetching data', 'Could not load the updates from database')

/** How many stand on one page. */
const pageSize = 25

/** A page, counted from 1, of the updates that were sent, the latest first, without their texts. */
export const sentUpdatesQuery = (page: number, content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['updates', 'sent', 'page', page],
    queryFn: async () => pageOf(sentUpdates(await content.list('updates')), page, pageSize),
    meta,
  })

/** An update that was sent, or null where there is none. */
export const sentUpdateQuery = (id: string, content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['updates', 'sent', 'one', id],
    queryFn: async () => {
      const update = await content.find('updates', id)
      return update?.sent_at ? { ...update, sent_at: update.sent_at } : null
    },
    meta,
  })
