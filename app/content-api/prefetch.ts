import {
  type FetchQueryOptions,
  hashKey,
  type InferDataFromTag,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { type RouterContextProvider, redirect } from 'react-router'
import type { ContentReader } from '../../domain/content.ts'
import { pageSearch } from '../../domain/paging.ts'
import { siteContext } from './load-context.ts'

/** The response to a query that the server has sent for a page. */
export interface PrefetchedResponse {
  queryKey: QueryKey
  data: unknown
}

/** What a screen's loader hands over to the browser: the responses to its queries. */
export interface Prefetched {
  /** A list of PrefetchedResponse as JSON: the form that React Router gives to objects would be longer. */
  prefetched: string
}

/** The responses in the data of a loader; none after a navigation in the browser. */
export function prefetchedIn(loaderData: unknown): PrefetchedResponse[] {
  const { prefetched } = (loaderData ?? {}) as Partial<Prefetched>
  return prefetched === undefined ? [] : JSON.parse(prefetched)
}

/** The response to one query in the data of a loader. */
export function findPrefetched<K extends QueryKey>(loaderData: unknown, key: K) {
  const found = prefetchedIn(loaderData).find(({ queryKey }) => hashKey(queryKey) === hashKey(key))
  return found?.data as InferDataFromTag<unknown, K> | undefined
}

/** The query cache of one loader on the server: each query runs once, and what it has answered goes to the browser. */
export const createLoaderClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } })

// biome-ignore lint/suspicious/noExplicitAny: queries of any row type stand side by side
type AnyQuery = FetchQueryOptions<any, Error, any, any>

/** For a loader that looks at the responses itself: all that it has asked of its client. */
export function prefetchedBy(client: QueryClient): Prefetched {
  const queries = client.getQueryCache().getAll()
  const responses = queries.map(({ queryKey, state }): PrefetchedResponse => ({ queryKey, data: state.data }))
  return { prefetched: JSON.stringify(responses) }
}

/** Answers a screen's queries. One that fails fails the page, since a page without its content would be cached. */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  queries: (content: ContentReader) => readonly AnyQuery[],
): Promise<Prefetched> {
  const client = createLoaderClient()
  await Promise.all(queries(context.get(siteContext).content).map((query) => client.query(query)))
  return prefetchedBy(client)
}

/** Answers the query of one part of a long list; a part that there is not leads to the last one. */
export async function prefetchPage(request: Request, path: string, shown: AnyQuery): Promise<Prefetched> {
  const client = createLoaderClient()
  const canonicalSearch = pageSearch((await client.query(shown)).page)
  if (canonicalSearch !== new URL(request.url).search) throw redirect(path + canonicalSearch)
  return prefetchedBy(client)
}
