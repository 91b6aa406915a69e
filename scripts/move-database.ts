import { existsSync } from 'node:fs'
import { connectDatabase, sqlitePath } from '../server/database/connect.ts'
import { reasonOf } from '../server/database/failure.ts'
import { moveDatabase } from '../server/database/move.ts'

/** Carries a site from an SQLite file to an empty PostgreSQL: move-database file:… postgres://… */
async function main([from, to, ...more]: string[]): Promise<void> {
  // The copy that an update makes of the file is for its owner alone.
  process.umask(0o077)
  if (!from || !to || more.length > 0)
    throw new Error('Name both databases: npm run move-database -- file:data/quarry.db postgres://user@host/database')
  if (from.startsWith('file:') && !existsSync(sqlitePath(from)))
    throw new Error(`There is no database at ${sqlitePath(from)}.`)
  const source = await connectDatabase(from)
  try {
    const target = await connectDatabase(to)
    try {
      await moveDatabase(source, target, ({ table, rows, hash }) =>
        console.log(`${table}: ${rows} rows, the same on both sides (${hash.slice(0, 12)})`),
      )
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
  console.log('Everything is carried over. Set DATABASE_URL to the new database, and start the site.')
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? reasonOf(error) : error)
  process.exit(1)
}
