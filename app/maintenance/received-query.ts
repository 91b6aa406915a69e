import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ContentError } from '../../domain/content-error.ts'
import type { MessagePage, OpenedMessage, SignupPage } from '../../domain/received.ts'
import { apiRoot, readJson } from '../content-api/http-content.ts'

const [messages, signups] = ['maintenance/messages', 'maintenance/signups']

/** Where the browser downloads the messages, the confirmed sign-ups and all sign-ups. */
export const messagesFile = `${apiRoot}/${messages}.csv`
export const signupsFile = `${apiRoot}/${signups}.csv`
export const allSignupsFile = `${signupsFile}?all`

const pageSize = 30
const soon = 15_000
const nowAndThen = 60_000

/** A list by parts, newest first; the `next` of each asks for the one after it. */
const partsQuery = <P extends { next: string | null }>(
  name: 'messages' | 'signups',
  only: '' | 'deleted' | 'refused',
) =>
  infiniteQueryOptions({
    queryKey: [name, 'list', only],
    queryFn({ pageParam: after }) {
      const asked = { limit: String(pageSize), ...(after !== undefined && { after }), ...(only && { [only]: '' }) }
      return readJson<P>(`maintenance/${name}?${new URLSearchParams(asked)}`)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })

/** The messages, with those that come meanwhile; or those that were deleted. */
export const messagesQuery = (isDeleted: boolean) => ({
  ...partsQuery<MessagePage>('messages', isDeleted ? 'deleted' : ''),
  refetchInterval: nowAndThen,
})

/** The sign-ups for the newsletter; or those of them whose address was refused. */
export const signupsQuery = (isRefused = false) => partsQuery<SignupPage>('signups', isRefused ? 'refused' : '')

/** How many messages there are, for the links between the maintenance screens. */
export const messageCountsQuery = queryOptions({
  queryKey: ['messages', 'counts'],
  queryFn: async () => (await readJson<MessagePage>(`${messages}?limit=0`)).counts,
  staleTime: 0,
  refetchInterval: nowAndThen,
})

/** One message that is not deleted, with its neighbours; read again while it is on its way to the campaign. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['messages', 'one', id],
    queryFn: () => readJson<OpenedMessage>(`${messages}/${encodeURIComponent(id)}`),
    staleTime: 0,
    retry: (failures, error) => !isGone(error) && failures < 3,
    refetchInterval: ({ state: { data } }) =>
      data?.deliversTo != null && data.message.delivery_state === 'waiting' ? soon : false,
  })

/** Whether a failure says that what was asked for is not there (any more). */
export function isGone(error: unknown): boolean {
  return error instanceof ContentError && error.code === 'not-found'
}
