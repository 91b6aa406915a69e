import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { QuietButton } from './buttons.tsx'

/** What a list says while it is loading, where it cannot be, and where there is nothing in it. */
export function ListState({
  query,
  loading,
  failure,
  empty,
}: {
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }
  loading: string
  failure: string
  /** Said where there is nothing; false where there is something, or nobody knows yet. */
  empty: string | false
}) {
  return (
    <>
      {query.isPending && <p role="status">{loading}</p>}
      {query.isError && <ReadFailure query={query}>{failure}</ReadFailure>}
      {empty !== false && (
        <p role="status" className="list-empty">
          {empty}
        </p>
      )}
    </>
  )
}

/** Says that something could not be loaded, with the way to try again. */
export function ReadFailure({
  query: { isFetching, refetch },
  children,
}: {
  query: { isFetching: boolean; refetch: () => unknown }
  children: string
}) {
  return (
    <div role="alert" className="row notice notice-error">
      <p>{children}</p>
      <QuietButton aria-disabled={isFetching} onClick={() => isFetching || refetch()}>
        Try again
      </QuietButton>
    </div>
  )
}

/** Why the last write of a screen failed; a toast alone would go. */
export function WriteFailure({ failure }: { failure: string | undefined }) {
  return <div role="alert">{failure !== undefined && <p className="row notice notice-error">{failure}</p>}</div>
}

/** Brings the next part of a list, where there is one. */
export function MoreButton({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  label,
}: {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  label: string
}) {
  if (!hasNextPage) return null
  return (
    <p className="line button-row">
      <QuietButton aria-disabled={isFetchingNextPage} onClick={() => isFetchingNextPage || fetchNextPage()}>
        {isFetchingNextPage ? 'Loading...' : label}
      </QuietButton>
    </p>
  )
}
