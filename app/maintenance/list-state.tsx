import type { ComponentProps } from 'react'
import { ReadFailure } from './failures.tsx'

/** What a list says while it is loading, where it cannot be, and where there is nothing in it. */
export function ListState({
  query,
  loading,
  failure,
  focusAfter,
  empty,
}: Pick<ComponentProps<typeof ReadFailure>, 'focusAfter'> & {
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }
  loading: string
  failure: string
  /** Said where there is nothing; false where there is something, or nobody knows yet. */
  empty: string | false
}) {
  return (
    <>
      {query.isPending && <p role="status">{loading}</p>}
      {query.isError && (
        <ReadFailure query={query} focusAfter={focusAfter}>
          {failure}
        </ReadFailure>
      )}
      {empty !== false && (
        <p role="status" className="list-empty">
          {empty}
        </p>
      )}
    </>
  )
}
