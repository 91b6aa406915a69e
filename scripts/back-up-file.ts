import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { openSqliteFile } from '../server/database/sqlite.ts'

/** What every back-up of the site has had from the beginning, among more. */
const ours = ['site_schema', 'events', 'messages', 'newsletter_signups', 'newsletter_links', 'mail_queue']

/** How PostgreSQL's own programs are told of a database. Everybody on the machine can read their words, but not the password. */
export function postgresAccess(databaseUrl: string): { word: string; env: NodeJS.ProcessEnv } {
  const [, start = databaseUrl, password, end = ''] = /^([^:]*:\/\/[^:@/?]*):([^/?]*)(@.*)$/s.exec(databaseUrl) ?? []
  const env = { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) }
  return { word: `--dbname=${start}${end}`, env }
}

/** Reads a whole back-up: how many rows each table has. Throws one line where it is damaged, or none of this site. */
export async function readBackUp(file: string, kind: 'sqlite' | 'postgres'): Promise<number[]> {
  const rows = kind === 'sqlite' ? readSqlite(file) : await readDump(file)
  const missing = ours.filter((table) => !rows.has(table))
  if (missing.length > 0) throw new Error(`The back-up is none of this site: it has no ${missing.join(', ')}.`)
  return [...rows.values()]
}

function readSqlite(file: string): Map<string, number> {
  try {
    using copy = openSqliteFile(file, { readOnly: true })
    const faults = copy.prepare('pragma integrity_check').all()
    const found = faults.map((row) => String(row.integrity_check).replaceAll(/\s+/g, ' '))
    if (found.join() !== 'ok') throw new Error(found.slice(0, 3).join('; '))
    const tables = copy
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
      .all()
    const count = (table: unknown) => Number(copy.prepare(`select count(*) as rows from "${table}"`).get()?.rows)
    return new Map(tables.map(({ name }) => [String(name), count(name)]))
  } catch (error) {
    throw new Error(`The back-up is broken: ${error instanceof Error ? error.message : error}`)
  }
}

/** The same. A table's rows come one a line, from COPY to a line with \. alone. */
async function readDump(file: string): Promise<Map<string, number>> {
  const reader = spawn('pg_restore', ['--data-only', '--file=-', file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(reader, 'close')
  const rows = new Map<string, number>()
  let table: string | undefined
  for await (const line of createInterface({ input: reader.stdout })) {
    if (table === undefined) {
      table = /^COPY (?:\S+\.)?(\w+) /.exec(line)?.[1]
      if (table) rows.set(table, 0)
    } else if (line === '\\.') table = undefined
    else rows.set(table, (rows.get(table) ?? 0) + 1)
  }
  const [status] = await ended
  if (status !== 0) throw new Error('The back-up is broken: pg_restore cannot read it.')
  return rows
}
