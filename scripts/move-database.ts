import { existsSync } from 'node:fs'
import { connectDatabase, sqlitePath } from '../server/database/connect.ts'
import { moveDatabase } from '../server/database/move.ts'
import { runCommand } from './service-config.ts'

/** Carries a site from an SQLite file to an empty PostgreSQL, that of DATABASE_URL: move-database file:… */
await runCommand(async ({ databaseUrl }) => {
  const [from, ...more] = process.argv.slice(2)
  // Everybody on the machine can read these words: a password has no place there.
  if (!from || more.length > 0)
    throw new Error('Name the database to carry, such as file:data/quarry.db; DATABASE_URL names where it goes.')
  if (from.startsWith('file:') && !existsSync(sqlitePath(from)))
    throw new Error(`There is no database at ${sqlitePath(from)}.`)
  const source = await connectDatabase(from)
  try {
    const target = await connectDatabase(databaseUrl)
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
  console.log('Everything is carried over. Start the site.')
})
