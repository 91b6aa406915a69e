import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import type { Row, TableName } from '../../../domain/content.ts'
import { ListRow } from '../list-row.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { loadFailureText, rowsQuery } from '../rows-query.ts'

/** The rows of one tab of the admin panel, with what can be done to each. */
export function RowList<T extends TableName>({
  table,
  heading,
  noun,
  add,
  notice,
  children,
}: {
  table: T
  heading: string
  /** What several rows are called in a sentence, such as 'events'. */
  noun: string
  add: ReactNode
  notice?: (rows: Row<T>[]) => ReactNode
  children: (row: Row<T>, focusHeading: () => void) => ReactNode
}) {
  const query = useQuery(rowsQuery(table))
  const { data: rows, isError } = query
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby={`${table}-heading`}>
      <div className="line list-head">
        <h2 id={`${table}-heading`} ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {add}
      </div>
      {isError && (
        <LoadFailure query={query} focusAfter={title}>
          {loadFailureText(table)}
        </LoadFailure>
      )}
      {!rows && !isError && <p role="status">Loading {noun}...</p>}
      {rows && notice?.(rows)}
      {rows?.length === 0 && <p>There are no {noun} yet.</p>}
      <ul className="rows">{rows?.map((row) => children(row, () => title.current?.focus()))}</ul>
    </section>
  )
}

/** One row of a list: what it shows, then its buttons. */
export function RowItem({
  icon,
  title,
  children,
  edit,
  onDelete,
}: {
  icon?: ReactNode
  title: string
  children: ReactNode
  /** What leads to the row's form. */
  edit: ReactNode
  onDelete: () => void
}) {
  return (
    <ListRow
      icon={icon}
      title={title}
      actions={
        <>
          {edit}
          <button type="button" className="button button-quiet button-danger" onClick={onDelete}>
            Delete<span className="sr-only"> {title}</span>
          </button>
        </>
      }
    >
      {children}
    </ListRow>
  )
}
