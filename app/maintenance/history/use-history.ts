import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ContentChange } from '../../../domain/content-change.ts'
import { type HistoryFilter, listHistory } from '../maintenance-api.ts'

const pageSize = 30
const typingPause = 300

/** The changes that the filter leaves, page by page, newest first. While others are looked for, those before stay. */
export function useHistory(filter: HistoryFilter) {
  const search = useSettled(filter.search?.trim() ?? '')
  const { table } = filter
  return useInfiniteQuery({
    queryKey: ['content_history', table, search],
    queryFn: ({ pageParam: before }) => listHistory({ limit: pageSize, before, table, search }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: ContentChange[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** A text once it has been left alone for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
