import type { RefObject } from 'react'
import { LoadFailure } from './load-failure.tsx'

/** What a list says while it is loading, where it cannot be, and where there is nothing in it. */
export function ListState({
  query,
  loading,
  failure,
  focusAfter,
  empty,
}: {
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }
  loading: string
  failure: string
  /** Takes the focus when the way to try again goes. Without it there is none: the list has a Refresh button. */
  focusAfter?: RefObject<HTMLElement | null>
  /** Said where there is nothing; false where there is something, or nobody knows yet. */
  empty: string | false
}) {
  return (
    <>
      {query.isPending && <p role="status">{loading}</p>}
      {query.isError && focusAfter && (
        <LoadFailure query={query} focusAfter={focusAfter}>
          {failure}
        </LoadFailure>
      )}
      {query.isError && !focusAfter && (
        <p role="alert" className="line tool-notice tool-notice-danger">
          {failure} Press Refresh to try again.
        </p>
      )}
      {empty !== false && (
        <p role="status" className="list-empty">
          {empty}
        </p>
      )}
    </>
  )
}
