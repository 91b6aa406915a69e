import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ContentError } from '../../domain/content-error.ts'
import { showToast } from '../ui/toast.ts'
import type { PrefetchedResponse } from './prefetch.ts'

/** The words of a failure that a toast tells. */
interface FailureWords {
  title: string
  description: string
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the toast says when the server answers with an error, and when there is no response at all. */
      failure?: { refused: FailureWords; unreachable: FailureWords }
    }
  }
}

/** For how long what is prefetched for every page is fresh, in milliseconds: it is asked for anew where a tab stays open for long. */
export const siteWideStaleTime = 10 * 60_000

/** What a failed read says; without a response it is told under one title for all. */
export function readFailure(title: string, description: string, noResponse = description) {
  const unreachable = { title: 'Error fetching data', description: noResponse }
  return { failure: { refused: { title, description }, unreachable } }
}

/**
 * The query cache of one visit: three retries at 1, 2 and 4 s and five minutes of keeping are the library's defaults.
 * What was prefetched is fresh for a minute from the page's opening on, not from its rendering: a page tells no time of its
 * own, so that the same content makes the same bytes.
 */
export function createQueryClient(prefetched: readonly PrefetchedResponse[]): QueryClient {
  const client = new QueryClient({
    // A query is sent without a network too, and the screen then says that it failed.
    // Sent always, it would not be sent again once the network is back.
    defaultOptions: { queries: { staleTime: 60_000, networkMode: 'always', refetchOnReconnect: true } },
    queryCache: new QueryCache({
      onError(error, query) {
        const failure = query.meta?.failure
        if (!failure) return
        console.error(error)
        showToast({ kind: 'error', ...(error instanceof ContentError ? failure.refused : failure.unreachable) })
      },
    }),
  })
  for (const { queryKey, data } of prefetched) client.setQueryData(queryKey, data)
  return client
}
