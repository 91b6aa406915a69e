import { type ReactNode, useCallback, useState } from 'react'
import type { Row } from '../../../domain/content.ts'
import { capital, type EntityDefinition } from '../editing/entity-definition.ts'
import type { RowForm, RowStart } from '../editing/row-editor.ts'
import { blankRow } from '../editing/typed-rows.ts'
import type { DeletionWords } from '../undo-delete.ts'
import { RowDialog } from './row-dialog.tsx'
import { type ListedRows, type ListedTable, RowList } from './row-list.tsx'

/** The rows of a table that are added and edited in a dialog. */
export function DialogTab<T extends ListedTable, V extends object>({
  definition,
  blank = {},
  fields,
  className = '',
  ...rows
}: ListedRows<T> & {
  definition: EntityDefinition<T, V> & { deletion: DeletionWords }
  /** What a new row begins with; the rest of it is empty. */
  blank?: Partial<V>
  fields: (form: RowForm<T, V>, isNew: boolean) => ReactNode
  /** Of the dialog. */
  className?: string
}) {
  const [opened, setOpened] = useState<RowStart<T, V>>()
  const open = (row: Row<T> | null) => setOpened(row ? { row } : { blank: blankRow(definition.schema, blank) })
  const close = useCallback(() => setOpened(undefined), [])
  return (
    <>
      <RowList
        {...rows}
        table={definition.table}
        deletionWords={definition.deletion}
        add={
          <button type="button" className="button" onClick={() => open(null)}>
            Add {capital(definition.noun)}
          </button>
        }
        isOpen={opened !== undefined}
        onOpen={open}
      />
      {opened && (
        <RowDialog definition={definition} start={opened} className={className} onClose={close} fields={fields} />
      )}
    </>
  )
}
