import type { ContentReader, TableName } from '../../domain/content.ts'

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
