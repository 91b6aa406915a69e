import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import './received-list.css'

type PagedQuery = Pick<
  UseInfiniteQueryResult,
  'isPending' | 'isError' | 'data' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>

/** The rows of a list that comes in parts, newest first, with what it says where there are none. */
export function ReceivedList<R>({
  query,
  noun,
  rows,
  empty,
  children,
}: {
  query: PagedQuery
  /** What the rows are called, such as 'messages'. */
  noun: string
  rows: readonly R[]
  empty: string
  children: (row: R) => ReactNode
}) {
  return (
    <>
      {query.isPending && <p role="status">Loading the {noun}...</p>}
      {query.isError && (
        <p role="alert" className="line tool-notice tool-notice-danger">
          The {noun} could not be loaded. Press Refresh to try again.
        </p>
      )}
      {query.data !== undefined && rows.length === 0 && <p className="list-empty">{empty}</p>}
      <ul className="rows">{rows.map(children)}</ul>
      <MoreButton query={query} label={`Show older ${noun}`} />
    </>
  )
}

/** Brings the next part of a list, where there is one. */
export function MoreButton({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  label,
}: {
  query: Pick<PagedQuery, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  label: string
}) {
  if (!hasNextPage) return null
  return (
    <p className="line button-row">
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
