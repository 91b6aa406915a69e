import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqlitePath } from '../connect.ts'
import type { DatabaseHost } from './database-host.ts'

/** What the code of commit 309b2e19 made in each database, with a row of everything that people leave there. */
export function oldDump(kind: 'sqlite' | 'postgres'): string {
  return readFileSync(join(import.meta.dirname, `309b2e19-${kind}.sql`), 'utf8')
}

/** A database as that commit left it. Resolves to its address. */
export async function createOldDatabase(host: DatabaseHost): Promise<string> {
  const url = await host.createDatabase()
  if (url.startsWith('file:')) {
    mkdirSync(dirname(sqlitePath(url)))
    using handle = new DatabaseSync(sqlitePath(url))
    handle.exec(oldDump('sqlite'))
    return url
  }
  const [schema] = await host.execute(url, 'select current_schema() as name')
  await host.execute(url, oldDump('postgres').replaceAll(/\bpublic\b/g, String(schema?.name)))
  return url
}
