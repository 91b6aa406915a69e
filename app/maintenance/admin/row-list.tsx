import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Row, TableName } from '../../../domain/content.ts'
import { QuietButton } from '../buttons.tsx'
import { DraftNotices } from '../draft-offer.tsx'
import { type ListChoice, ListFilter, type Narrowing, narrowed } from '../list-filter.tsx'
import { ListRow } from '../list-row.tsx'
import { ListState } from '../list-state.tsx'
import type { Question } from '../modal.tsx'
import { rowName } from '../names.ts'
import { loadFailureText, rowsQuery } from '../rows-query.ts'
import { ScreenActions, useScreenHeading } from '../screen-head.tsx'
import { type DeletionWords, useDeletion } from '../undo-delete.ts'

/** The tables whose rows have an id. */
export type ListedTable = Exclude<TableName, 'village_data'>

/** What a screen of the admin panel shows of each row. */
export interface ListedRows<T extends ListedTable> {
  /** What several rows are called in a sentence, such as 'events'. */
  noun: string
  icon?: (row: Row<T>) => ReactNode
  /** What stands beside the title. */
  facts: (row: Row<T>) => ReactNode
  /** In which order the rows are listed; without it, in that of their table. */
  order?: (a: Row<T>, b: Row<T>) => number
  /** What the list can be narrowed by, beside words. */
  choices?: readonly ListChoice<Row<T>>[]
  /** What else can be done to a row; `open` opens its form. */
  actions?: (row: Row<T>, name: string, open: () => void) => ComponentProps<typeof ListRow>['actions']
  /** What is asked before a row is deleted; without it rows are always there. */
  question?: (row: Row<T>) => Pick<Question, 'text' | 'details'>
}

/** How many rows are shown before somebody asks for more. */
const rowsAtOnce = 50

const bringIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

/** The rows of one screen of the admin panel, with what can be done to each. */
export function RowList<T extends ListedTable>({
  table,
  noun,
  icon,
  facts,
  order,
  choices = [],
  actions,
  question,
  deletionWords,
  add,
  edit,
  isOpen = false,
  stored,
  onOpen,
}: ListedRows<T> & {
  table: T
  deletionWords: DeletionWords
  /** What leads to the form of a new row. */
  add?: ReactNode
  /** What leads to the form of a row where it is a page of its own: `name` tells which it is to those who hear it alone. */
  edit?: (row: Row<T>, name: string) => ReactNode
  /** Whether a form is open above the list. */
  isOpen?: boolean
  /** The id of the row that was stored last: it is brought into view. */
  stored?: string | undefined
  /** Opens the form of a row. */
  onOpen?: (row: Row<T>) => void
}) {
  const query = useQuery(rowsQuery(table))
  const { data: rows } = query
  const [narrowing, setNarrowing] = useState<Narrowing>({ words: '', chosen: choices.map(() => '') })
  const [most, setMost] = useState(rowsAtOnce)
  const heading = useScreenHeading()
  const deletion = useDeletion(table, deletionWords)
  const remove = async (row: Row<T>, item: Element | null) => {
    // Who clears a list goes on where they were.
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>(
      '.row-actions > :last-child',
    )
    const doomed = { key: row.id, version: row.updated_at }
    if (question && (await deletion.remove(doomed, question(row)))) (next ?? heading.current)?.focus()
  }
  const shown = narrowed((order ? rows?.toSorted(order) : rows) ?? [], narrowing, choices)
  const count = Math.max(most, shown.findIndex(({ id }) => id === stored) + 1)
  return (
    <>
      <ScreenActions>
        {add}
        <ListFilter noun={noun} narrowing={narrowing} choices={choices} onChange={setNarrowing} />
      </ScreenActions>
      {!isOpen && <DraftNotices tables={[table]} />}
      <ListState
        query={query}
        focusAfter={heading}
        loading={`Loading ${noun}...`}
        failure={loadFailureText(table)}
        empty={
          rows !== undefined &&
          shown.length === 0 &&
          (rows.length === 0 ? `There are no ${noun} yet.` : `No ${noun} fit.`)
        }
      />
      <ul className="rows">
        {shown.slice(0, count).map((row) => {
          const name = rowName(table, row.id, row)
          const open = () => onOpen?.(row)
          return (
            <ListRow
              key={row.id}
              className="entry-line"
              ref={row.id === stored ? bringIntoView : undefined}
              data-open={row.id === stored}
              icon={icon?.(row)}
              title={name}
              lead={edit?.(row, name)}
              actions={[
                ...(actions?.(row, name, open) ?? []),
                !edit && { children: 'Edit', about: name, onClick: open },
                question && {
                  children: 'Delete',
                  about: name,
                  onClick: ({ currentTarget }) => remove(row, currentTarget.closest('li')),
                },
              ]}
            >
              {facts(row)}
            </ListRow>
          )
        })}
      </ul>
      {shown.length > count && (
        <p className="line button-row">
          <QuietButton onClick={() => setMost(count + rowsAtOnce)}>
            Show more {noun} ({shown.length - count})
          </QuietButton>
        </p>
      )}
      {deletion.dialog}
    </>
  )
}
