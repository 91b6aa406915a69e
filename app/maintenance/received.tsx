import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MessagePage, SignupPage } from '../../domain/received.ts'
import { apiRoot, readJson } from '../content-api/http-content.ts'
import { post } from './content-writer.ts'
import { ListState, MoreButton } from './list-state.tsx'
import { useWrite } from './use-write.ts'

/** What visitors have sent, newest first, part by part, with what the list says where there is none. */
export function ReceivedList<R>({
  query,
  noun,
  rows,
  empty,
  children,
}: {
  query: UseInfiniteQueryResult
  /** What the rows are called, such as 'messages'. */
  noun: string
  rows: readonly R[]
  empty: string
  children: (row: R) => ReactNode
}) {
  return (
    <>
      <ListState
        query={query}
        loading={`Loading the ${noun}...`}
        failure={`The ${noun} could not be loaded.`}
        empty={query.data !== undefined && rows.length === 0 && empty}
      />
      <ul className="rows">{rows.map(children)}</ul>
      <MoreButton query={query} label={`Show older ${noun}`} />
    </>
  )
}

/** Where the browser downloads the confirmed sign-ups. */
export const signupsFile = `${apiRoot}/maintenance/signups.csv`

const pageSize = 50
const nowAndThen = 60_000

/** A list by parts, newest first; the `next` of each asks for the one after it. */
const partsQuery = <P extends { next: string | null }>(name: 'messages' | 'signups', words: string, only: string) =>
  infiniteQueryOptions({
    queryKey: [name, 'list', only, words],
    queryFn({ pageParam: after }) {
      const asked = {
        limit: String(pageSize),
        ...(words && { words }),
        ...(after !== undefined && { after }),
        ...(only && { only }),
      }
      return readJson<P>(`maintenance/${name}?${new URLSearchParams(asked)}`)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    refetchInterval: nowAndThen,
    placeholderData: keepPreviousData,
  })

/** The messages, with those that come meanwhile; `only` may name one of `messagesOnly`. */
export const messagesQuery = (words: string, only = '') => partsQuery<MessagePage>('messages', words, only)

/** The sign-ups for the newsletter; `only` may name one of `signupsOnly`. */
export const signupsQuery = (words: string, only = '') => partsQuery<SignupPage>('signups', words, only)

/** How many messages there are, for the links between the maintenance screens. */
export const messageCountsQuery = queryOptions({
  queryKey: ['messages', 'counts'],
  queryFn: async () => (await readJson<MessagePage>('maintenance/messages?limit=0')).counts,
  staleTime: 0,
  refetchInterval: nowAndThen,
})

/** Does something to a message or a sign-up, by the last part of its address; resolves to nothing where it failed. */
export function useReceivedActions(table: 'messages' | 'signups', failed: string) {
  const { run } = useWrite({
    send: ({ id, action }: { id: string; action: string }) =>
      post(`maintenance/${table}/${encodeURIComponent(id)}/${action}`),
    refreshes: [table],
    failed,
  })
  return (id: string, action: string) => run({ id, action })
}
