import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react'
import type { FixedTable, Row } from '../../../domain/content.ts'
import { DraftNotices } from '../draft-offer.tsx'
import type { EntityDefinition } from '../editing/entity-definition.ts'
import type { RowForm } from '../editing/row-editor.ts'
import { ListRow } from '../list-row.tsx'
import { ListState } from '../list-state.tsx'
import { loadFailureText, rowsQuery } from '../rows-query.ts'
import { RowDialog } from './row-dialog.tsx'

/** The rows of a table whose rows are always there and are edited in a dialog. */
export function FixedTab<T extends FixedTable, V extends object>({
  table,
  heading,
  noun,
  definition,
  children,
  ...dialog
}: {
  table: T
  heading: string
  noun: string
  /** Undefined as long as no row can be opened. */
  definition: EntityDefinition<T, V> | undefined
  fields: (form: RowForm<T, V>) => ReactNode
  children: (rows: Row<T>[], open: (row: Row<T>) => void) => ReactNode
}) {
  const query = useQuery(rowsQuery(table))
  const title = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState<{ row: Row<T> }>()
  const open = (row: Row<T> | null) => setOpened(row ? { row } : undefined)
  const close = useCallback(() => setOpened(undefined), [])
  return (
    <>
      <section aria-labelledby={`${table}-heading`}>
        <h2 id={`${table}-heading`} ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {query.data && <DraftNotices table={table} rows={query.data} isOpen={opened !== undefined} onOpen={open} />}
        <ListState
          query={query}
          focusAfter={title}
          loading={`Loading ${noun}...`}
          failure={loadFailureText(table)}
          empty={query.data?.length === 0 && `The database has no ${noun}.`}
        />
        {query.data && children(query.data, open)}
      </section>
      {opened && definition && <RowDialog {...dialog} definition={definition} start={opened} onClose={close} />}
    </>
  )
}

/** One of them, with two facts; `about` tells which it is to those who hear the button alone. */
export function FixedRow({
  title,
  about = title,
  facts: [first, second],
  onEdit,
  ...row
}: Pick<ComponentProps<typeof ListRow>, 'heading'> & {
  title: string
  about?: string
  facts: [string, string]
  onEdit: () => void
}) {
  return (
    <ListRow title={title} actions={[{ children: 'Edit', about, onClick: onEdit }]} {...row}>
      <p className="line row-facts">
        <span>{first}</span> <span>{second}</span>
      </p>
    </ListRow>
  )
}
