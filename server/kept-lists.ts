import type { ContentReader, Row, TableName } from '../domain/content.ts'
import { oncePerVersion } from './once-per-version.ts'

/** The content with the list of each table read once for each version of it: all pages that are made then share its rows. */
export function keepLists(content: ContentReader, version: () => string): ContentReader {
  const kept = new Map<TableName, () => Promise<unknown[]>>()
  return {
    list<T extends TableName>(table: T) {
      const list = kept.get(table) ?? oncePerVersion(version, () => content.list(table))
      kept.set(table, list)
      return list() as Promise<Row<T>[]>
    },
    find: (table, key) => content.find(table, key),
  }
}
