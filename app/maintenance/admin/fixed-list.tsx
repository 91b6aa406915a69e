import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Row } from '../../../domain/content.ts'
import { ListState } from '../list-state.tsx'
import { loadFailureText, rowsQuery } from '../rows-query.ts'
import { DraftNotices } from './draft-notices.tsx'

/** Tables whose rows are always there and are edited in a dialog. */
export type ListedFixed = 'page_texts' | 'key_facts' | 'objection_grounds' | 'participation'

/** The rows of a table whose rows are always there. */
export function FixedList<T extends ListedFixed>({
  table,
  heading,
  noun,
  isOpen,
  onOpen,
  children,
}: {
  table: T
  heading: string
  noun: string
  isOpen: boolean
  onOpen: (row: Row<T> | null) => void
  children: (rows: Row<T>[]) => ReactNode
}) {
  const query = useQuery(rowsQuery(table))
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby={`${table}-heading`} className="list-of-texts">
      <h2 id={`${table}-heading`} ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {query.data && <DraftNotices table={table} rows={query.data} isOpen={isOpen} onOpen={onOpen} />}
      <ListState
        query={query}
        focusAfter={title}
        loading={`Loading ${noun}...`}
        failure={loadFailureText(table)}
        empty={query.data?.length === 0 && `The database has no ${noun}.`}
      />
      {query.data && children(query.data)}
    </section>
  )
}

/** The row whose dialog is open. */
export function useOpened<T extends ListedFixed>() {
  const [opened, setOpened] = useState<Row<T> | null>(null)
  const close = useCallback(() => setOpened(null), [])
  return { opened: opened ?? undefined, open: (row: Row<T> | null) => setOpened(() => row), close }
}
