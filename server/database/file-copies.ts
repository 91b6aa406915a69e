import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { openSqliteFile } from './sqlite.ts'

/** Makes a whole copy of an SQLite file beside it, `quarry.db.before-update-20261129T101500123Z`, and keeps the three newest. */
export function keepCopyOf(path: string): void {
  const start = `${basename(path)}.before-update-`
  const handle = openSqliteFile(path, { readOnly: true })
  try {
    const copy = join(dirname(path), start + new Date().toISOString().replaceAll(/\W/g, ''))
    handle.prepare('vacuum into ?').run(copy)
  } finally {
    handle.close()
  }
  const copies = readdirSync(dirname(path)).filter((name) => name.startsWith(start))
  for (const old of copies.sort().slice(0, -3)) rmSync(join(dirname(path), old))
}
