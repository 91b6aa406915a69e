import { type ContentReader, keyOf, type Row, type TableName } from '../../domain/content.ts'
import { firstRows } from '../seed/first-rows.ts'

type Rows = { [T in TableName]?: readonly object[] }

/** The first rows of the site as its content, with other rows for the tables that are given. */
export function seededContent(others: Rows = {}): ContentReader {
  const tables: Rows = { ...firstRows, ...others }
  async function list<T extends TableName>(table: T) {
    return (tables[table] ?? []) as Row<T>[]
  }
  return { list, find: async (table, key) => (await list(table)).find((row) => keyOf(table, row) === key) }
}
