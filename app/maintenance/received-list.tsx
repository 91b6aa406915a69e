import type { UseInfiniteQueryResult } from '@tanstack/react-query'

/** What a list says while it is loading and where it cannot be. */
export function ListState({
  query,
  loading,
  failure,
}: {
  query: Pick<UseInfiniteQueryResult, 'isPending' | 'isError'>
  loading: string
  failure: string
}) {
  return (
    <>
      {query.isPending && <p role="status">{loading}</p>}
      {query.isError && (
        <p role="alert" className="m-notice m-notice-danger">
          {failure} Press Refresh to try again.
        </p>
      )}
    </>
  )
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
    <p className="m-actions">
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isFetchingNextPage}
        onClick={() => isFetchingNextPage || fetchNextPage()}
      >
        {isFetchingNextPage ? 'Loading...' : label}
      </button>
    </p>
  )
}
