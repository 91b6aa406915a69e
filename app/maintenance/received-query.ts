import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ContentError } from '../../domain/content-error.ts'
import { listMessages, listSignups, openMessage } from './received-api.ts'

const pageSize = 30
const soon = 15_000
const nowAndThen = 60_000

/** The messages by pages, newest first, with those that come meanwhile; or those that were deleted. */
export const messagesQuery = (isDeleted: boolean) =>
  infiniteQueryOptions({
    queryKey: ['messages', isDeleted ? 'deleted' : 'kept'],
    queryFn: ({ pageParam: after }) => listMessages({ limit: pageSize, after, isDeleted }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    refetchInterval: nowAndThen,
  })

/** How many messages there are, for the links between the maintenance screens. */
export const messageCountsQuery = queryOptions({
  queryKey: ['messages', 'counts'],
  queryFn: async () => (await listMessages({ limit: 0, after: undefined })).counts,
  staleTime: 0,
  refetchInterval: nowAndThen,
})

/** One message with its neighbours; read again while it is on its way to the campaign. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['messages', 'one', id],
    queryFn: () => openMessage(id),
    staleTime: 0,
    retry: (failures, error) => !isGone(error) && failures < 3,
    refetchInterval: ({ state: { data } }) =>
      data?.deliversTo != null && data.message.delivery_state === 'waiting' ? soon : false,
  })

/** Whether a failure says that what was asked for is not there (any more). */
export function isGone(error: unknown): boolean {
  return error instanceof ContentError && error.code === 'not-found'
}

/** The sign-ups by pages, newest first; or those of them that are set aside. */
export const signupsQuery = (isSetAside = false) =>
  infiniteQueryOptions({
    queryKey: ['signups', isSetAside ? 'set-aside' : 'all'],
    queryFn: ({ pageParam: after }) => listSignups({ limit: pageSize, after, isSetAside }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
