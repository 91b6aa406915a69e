import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { sqlitePath } from '../server/database/connect.ts'
import { openSqliteFile } from '../server/database/sqlite.ts'
import { runPostgresProgram } from './postgres-program.ts'
import { runCommand } from './service-config.ts'

/** Makes a whole copy of the site's database while it runs, and reads it again: back-up TO, which must not exist yet. */
await runCommand(async ({ databaseUrl }) => {
  const [, , to] = process.argv
  if (to === undefined) throw new Error('Name the file that the back-up is to be.')
  const rows = databaseUrl.startsWith('file:')
    ? copySqlite(sqlitePath(databaseUrl), to)
    : await copyPostgres(databaseUrl, to)
  console.log(`${rows.reduce((sum, count) => sum + count, 0)} rows in ${rows.length} tables`)
})

/** How many rows each table of the copy has. */
function copySqlite(from: string, to: string): number[] {
  const site = openSqliteFile(from, { readOnly: true })
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
  return rows
}

/** The same. A table's rows come one a line, from COPY to a line with \. alone. */
async function copyPostgres(databaseUrl: string, to: string): Promise<number[]> {
  runPostgresProgram('pg_dump', databaseUrl, ['--format=custom', `--file=${to}`])
  const reader = spawn('pg_restore', ['--data-only', '--file=-', to], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(reader, 'close')
  const rows: number[] = []
  let count: number | undefined
  for await (const line of createInterface({ input: reader.stdout })) {
    if (count === undefined) count = line.startsWith('COPY ') ? 0 : undefined
    else if (line !== '\\.') count += 1
    else {
      rows.push(count)
      count = undefined
    }
  }
  const [status] = await ended
  if (status !== 0) throw new Error('The copy is broken: pg_restore cannot read it.')
  return rows
}
