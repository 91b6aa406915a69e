import { type ContentReader, keyOf, type Row, type TableName } from '../../domain/content.ts'

/** A text of a page, and the claims that it names. */
export interface Passage {
  /** Its place on its page, where a mark can stand behind it; empty for none. */
  place: string
  /** The ids of what it claims. */
  claims: readonly string[]
  /** What maintainers know it by. */
  name: string
  /** The row that it is edited in; undefined where it is built in. */
  row?: { table: TableName; key: string }
}

/** A page and its texts. */
export interface PagePassages {
  /** Below /quarry. */
  path: string
  name: string
  passages: Passage[]
}

/** What the texts of a page depend on. */
export interface Reading {
  content: ContentReader
  /** The day in London, as YYYY-MM-DD. */
  today: string
}

/** A text that is edited in this row. */
export function rowPassage(
  table: TableName,
  key: string,
  name: string,
  claims: readonly string[] = [],
  place = '',
): Passage {
  return { place, claims, name, row: { table, key } }
}

/** The content as it is at one moment, each table read once: for what looks through all pages. */
export function readOnce(content: ContentReader): ContentReader {
  const lists = new Map<TableName, Promise<unknown[]>>()
  function list<T extends TableName>(table: T): Promise<Row<T>[]> {
    const read = lists.get(table) ?? content.list(table)
    lists.set(table, read)
    return read as Promise<Row<T>[]>
  }
  return {
    list,
    find: async (table, key) => (await list(table)).find((row) => keyOf(table, row) === key),
  }
}
