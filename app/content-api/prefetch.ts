import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'
import type { ContentReader } from '../../domain/content.ts'
import { siteContext } from './load-context.ts'

/** An answer that a page has brought with it. */
export interface BroughtAnswer {
  queryKey: QueryKey
  data: unknown
  /** When it was made, in ms. */
  updatedAt: number
}

/** What a screen's loader hands over to the browser: the answers of its queries. */
export interface Prefetched {
  /** A list of BroughtAnswer as JSON: the form that React Router gives to objects would be longer. */
  brought: string
}

/** The answers that a page has brought with it, by the data of a loader; none after a navigation in the browser. */
export function broughtAlong(loaderData: unknown): BroughtAnswer[] {
  const { brought } = (loaderData ?? {}) as Partial<Prefetched>
  return brought === undefined ? [] : JSON.parse(brought)
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
  await Promise.all(queries(context.get(siteContext).content).map((query) => client.query(query)))
  const brought = client
    .getQueryCache()
    .getAll()
    .filter(({ meta, state }) => !(meta?.isLeftOutIfNull && state.data === null))
    .map(({ queryKey, state }): BroughtAnswer => ({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt }))
  return { brought: JSON.stringify(brought) }
}
