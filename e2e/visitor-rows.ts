import { DatabaseSync } from 'node:sqlite'

type VisitorTable = 'messages' | 'newsletter_signups'

/** The rows of a table in a site's SQLite file, oldest first. */
export function storedRows(databaseFile: string, table: VisitorTable): Record<string, unknown>[] {
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5000 })
  try {
    return database.prepare(`select * from ${table} order by rowid`).all()
  } finally {
    database.close()
  }
}
