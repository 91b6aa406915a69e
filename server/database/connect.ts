import type { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import { type ColumnForms, readPostgresForms, sqliteForms } from './column-forms.ts'
import { toContentError, withContentErrors } from './failure.ts'
import { migrate } from './migrate.ts'
import { openPostgresPool } from './postgres.ts'
import { openSqliteFile, sqliteDialect } from './sqlite.ts'
import { isClean, markNewFile, SqliteErasure } from './sqlite-erasure.ts'
import type { Database } from './tables.ts'

/** Whatever goes wrong with a query is a ContentError. */
interface Connection {
  /** Reads and writes. On SQLite it is one connection: its transactions wait for each other. */
  db: Kysely<Database>
  /** Reads only, and never waits for a transaction of ours. */
  reader: Kysely<Database>
  forms: ColumnForms
  /**
   * Takes what was deleted out of the files too. False where something holds that up for now, and then it is tried again by
   * itself; PostgreSQL does it in its own time (docs/deploy.md). Never rejects.
   */
  erase(): Promise<boolean>
  close(): Promise<void>
}

/** A database with all its tables. `handle` and `url` are for those who must speak to it beside Kysely. */
export type ConnectedDatabase = Connection &
  ({ kind: 'sqlite'; handle: DatabaseSync } | { kind: 'postgres'; url: string })

/**
 * Opens the database that DATABASE_URL names (`file:data/quarry.db`, `postgres://…`) and brings its tables up to date.
 * Rejects with a ContentError where it cannot be reached, and with a plain one-line Error where the address is malformed
 * or SQLite is too old.
 */
export async function connectDatabase(url: string): Promise<ConnectedDatabase> {
  if (url.startsWith('file:')) return connectSqlite(sqlitePath(url))
  if (/^postgres(ql)?:\/\//.test(url)) return connectPostgres(url)
  throw new Error('DATABASE_URL must start with file: or postgres://')
}

/** The file that a `file:` address names; throws where it names none. */
export function sqlitePath(url: string): string {
  const path = url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
  if (path === '' || /[?#]/.test(path)) throw new Error('DATABASE_URL must name a file, such as file:data/quarry.db')
  return path
}

async function connectSqlite(path: string): Promise<ConnectedDatabase> {
  const writing = open(path, { readOnly: false })
  const db = new Kysely<Database>({ dialect: withContentErrors(sqliteDialect(writing)) })
  const erasure = new SqliteErasure(writing, db)
  try {
    markNewFile(writing)
    await migrate(db)
    if (!isClean(writing)) await erasure.erase()
    const handle = openSqliteFile(path, { readOnly: true })
    const reader = new Kysely<Database>({ dialect: withContentErrors(sqliteDialect(handle)) })
    const close = async () => {
      erasure.stop()
      for (const connection of [handle, writing]) if (connection.isOpen) connection.close()
    }
    return { kind: 'sqlite', db, reader, handle, forms: sqliteForms, erase: () => erasure.erase(), close }
  } catch (error) {
    erasure.stop()
    writing.close()
    throw toContentError(error)
  }
}

function open(path: string, options: { readOnly: boolean }): DatabaseSync {
  try {
    return openSqliteFile(path, options)
  } catch (error) {
    throw error instanceof Error && 'code' in error ? toContentError(error) : error
  }
}

async function connectPostgres(url: string): Promise<ConnectedDatabase> {
  const db = new Kysely<Database>({ dialect: withContentErrors(new PostgresDialect({ pool: openPostgresPool(url) })) })
  const close = () => db.destroy()
  try {
    await migrate(db)
    return { kind: 'postgres', db, reader: db, url, forms: await readPostgresForms(db), erase: async () => true, close }
  } catch (error) {
    await close()
    throw toContentError(error)
  }
}
