import { execFileSync } from 'node:child_process'
import { sqlitePath } from '../server/database/connect.ts'
import { openSqliteFile } from '../server/database/sqlite.ts'
import { postgresAccess, readBackUp } from './back-up-file.ts'
import { runCommand } from './service-config.ts'

/** Makes a whole copy of the site's database while it runs, and reads it again: back-up TO, which must not exist yet. */
await runCommand(async ({ databaseUrl }) => {
  const [, , to] = process.argv
  if (to === undefined) throw new Error('Name the file that the back-up is to be.')
  const kind = databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres'
  if (kind === 'sqlite') copySqlite(sqlitePath(databaseUrl), to)
  else dumpPostgres(databaseUrl, to)
  const rows = await readBackUp(to, kind)
  console.log(`${rows.reduce((sum, count) => sum + count, 0)} rows in ${rows.length} tables`)
})

function copySqlite(from: string, to: string): void {
  using site = openSqliteFile(from, { readOnly: true })
  site.prepare('vacuum into ?').run(to)
}

/** What a restore has put aside stays out of it. */
function dumpPostgres(databaseUrl: string, to: string): void {
  const { word, env } = postgresAccess(databaseUrl)
  const words = [word, '--format=custom', `--file=${to}`, '--exclude-schema=before_restore_*']
  execFileSync('pg_dump', words, { stdio: 'inherit', env })
}
