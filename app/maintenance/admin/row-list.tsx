import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import type { Row, TableName } from '../../../domain/content.ts'
import { rowTitle } from '../../../domain/content.ts'
import { QuietButton } from '../buttons.tsx'
import { DraftNotices } from '../draft-offer.tsx'
import { ListRow } from '../list-row.tsx'
import { ListState } from '../list-state.tsx'
import type { Question } from '../modal.tsx'
import { loadFailureText, rowsQuery } from '../rows-query.ts'
import { type DeletionWords, useDeletion } from '../undo-delete.ts'

/** The tables whose rows have an id. */
export type ListedTable = Exclude<TableName, 'village_data'>

/** What a tab of the admin panel shows of each row. */
export interface ListedRows<T extends ListedTable> {
  heading: string
  /** What several rows are called in a sentence, such as 'events'. */
  noun: string
  icon?: (row: Row<T>) => ReactNode
  /** What stands below the title. */
  facts: (row: Row<T>) => ReactNode
  /** In which order the rows are listed; without it, in that of their table. */
  order?: (a: Row<T>, b: Row<T>) => number
  /** What else can be done to a row; `open` opens its form. */
  actions?: (row: Row<T>, name: string, open: () => void) => ComponentProps<typeof ListRow>['actions']
  /** What is asked before a row is deleted. */
  question: (row: Row<T>) => Pick<Question, 'text' | 'details'>
}

/** How many rows are shown before somebody asks for more. */
const rowsAtOnce = 200

/** The rows of one tab of the admin panel, with what can be done to each. */
export function RowList<T extends ListedTable>({
  table,
  heading,
  noun,
  icon,
  facts,
  order,
  actions,
  question,
  deletionWords,
  add,
  edit,
  isOpen = false,
  onOpen,
}: ListedRows<T> & {
  table: T
  deletionWords: DeletionWords
  /** What leads to the form of a new row. */
  add: ReactNode
  /** What leads to the form of a row where it is a page of its own: `name` tells which it is to those who hear it alone. */
  edit?: (row: Row<T>, name: string) => ReactNode
  /** Whether a form is open above the list. */
  isOpen?: boolean
  /** Opens the form of a row, or of a new one. */
  onOpen: (row: Row<T> | null) => void
}) {
  const query = useQuery(rowsQuery(table))
  const { data: rows } = query
  const [most, setMost] = useState(rowsAtOnce)
  const title = useRef<HTMLHeadingElement>(null)
  const deletion = useDeletion(table, deletionWords)
  const remove = async (row: Row<T>) => {
    const doomed = { key: row.id, version: row.updated_at }
    if (await deletion.remove(doomed, question(row))) title.current?.focus()
  }
  return (
    <section aria-labelledby={`${table}-heading`}>
      <div className="line list-head">
        <h2 id={`${table}-heading`} ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {add}
      </div>
      {rows && <DraftNotices table={table} rows={rows} isOpen={isOpen} onOpen={onOpen} />}
      <ListState
        query={query}
        focusAfter={title}
        loading={`Loading ${noun}...`}
        failure={loadFailureText(table)}
        empty={rows?.length === 0 && `There are no ${noun} yet.`}
      />
      <ul className="rows">
        {(order ? rows?.toSorted(order) : rows)?.slice(0, most).map((row) => {
          const name = rowTitle(row, row.id)
          const open = () => onOpen(row)
          return (
            <ListRow
              key={row.id}
              icon={icon?.(row)}
              title={name}
              lead={edit?.(row, name)}
              actions={[
                !edit && { children: 'Edit', about: name, onClick: open },
                ...(actions?.(row, name, open) ?? []),
                { children: 'Delete', about: name, isDanger: true, onClick: () => remove(row) },
              ]}
            >
              {facts(row)}
            </ListRow>
          )
        })}
      </ul>
      {rows && rows.length > most && (
        <p className="line button-row">
          <QuietButton onClick={() => setMost(most + rowsAtOnce)}>Show more {noun}</QuietButton>
        </p>
      )}
      {deletion.dialog}
    </section>
  )
}
