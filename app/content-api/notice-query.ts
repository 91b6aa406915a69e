import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import { isNoticeShown, type ShownNotice } from '../../domain/shown-notice.ts'
import { httpContent } from './http-content.ts'
import { siteWideStaleTime } from './query-client.ts'

/** The notice that visitors see on this day (YYYY-MM-DD), or null. */
export const noticeQuery = (today: string, content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['notices'],
    queryFn: async (): Promise<ShownNotice | null> => {
      const [row] = await content.list('notices')
      if (!row || !isNoticeShown(row, today)) return null
      const { text, link_url, link_text, ends_on } = row
      const hasLink = link_url !== '' && link_text !== ''
      return { text, ends_on, link_url: hasLink ? link_url : '', link_text: hasLink ? link_text : '' }
    },
    staleTime: siteWideStaleTime,
  })

/** The notice that visitors see on this day (YYYY-MM-DD), on any page. */
export function useNotice(today: string): ShownNotice | null {
  const { data } = useQuery(noticeQuery(today))
  // It may have ended since it was read.
  return data && isNoticeShown(data, today) ? data : null
}
