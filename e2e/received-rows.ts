import { DatabaseSync } from 'node:sqlite'

/** What visitors have sent, as it would stand in a site's SQLite file: the site itself takes only so much a minute. */
export function storeReceived(databaseFile: string, table: 'messages' | 'newsletter_signups', rows: object[]): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  try {
    for (const row of rows) {
      const names = Object.keys(row)
      const places = names.map(() => '?').join(', ')
      database.prepare(`insert into ${table} (${names.join(', ')}) values (${places})`).run(...Object.values(row))
    }
  } finally {
    database.close()
  }
}
