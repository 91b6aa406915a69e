import type { ContentReader, Row, TableName } from '../domain/content.ts'
import { oncePerVersion } from './once-per-version.ts'

/**
 * The content with the list of each table read once for each version of it: all pages that are made then share its rows,
 * which nobody can change.
 */
export function cacheLists(content: ContentReader, version: () => string): ContentReader {
  const cached = new Map<TableName, () => Promise<unknown[]>>()
  return {
    list<T extends TableName>(table: T) {
      const list = cached.get(table) ?? oncePerVersion(version, async () => freeze(await content.list(table)))
      cached.set(table, list)
      return list() as Promise<Row<T>[]>
    },
    find: (table, key) => content.find(table, key),
  }
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
