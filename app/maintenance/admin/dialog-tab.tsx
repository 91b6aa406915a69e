import { type ReactNode, useCallback, useState } from 'react'
import type { Row } from '../../../domain/content.ts'
import { rowTitle } from '../../../domain/content-transfer.ts'
import { type Question, useConfirm } from '../confirm.tsx'
import type { RowForm } from '../editing/row-form.ts'
import { useDeletion } from '../undo-delete.ts'
import { capital, type DialogKind, type DialogTable } from './dialog-kind.ts'
import { DraftNotices } from './draft-notices.tsx'
import { RowDialog } from './row-dialog.tsx'
import { RowItem, RowList } from './row-list.tsx'

/** The rows of a table whose rows are added, edited and deleted in dialogs. */
export function DialogTab<T extends DialogTable, V extends object>({
  kind,
  heading,
  noun,
  facts,
  question,
  className = '',
  fields,
}: {
  kind: DialogKind<T, V>
  heading: string
  /** What several rows are called in a sentence, such as 'events'. */
  noun: string
  /** What the list shows of a row beside its title. */
  facts: (row: Row<T>) => ReactNode
  /** What is asked before a row is deleted. */
  question: (row: Row<T>) => Pick<Question, 'text' | 'details'>
  /** Of the dialog. */
  className?: string
  fields: (form: RowForm<T, V>, isNew: boolean) => ReactNode
}) {
  const [opened, setOpened] = useState<{ row: Row<T> | null }>()
  const open = (row: Row<T> | null) => setOpened({ row })
  const close = useCallback(() => setOpened(undefined), [])
  const confirm = useConfirm()
  const deletion = useDeletion(kind.table, kind.deletion)
  const remove = async (row: Row<T>, focusHeading: () => void) => {
    if (!(await confirm.ask({ ...question(row), action: 'Delete', isDanger: true }))) return
    if (await deletion.run(row.id)) focusHeading()
  }
  return (
    <>
      <RowList
        table={kind.table}
        heading={heading}
        noun={noun}
        add={
          <button type="button" className="button" onClick={() => open(null)}>
            Add {capital(kind.noun)}
          </button>
        }
        notice={(rows) => <DraftNotices table={kind.table} rows={rows} isOpen={opened !== undefined} onOpen={open} />}
      >
        {(row, focusHeading) => (
          <RowItem
            key={row.id}
            title={rowTitle(row, row.id)}
            edit={
              <button type="button" className="button button-quiet" onClick={() => open(row)}>
                Edit<span className="sr-only"> {rowTitle(row, row.id)}</span>
              </button>
            }
            onDelete={() => remove(row, focusHeading)}
          >
            {facts(row)}
          </RowItem>
        )}
      </RowList>
      {confirm.dialog}
      {opened && <RowDialog kind={kind} row={opened.row} className={className} onClose={close} fields={fields} />}
    </>
  )
}
