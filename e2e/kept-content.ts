import { DatabaseSync } from 'node:sqlite'
import { tableNames } from '../domain/content.ts'
import type { Site } from './site.ts'

/** Puts the content back as it is now, when it is disposed of: what has been added goes, what was changed or deleted comes back. */
export function keepContent({ databaseFile }: Site): Disposable {
  const readAll = () => {
    using database = new DatabaseSync(databaseFile, { timeout: 5000 })
    return tableNames.flatMap((table) => {
      const rows = database.prepare(`select rowid, * from ${table}`).all()
      return rows.map((row) => ({ table, row, text: JSON.stringify([table, row]) }))
    })
  }
  const before = readAll()
  return {
    [Symbol.dispose]() {
      const now = readAll()
      const [kept, found] = [before, now].map((rows) => new Set(rows.map(({ text }) => text)))
      using database = new DatabaseSync(databaseFile, { timeout: 5000 })
      for (const { table, row } of now.filter(({ text }) => !kept?.has(text)))
        database.prepare(`delete from ${table} where rowid = ?`).run(row.rowid ?? null)
      for (const { table, row } of before.filter(({ text }) => !found?.has(text))) {
        const marks = Object.keys(row)
          .map(() => '?')
          .join()
        database
          .prepare(`insert into ${table} (${Object.keys(row).join()}) values (${marks})`)
          .run(...Object.values(row))
      }
    },
  }
}
