import { EventEmitter } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { type Dialect, Kysely } from 'kysely'
import { toContentError, withContentErrors } from './failure.ts'
import { keepCopyOf } from './file-copies.ts'
import { migrate } from './migrate.ts'
import { OpenFile } from './open-file.ts'
import { LocklessDialect, openPostgresPool, type PostgresPool } from './postgres.ts'
import { openSqliteFile, sqliteDialect } from './sqlite.ts'
import type { Database } from './tables.ts'

/** Tells of each query that failed because the database cannot be used. */
type Failures = EventEmitter<{ unavailable: [] }>

/** Whatever goes wrong with a query is a ContentError. */
interface Connection {
  /** Reads and writes. On SQLite it is one connection: its transactions wait for each other. */
  db: Kysely<Database>
  /** Reads only, and never waits for a transaction of ours. */
  reader: Kysely<Database>
  failures: Failures
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
  const failures: Failures = new EventEmitter()
  let file: OpenFile | undefined
  const close = async () => {
    for (const handle of handles.splice(0)) handle.close()
    file?.close()
    file = undefined
  }
  const open = (readOnly: boolean) => {
    const handle = openSqliteFile(path, { readOnly })
    handles.push(handle)
    file ??= new OpenFile(path)
    return { handle, db: openKysely(sqliteDialect(handle, file), failures) }
  }
  try {
    const { handle: writing, db } = open(false)
    await migrate(db, () => keepCopyOf(path))
    const { handle, db: reader } = open(true)
    // Kysely's connection is ours meanwhile: no transaction is under way on it.
    const eraseTraces = () => db.connection().execute(async () => writing.exec('pragma wal_checkpoint(truncate)'))
    return { kind: 'sqlite', db, reader, failures, handle, eraseTraces, close }
  } catch (error) {
    await close()
    throw toContentError(error)
  }
}

function openKysely(dialect: Dialect, failures: Failures): Kysely<Database> {
  return new Kysely<Database>({
    dialect: withContentErrors(dialect),
    log(event) {
      if (event.level === 'error' && toContentError(event.error).code === 'unavailable') failures.emit('unavailable')
    },
  })
}

async function connectPostgres(url: string): Promise<ConnectedDatabase> {
  const pool = openPostgresPool(url)
  const failures: Failures = new EventEmitter()
  const db = openKysely(new LocklessDialect({ pool }), failures)
  const close = () => db.destroy()
  try {
    await migrate(db)
    return { kind: 'postgres', db, reader: db, failures, pool, eraseTraces: async () => undefined, close }
  } catch (error) {
    await close()
    throw toContentError(error)
  }
}
