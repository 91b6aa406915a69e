import { execFileSync } from 'node:child_process'
import { sqlitePath } from '../server/database/connect.ts'
import { openSqliteFile } from '../server/database/sqlite.ts'
import { readServiceConfig } from './service-config.ts'

/** Makes a whole copy of the site's database while it runs, and opens it again: back-up TO, which must not exist yet. */
function main(to: string | undefined): void {
  process.umask(0o077)
  if (to === undefined) throw new Error('Name the file that the back-up is to be.')
  const { databaseUrl } = readServiceConfig()
  if (!databaseUrl.startsWith('file:')) {
    execFileSync('pg_dump', ['--format=custom', `--file=${to}`, databaseUrl], { stdio: 'inherit' })
    execFileSync('pg_restore', ['--list', to], { stdio: 'ignore' })
    return
  }
  const site = openSqliteFile(sqlitePath(databaseUrl), { readOnly: true })
  site.prepare('vacuum into ?').run(to)
  site.close()
  const copy = openSqliteFile(to, { readOnly: true })
  const faults = copy
    .prepare('pragma integrity_check')
    .all()
    .map((row) => row.integrity_check)
  if (faults.join() !== 'ok') throw new Error(`The copy is broken: ${faults.slice(0, 3).join('; ')}`)
  const tables = copy.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").all()
  const rows = tables.map(({ name }) => Number(copy.prepare(`select count(*) as rows from "${name}"`).get()?.rows))
  copy.close()
  console.log(`${rows.reduce((sum, count) => sum + count, 0)} rows in ${rows.length} tables`)
}

try {
  main(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
