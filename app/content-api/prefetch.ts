import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  type FetchQueryOptions,
  QueryClient,
} from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'
import type { ContentReader } from '../../domain/content.ts'
import { contentContext } from './load-context.ts'

/** What a screen's loader hands over to the browser: the answers of its queries. */
export interface Prefetched {
  dehydrated: DehydratedState
}

/**
 * Answers the screen's queries on the server; a query that fails fails the page, since a page without its content would be
 * cached. A loader that looks at an answer itself brings the client, and finds it there.
 */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  // biome-ignore lint/suspicious/noExplicitAny: queries of any row type stand side by side
  queries: (content: ContentReader) => readonly FetchQueryOptions<any, Error, any, any>[],
  client = new QueryClient(),
): Promise<Prefetched> {
  await Promise.all(queries(context.get(contentContext)).map((query) => client.query(query)))
  return {
    dehydrated: dehydrate(client, {
      shouldDehydrateQuery: (query) =>
        defaultShouldDehydrateQuery(query) && !(query.meta?.isLeftOutIfNull && query.state.data === null),
    }),
  }
}
