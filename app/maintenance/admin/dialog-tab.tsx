import { type ComponentProps, useCallback, useState } from 'react'
import type { z } from 'zod'
import type { Row } from '../../../domain/content.ts'
import { capital, type EntityDefinition, entity } from '../editing/entity-definition.ts'
import type { RowStart } from '../editing/row-editor.ts'
import { blankRow, type TypedRow, typedRows } from '../editing/typed-rows.ts'
import { RowFields } from '../row-field.tsx'
import { RowDialog } from './row-dialog.tsx'
import { type ListedRows, type ListedTable, RowList } from './row-list.tsx'

/** A table whose rows are added and edited in a dialog, as its tab shows it. */
interface GivenTable<T extends ListedTable>
  extends ListedRows<T>,
    Pick<EntityDefinition<T, TypedRow<T>>, 'labels' | 'shownOn'>,
    Pick<ComponentProps<typeof RowFields>, 'options'> {
  table: T
  /** What a row is called where there is room for more than its noun. */
  fullNoun?: string
  /** What a new row begins with; the rest of it is empty. */
  blank?: Partial<TypedRow<T>>
  /** Whether a row has this field; without it, each has all. */
  isShown?: (field: string, values: TypedRow<T>) => boolean
  /** Of the dialog. */
  className?: string
}

/** The same with what an editor does with its rows. */
export function rowTable<T extends ListedTable>({ table, fullNoun, labels, shownOn, ...tab }: GivenTable<T>) {
  const rows = typedRows(table)
  // The compiler does not work out the fields of a table that it does not know.
  const schema = rows.schema as unknown as z.ZodType<TypedRow<T>>
  const definition = entity<T, TypedRow<T>>(
    { ...rows, schema, ...(labels && { labels }), ...(shownOn && { shownOn }) },
    fullNoun,
  )
  return { ...tab, definition }
}

/** The rows of such a table and their dialog. */
export function DialogTab<T extends ListedTable>({
  of: { definition, blank = {}, isShown, options, className = '', ...rows },
  ...own
}: { of: ReturnType<typeof rowTable<T>> } & Pick<ListedRows<T>, 'order' | 'actions'>) {
  const [opened, setOpened] = useState<RowStart<T, TypedRow<T>>>()
  const open = (row: Row<T> | null) => setOpened(row ? { row } : { blank: blankRow(definition.schema, blank) })
  const close = useCallback(() => setOpened(undefined), [])
  return (
    <>
      <RowList
        {...rows}
        {...own}
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
        <RowDialog
          definition={definition}
          start={opened}
          className={className}
          onClose={close}
          fields={({ values }, isNew) => (
            <RowFields isNew={isNew} options={options} isShown={(field) => isShown?.(field, values) ?? true} />
          )}
        />
      )}
    </>
  )
}
