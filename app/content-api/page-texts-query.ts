import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import type { PageTextId } from '../../domain/fixed-row-ids.ts'
import { httpContent } from './http-content.ts'
import { siteWideStaleTime } from './query-client.ts'

/** The campaign's own texts by their ids: a handful, which every page brings along, so that a later page never waits for one. */
export const ownTextsQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['page_texts', 'own'],
    queryFn: async (): Promise<Partial<Record<PageTextId, string>>> => {
      const own = (await content.list('page_texts')).filter(({ text }) => text.trim() !== '')
      return Object.fromEntries(own.map(({ id, text }) => [id, text]))
    },
    staleTime: siteWideStaleTime,
  })
