import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { rowName } from '../../../content/row-name.ts'
import { pagesOfRows } from '../../../content/row-pages.ts'
import { tableWords } from '../../../content/table-words.ts'
import { isFixedTable, type Row, type TableName } from '../../../domain/content.ts'
import { QuietButton } from '../buttons.tsx'
import { DraftNotices } from '../draft-offer.tsx'
import { type ListChoice, ListFilter, type Narrowing, narrowed } from '../list-filter.tsx'
import { ListRow } from '../list-row.tsx'
import { ListState } from '../list-state.tsx'
import type { Question } from '../modal.tsx'
import { editorAddress } from '../names.ts'
import { loadFailureText, rowsQuery } from '../rows-query.ts'
import { ScreenActions } from '../screen-head.tsx'
import { type DeletionWords, useDeletion } from '../undo-delete.ts'
import { ProofFinds } from './proof-finds.tsx'

/** The tables whose rows have an id. */
export type ListedTable = Exclude<TableName, 'village_data'>

/** What the list of a table shows of each row beside its name, and does to it. */
export interface ListedRows<T extends ListedTable> {
  icon?: (row: Row<T>) => ReactNode
  /** What stands beside the name; what is empty is left out. */
  columns?: (row: Row<T>) => readonly ReactNode[]
  /** The longer words that follow. */
  text?: (row: Row<T>) => ReactNode
  /** In which order the rows are listed; without it, in that of their table. */
  order?: (a: Row<T>, b: Row<T>) => number
  /** What the list can be narrowed by, beside words. */
  useChoices?: () => readonly ListChoice<Row<T>>[]
  /** What else can be done to a row; `open` opens its form, at a field of it where one is given. */
  useActions?: () => (
    row: Row<T>,
    name: string,
    open: (field?: string) => void,
  ) => ComponentProps<typeof ListRow>['actions']
  /** What is asked before a row is deleted, where that is not whether its name is to be deleted. */
  question?: (row: Row<T>) => Pick<Question, 'text' | 'details'>
}

/** How many rows are shown before somebody asks for more. */
const rowsAtOnce = 50

const bringIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

/** The rows of a table, with what can be done to each. */
export function RowList<T extends ListedTable>({
  table,
  icon,
  columns,
  text,
  order,
  useChoices = () => [],
  useActions = () => () => [],
  question = (row) => ({ text: `Are you sure you want to delete ${rowName(table, row.id, row)}?` }),
  deletionWords,
  add,
  isOpen,
  stored,
  onOpen,
  onCopy,
}: ListedRows<T> & {
  table: T
  deletionWords: DeletionWords
  /** What leads to the form of a new row. */
  add: ReactNode
  /** Whether a form is open above the list. */
  isOpen: boolean
  /** The id of the row that was stored last: it is brought into view, whatever the list is narrowed to. */
  stored: string | undefined
  /** Opens the form of a row; without it that is a page of its own. */
  onOpen: ((row: Row<T>, field?: string) => void) | undefined
  onCopy: ((row: Row<T>) => void) | false | undefined
}) {
  const { nouns } = tableWords[table]
  const choices = useChoices()
  const actionsOf = useActions()
  const query = useQuery(rowsQuery(table))
  const { data: rows } = query
  const [search] = useSearchParams()
  const [narrowing, setNarrowing] = useState<Narrowing>({
    words: search.get('words') ?? '',
    chosen: choices.map(() => ''),
  })
  const [most, setMost] = useState(rowsAtOnce)
  const deletion = useDeletion(table, deletionWords)
  const all = (order ? rows?.toSorted(order) : rows) ?? []
  const fitting = new Set(narrowed(all, narrowing, choices))
  const shown = all.filter((row) => fitting.has(row) || row.id === stored)
  const count = Math.max(most, shown.findIndex(({ id }) => id === stored) + 1)
  return (
    <>
      <ScreenActions>
        {add}
        <ListFilter noun={nouns} narrowing={narrowing} choices={choices} onChange={setNarrowing} />
      </ScreenActions>
      {!isOpen && <DraftNotices tables={[table]} />}
      <ListState
        query={query}
        loading={`Loading ${nouns}...`}
        failure={loadFailureText(table)}
        empty={
          rows !== undefined &&
          shown.length === 0 &&
          (rows.length === 0 ? `There are no ${nouns} yet.` : `No ${nouns} fit.`)
        }
      />
      <ul className="rows">
        {shown.slice(0, count).map((row) => {
          const name = rowName(table, row.id, row)
          const open = (field?: string) => onOpen?.(row, field)
          return (
            <ListRow
              key={row.id}
              className="entry-line"
              ref={row.id === stored ? bringIntoView : undefined}
              data-open={row.id === stored}
              icon={icon?.(row)}
              title={name}
              lead={
                <>
                  {row.id === stored && <SeeOnSite page={pagesOfRows(table, rows ?? [])(row)[0]} />}
                  {!onOpen && (
                    <Link className="button button-quiet" to={editorAddress({ table, key: row.id })}>
                      Edit<span className="sr-only"> {name}</span>
                    </Link>
                  )}
                </>
              }
              actions={[
                ...actionsOf(row, name, open),
                onCopy && { children: 'Copy', about: name, onClick: () => onCopy(row) },
                onOpen && { children: 'Edit', about: name, onClick: () => open() },
                !isFixedTable(table) && {
                  children: 'Delete',
                  about: name,
                  onClick: () => deletion.remove({ key: row.id, version: row.updated_at }, question(row)),
                },
              ]}
            >
              {columns && <Columns>{columns(row)}</Columns>}
              {text && <p className="row-words">{text(row)}</p>}
            </ListRow>
          )
        })}
      </ul>
      {shown.length > count && (
        <p className="line button-row">
          <QuietButton onClick={() => setMost(count + rowsAtOnce)}>
            Show more {nouns} ({shown.length - count})
          </QuietButton>
        </p>
      )}
      <ProofFinds table={table} words={narrowing.words} />
      {deletion.dialog}
    </>
  )
}

/** The way from a row that was just stored to the page that shows it. */
function SeeOnSite({ page }: { page: string | undefined }) {
  return (
    page !== undefined && (
      <Link className="button button-quiet" to={page}>
        See it on the site
      </Link>
    )
  )
}

function Columns({ children }: { children: readonly ReactNode[] }) {
  return <p className="line row-facts">{children.map((fact, place) => fact && <span key={place}>{fact} </span>)}</p>
}
