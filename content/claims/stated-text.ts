import { type ContentReader, keyOf, type Row, type TableName } from '../../domain/content.ts'

/** A passage that visitors read. */
export interface StatedText {
  /** Its place on its page, where a mark can stand behind it; empty for none. */
  place: string
  /** Plain or HTML. */
  text: string
  /** What maintainers know it by. */
  name: string
  /** The row that it is edited in; undefined where it is built in. */
  row?: { table: TableName; key: string }
}

/** A page and all that it says. */
export interface StatingPage {
  /** Below /quarry. */
  path: string
  name: string
  texts: StatedText[]
}

/** What the texts of a page depend on. */
export interface Reading {
  content: ContentReader
  /** The day in London, as YYYY-MM-DD. */
  today: string
}

/** A passage of the site's own words. */
export function builtIn(text: string, place = ''): StatedText {
  return { place, text, name: 'Built-in text' }
}

/** A passage that is edited in this row. */
export function rowText(
  table: TableName,
  key: string,
  name: string,
  texts: readonly (string | null)[],
  place = '',
): StatedText {
  return { place, text: texts.join('\n'), name, row: { table, key } }
}

/** Every text in a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
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
