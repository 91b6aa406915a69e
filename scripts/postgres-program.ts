import { execFileSync } from 'node:child_process'

/** Runs one of PostgreSQL's own programs on a database. Everybody on the machine can read its words, but not the password. */
export function runPostgresProgram(name: 'pg_dump' | 'pg_restore', databaseUrl: string, words: string[]): void {
  const [, start = databaseUrl, password, end = ''] = /^([^:]*:\/\/[^:@/?]*):([^/?]*)(@.*)$/s.exec(databaseUrl) ?? []
  const env = { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) }
  execFileSync(name, [`--dbname=${start}${end}`, ...words], { stdio: 'inherit', env })
}
