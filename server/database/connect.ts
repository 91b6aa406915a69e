import type { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { Kysely } from 'kysely'
import { toContentError, withContentErrors } from './failure.ts'
import { migrate } from './migrate.ts'
import { LocklessDialect, openPostgresPool, type PostgresPool } from './postgres.ts'
import { openSqliteFile, sqliteDialect } from './sqlite.ts'
import type { Database } from './tables.ts'

/** Whatever goes wrong with a query is a ContentError. */
interface Connection {
  /** Reads and writes. On SQLite it is one connection: its transactions wait for each other. */
  db: Kysely<Database>
  /** Reads only, and never waits for a transaction of ours. */
  reader: Kysely<Database>
  /**
   * Empties SQLite's log, which keeps pages as they were before their rows were deleted; while somebody else reads the file it
   * stays until the next time. PostgreSQL clears up in its own time (docs/deploy.md).
   */
  eraseTraces(): Promise<void>
  close(): Promise<void>
}

/** A database with all its tables. `handle` and `pool` are for those who must speak to it beside Kysely. */
export type ConnectedDatabase = Connection &
  ({ kind: 'sqlite'; handle: DatabaseSync } | { kind: 'postgres'; pool: PostgresPool })

/**
 * Opens the database that DATABASE_URL names (`file:data/quarry.db`, `postgres://…`), and brings its tables up to date. Rejects with a ContentError where it cannot be used, and with a plain one-line Error where the address is malformed.
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
  const handles: DatabaseSync[] = []
  const close = async () => {
    for (const handle of handles) if (handle.isOpen) handle.close()
  }
  const open = (readOnly: boolean) => {
    const handle = openSqliteFile(path, { readOnly })
    handles.push(handle)
    return { handle, db: new Kysely<Database>({ dialect: withContentErrors(sqliteDialect(handle, path)) }) }
  }
  try {
    const { handle: writing, db } = open(false)
    await migrate(db)
    const { handle, db: reader } = open(true)
    // Kysely's connection is ours meanwhile: no transaction is under way on it.
    const eraseTraces = () => db.connection().execute(async () => writing.exec('pragma wal_checkpoint(truncate)'))
    return { kind: 'sqlite', db, reader, handle, eraseTraces, close }
  } catch (error) {
    await close()
    throw toContentError(error)
  }
}

async function connectPostgres(url: string): Promise<ConnectedDatabase> {
  const pool = openPostgresPool(url)
  const db = new Kysely<Database>({ dialect: withContentErrors(new LocklessDialect({ pool })) })
  const close = () => db.destroy()
  try {
    await migrate(db)
    return { kind: 'postgres', db, reader: db, pool, eraseTraces: async () => undefined, close }
  } catch (error) {
    await close()
    throw toContentError(error)
  }
}
