import type { ContentReader, Row, TableName } from '../domain/content.ts'

/**
 * The content with the list of each table read once for each version of it: all pages that are made then share its rows.
 */
export function cacheLists(content: ContentReader, version: () => string): ContentReader {
  const cached = new Map<TableName, () => Promise<unknown[]>>()
  return {
    list<T extends TableName>(table: T) {
      const list = cached.get(table) ?? oncePerVersion(version, () => content.list(table))
      cached.set(table, list)
      return list() as Promise<Row<T>[]>
    },
    find: (table, key) => content.find(table, key),
  }
}

/** What follows from the content, worked out once for each version of it, and anew where that has failed. */
export function oncePerVersion<T>(version: () => string, workOut: () => Promise<T>): () => Promise<T> {
  let cached: { version: string; found: Promise<T> } | undefined
  return () => {
    const now = version()
    if (cached?.version !== now) {
      const found = workOut()
      cached = { version: now, found }
      found.catch(() => {
        if (cached?.found === found) cached = undefined
      })
    }
    return cached.found
  }
}
