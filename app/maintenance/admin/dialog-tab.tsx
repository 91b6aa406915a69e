import { type ReactNode, useCallback, useState } from 'react'
import type { Row } from '../../../domain/content.ts'
import type { RowForm } from '../editing/row-form.ts'
import type { RowStart } from '../editing/use-row-form.ts'
import { QuietButton } from '../quiet-button.tsx'
import { capital, type DialogKind, type DialogTable } from './dialog-kind.ts'
import { RowDialog } from './row-dialog.tsx'
import { type ListedRows, type ListedTable, RowList } from './row-list.tsx'

/** The rows of a table that are added and edited in a dialog. */
export function DialogTab<T extends DialogTable & ListedTable, V extends object>({
  kind,
  fields,
  className = '',
  actions,
  ...rows
}: Omit<ListedRows<T>, 'actions'> & {
  kind: DialogKind<T, V>
  fields: (form: RowForm<T, V>, isNew: boolean) => ReactNode
  /** What else can be done to a row; `open` opens its dialog. */
  actions?: (row: Row<T>, name: string, open: () => void) => ReturnType<NonNullable<ListedRows<T>['actions']>>
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
        {...(actions && { actions: (row: Row<T>, name: string) => actions(row, name, () => open(row)) })}
        table={kind.table}
        deletionWords={kind.deletion}
        add={
          <button type="button" className="button" onClick={() => open(null)}>
            Add {capital(kind.noun)}
          </button>
        }
        edit={(row, name) => (
          <QuietButton about={name} onClick={() => open(row)}>
            Edit
          </QuietButton>
        )}
        isOpen={opened !== undefined}
        onOpen={open}
      />
      {opened && <RowDialog kind={kind} start={opened} className={className} onClose={close} fields={fields} />}
    </>
  )
}
