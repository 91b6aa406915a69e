import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import type { z } from 'zod'
import type { Row } from '../../../domain/content.ts'
import { capital, type EntityDefinition, entity } from '../editing/entity-definition.ts'
import type { RowForm, RowStart } from '../editing/row-editor.ts'
import { blankRow, type TypedRow, typedRows } from '../editing/typed-rows.ts'
import { RowFields } from '../row-field.tsx'
import { RowDialog, useAskedRow } from './row-dialog.tsx'
import { type ListedRows, type ListedTable, RowList } from './row-list.tsx'

type TableDefinition<T extends ListedTable> = EntityDefinition<T, TypedRow<T>>

/** A table whose rows are edited in a dialog, as its screen shows it. */
interface GivenTable<T extends ListedTable>
  extends ListedRows<T>,
    Pick<TableDefinition<T>, 'labels' | 'shownOn'>,
    Partial<Pick<TableDefinition<T>, 'valuesOf' | 'fieldsOf'>>,
    Pick<ComponentProps<typeof RowFields>, 'options'> {
  table: T
  /** What a row is called where there is room for more than its noun. */
  fullNoun?: string
  /** What a new row begins with; the rest of it is empty. */
  blank?: Partial<TypedRow<T>>
  /** Whether a row can be the beginning of a new one. */
  canCopy?: boolean
  /** Whether a row has this field; without it, each has all. */
  isShown?: (field: string, values: TypedRow<T>) => boolean
  /** The fields, where they are others than the schema tells. */
  fields?: (form: RowForm<T, TypedRow<T>>) => ReactNode
  /** What stands below the fields of a row that is stored. */
  below?: (values: TypedRow<T>) => ReactNode
}

/** The same with what an editor does with its rows. */
export function rowTable<T extends ListedTable>({
  table,
  fullNoun,
  labels,
  shownOn,
  valuesOf,
  fieldsOf,
  ...screen
}: GivenTable<T>) {
  const rows = typedRows(table)
  // The compiler does not work out the fields of a table that it does not know.
  const schema = rows.schema as unknown as z.ZodType<TypedRow<T>>
  const own = {
    ...(labels && { labels }),
    ...(shownOn && { shownOn }),
    ...(valuesOf && { valuesOf }),
    ...(fieldsOf && { fieldsOf }),
  }
  return { ...screen, definition: entity<T, TypedRow<T>>({ ...rows, schema, ...own }, fullNoun) }
}

/** The rows of such a table and their dialog. The address may ask for one that is to be open, or for 'new'. */
export function DialogTab<T extends ListedTable>({
  of: { definition, blank = {}, canCopy, isShown, fields, below, options, ...rows },
  ...own
}: { of: ReturnType<typeof rowTable<T>> } & Pick<ListedRows<T>, 'order' | 'choices' | 'actions'>) {
  const { table, noun, schema } = definition
  const [opened, setOpened] = useState<{ start: RowStart<T, TypedRow<T>>; first?: string | undefined }>()
  const [last, setLast] = useState<string>()
  const open = (row: Row<T> | null, first?: string) =>
    setOpened({ start: row ? { row } : { blank: blankRow(schema, blank) }, first })
  const close = useCallback(() => setOpened(undefined), [])
  const onStored = useCallback((values: TypedRow<T>) => {
    setOpened(undefined)
    setLast((values as { id: string }).id)
  }, [])
  const copying: NonNullable<ListedRows<T>['actions']> = (row, about) => {
    const blank = { ...definition.valuesOf(row), id: crypto.randomUUID() }
    return [{ children: 'Copy', about, onClick: () => setOpened({ start: { blank } }) }]
  }
  useAskedRow(table, open)
  return (
    <>
      <RowList
        {...rows}
        {...(canCopy && { actions: copying })}
        {...own}
        table={table}
        deletionWords={definition.deletion}
        add={
          rows.question && (
            <button type="button" className="button" onClick={() => open(null)}>
              Add {capital(noun)}
            </button>
          )
        }
        isOpen={opened !== undefined}
        stored={last}
        onOpen={open}
      />
      {opened && (
        <RowDialog
          definition={definition}
          {...opened}
          onClose={close}
          onStored={onStored}
          fields={(form, isNew) => (
            <>
              {fields?.(form) ?? (
                <RowFields
                  hasKey={isNew && 'id' in blank}
                  options={options}
                  isShown={(field) => isShown?.(field, form.values) ?? true}
                />
              )}
              {!isNew && below?.(form.values)}
            </>
          )}
        />
      )}
    </>
  )
}
