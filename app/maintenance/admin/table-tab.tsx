import { type ReactNode, useCallback, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { z } from 'zod'
import { tableWords } from '../../../content/table-words.ts'
import { isFixedTable, type Row } from '../../../domain/content.ts'
import { capital, type EntityDefinition, entity } from '../editing/entity-definition.ts'
import type { RowForm, RowStart } from '../editing/row-form.ts'
import { hasTypedKey, type TypedRow, typedRows } from '../editing/typed-rows.ts'
import { editorAddress } from '../names.ts'
import { RowFields } from '../row-field.tsx'
import type { DeletionWords } from '../undo-delete.ts'
import { RowDialog, useAskedRow } from './row-dialog.tsx'
import { type ListedRows, type ListedTable, RowList } from './row-list.tsx'

type TableDefinition<T extends ListedTable> = EntityDefinition<T, TypedRow<T>>

/** What is special about the screen of a table; all else is told by the schema of its rows and by its words. */
export interface TableScreen<T extends ListedTable>
  extends ListedRows<T>,
    Pick<TableDefinition<T>, 'labels' | 'shownOn'>,
    Partial<Pick<TableDefinition<T>, 'valuesOf' | 'fieldsOf'>> {
  /** What stands above the list. */
  intro?: ReactNode
  /** What the button for a new row says, where that is not 'Add' and its noun. */
  adding?: string
  /** What is said of a deletion, where that is not what is said of every table. */
  deletion?: DeletionWords
  /** Whether a row can be the beginning of a new one. */
  canCopy?: boolean
  /** Whether a row has this field; without it, each has all. */
  isShown?: (field: string, values: TypedRow<T>) => boolean
  /** The fields, where they are others than the schema tells. */
  fields?: (form: RowForm<T, TypedRow<T>>) => ReactNode
  /** What stands below the fields of a row that is stored. */
  below?: (values: TypedRow<T>) => ReactNode
}

/** How the rows of a table are edited in its dialog. */
function definitionOf<T extends ListedTable>(
  table: T,
  { labels, shownOn, valuesOf, fieldsOf }: TableScreen<T>,
): TableDefinition<T> & { deletion: DeletionWords } {
  const rows = typedRows(table)
  // The compiler does not work out the fields of a table that it does not know.
  const schema = rows.schema as unknown as z.ZodType<TypedRow<T>>
  return entity<T, TypedRow<T>>({
    ...rows,
    schema,
    ...(labels && { labels }),
    ...(shownOn && { shownOn }),
    ...(valuesOf && { valuesOf }),
    ...(fieldsOf && { fieldsOf }),
  })
}

/** The rows of a table with what is done to them, in a dialog or where its editor is a page of its own. The address may ask for one that is to be open, or for 'new'. */
export function TableTab<T extends ListedTable>({ table, screen }: { table: T; screen: TableScreen<T> }) {
  const { intro, adding, deletion, canCopy, isShown, fields, below, ...list } = screen
  const { noun, editor } = tableWords[table]
  const [definition] = useState(() => definitionOf(table, screen))
  const [opened, setOpened] = useState<{ start: RowStart<T, TypedRow<T>>; first?: string | undefined }>()
  // An editor that is a page of its own says what it has stored.
  const [last, setLast] = useState<string | undefined>(useLocation().state?.stored)
  const add = (blank: TypedRow<T>) => setOpened({ start: { blank } })
  const open = (row: Row<T> | null, first?: string) =>
    row ? setOpened({ start: { row }, first }) : add(typedRows(table).blank())
  const close = useCallback(() => setOpened(undefined), [])
  const onStored = useCallback((values: TypedRow<T>) => {
    setOpened(undefined)
    setLast((values as { id: string }).id)
  }, [])
  useAskedRow(table, open)
  const hasDialog = editor.endsWith('?row=*')
  const label = adding ?? `Add ${capital(noun)}`
  const addButton = hasDialog ? (
    <button type="button" className="button" onClick={() => open(null)}>
      {label}
    </button>
  ) : (
    <Link className="button" to={editorAddress({ table, key: 'new' })}>
      {label}
    </Link>
  )
  return (
    <>
      {intro}
      <RowList<T>
        {...list}
        table={table}
        deletionWords={deletion ?? definition.deletion}
        add={!isFixedTable(table) && addButton}
        isOpen={opened !== undefined}
        stored={last}
        onOpen={hasDialog ? open : undefined}
        onCopy={canCopy && ((row) => add({ ...definition.valuesOf(row), id: crypto.randomUUID() }))}
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
                  hasKey={isNew && hasTypedKey(table)}
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
