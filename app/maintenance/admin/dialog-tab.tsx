import { type ReactNode, useCallback, useState } from 'react'
import type { Row } from '../../../domain/content.ts'
import type { RowForm } from '../editing/row-form.ts'
import type { RowStart } from '../editing/use-row-form.ts'
import { capital, type DialogKind } from './dialog-kind.ts'
import { RowDialog } from './row-dialog.tsx'
import { type ListedRows, type ListedTable, RowList } from './row-list.tsx'

/** The rows of a table that are added and edited in a dialog. */
export function DialogTab<T extends ListedTable, V extends object>({
  kind,
  fields,
  className = '',
  ...rows
}: ListedRows<T> & {
  kind: DialogKind<T, V>
  fields: (form: RowForm<T, V>, isNew: boolean) => ReactNode
  /** Of the dialog. */
  className?: string
}) {
  const [opened, setOpened] = useState<RowStart<T, V>>()
  const open = (row: Row<T> | null) => setOpened(row ? { row } : { blank: kind.blank() })
  const close = useCallback(() => setOpened(undefined), [])
  return (
    <>
      <RowList
        {...rows}
        table={kind.table}
        deletionWords={kind.deletion}
        add={
          <button type="button" className="button" onClick={() => open(null)}>
            Add {capital(kind.noun)}
          </button>
        }
        isOpen={opened !== undefined}
        onOpen={open}
      />
      {opened && <RowDialog kind={kind} start={opened} className={className} onClose={close} fields={fields} />}
    </>
  )
}
