import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListState, MoreButton } from './list-state.tsx'
import './received-list.css'

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
