import { type ContentReader, keyOf, type Row, type TableName } from '../../domain/content.ts'
import { changeSchemas } from '../../domain/row-schemas.ts'
import type { UnsavedRow } from '../../domain/wanted-preview.ts'
import { readRow } from './rows.ts'
import { sortRows } from './sort.ts'

/**
 * The content as it would be with these rows stored. They are read as stored rows are, so that their HTML and addresses
 * are safe; what is half typed is shown as it stands.
 */
export function contentWith(content: ContentReader, unsaved: readonly UnsavedRow[]): ContentReader {
  const unsavedOf = (table: TableName) => unsaved.filter((each) => each.table === table)
  return {
    async list<T extends TableName>(table: T) {
      const stored = await content.list(table)
      const typed = unsavedOf(table)
      if (typed.length === 0) return stored
      const rows = new Map(stored.map((row) => [keyOf(table, row), row]))
      for (const { row } of typed) {
        const key = keyOf(table, row)
        rows.set(key, asStored(table, row, rows.get(key)))
      }
      return sortRows(table, [...rows.values()])
    },
    async find<T extends TableName>(table: T, key: string) {
      const typed = unsavedOf(table).filter(({ row }) => keyOf(table, row) === key)
      const stored = await content.find(table, key)
      return typed.reduce<Row<T> | undefined>((row, each) => asStored(table, each.row, row), stored)
    },
  }
}

/** A row as it would be read back. A field that its schema takes has the form that the schema gives it. */
function asStored<T extends TableName>(table: T, typed: UnsavedRow['row'], stored: Row<T> | undefined): Row<T> {
  const fields = Object.entries(typed).map(([field, value]) => {
    const read = changeSchemas[table].safeParse({ [field]: value })
    return [field, read.success && Object.hasOwn(read.data, field) ? Reflect.get(read.data, field) : value]
  })
  return readRow(table, { ...stored, ...Object.fromEntries(fields) })
}
