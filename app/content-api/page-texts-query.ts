import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import type { PageTextId } from '../../domain/fixed-row-ids.ts'
import { httpContent } from './http-content.ts'
import { siteWideStaleTime } from './query-client.ts'

/** A page some of whose texts belong to the campaign, as its ids begin. */
export type TextPage = PageTextId extends `${infer Page}.${string}` ? Page : never

async function ownTexts(content: ContentReader): Promise<[PageTextId, string][]> {
  const rows = await content.list('page_texts')
  return rows.flatMap(({ id, text }) => (text.trim() === '' ? [] : [[id, text]]))
}

/**
 * The ids of the texts that are the campaign's own, or null: they are prefetched for every page, so that the next need
 * neither ask nor wait where all of its texts are the built-in ones. Null does not travel with the page: usePageTexts starts from it.
 */
export const ownTextIdsQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['page_texts', 'own'],
    queryFn: async () => {
      const own = await ownTexts(content)
      return own.length > 0 ? own.map(([id]) => id) : null
    },
    staleTime: siteWideStaleTime,
    meta: { isLeftOutIfNull: true },
  })

/** The campaign's own texts of a page by their ids, or null. */
export const pageTextsQuery = (page: TextPage, content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['page_texts', 'of', page],
    queryFn: async (): Promise<Partial<Record<PageTextId, string>> | null> => {
      const own = (await ownTexts(content)).filter(([id]) => id.startsWith(`${page}.`))
      return own.length > 0 ? Object.fromEntries(own) : null
    },
    staleTime: siteWideStaleTime,
    meta: { isLeftOutIfNull: true },
  })
