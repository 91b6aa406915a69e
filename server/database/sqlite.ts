import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { makePrivate, privateFolder } from '../private-files.ts'

/** How long a query waits for a file that another program has locked. */
const busyTimeoutMs = 5000
/** One that comes right after another has waited in vain, and one whose process was stopped meanwhile, tries so often still. */
const fewestAttempts = 5
const rightAfterMs = 1000
const oldestVersion = '3.51.3'

/**
 * Refuses an SQLite with the defect that can corrupt a file which two connections write through its log
 * (3.7.0 to 3.51.2): the public and the maintenance process may share one file.
 */
export function requireSqliteVersion(version: string): void {
  if (version.localeCompare(oldestVersion, 'en', { numeric: true }) >= 0) return
  throw new Error(
    `SQLite ${oldestVersion} or newer is needed, but Node.js ${process.version} carries SQLite ${version}: use the Node.js that comes with the project.`,
  )
}

/**
 * Opens an SQLite file, and makes it and its folder where they are missing: nobody else may read them. A read-only handle
 * needs an existing file. Every commit is on the disk before it is acknowledged (synchronous=FULL), and what is deleted is
 * overwritten (secure_delete).
 */
export function openSqliteFile(path: string, options: { readOnly: boolean }): DatabaseSync {
  if (!options.readOnly) mkdirSync(dirname(path), { recursive: true, mode: privateFolder })
  const handle = new DatabaseSync(path, {
    readOnly: options.readOnly,
    timeout: busyTimeoutMs,
    enableForeignKeyConstraints: true,
  })
  try {
    requireSqliteVersion(String(handle.prepare('select sqlite_version() as version').get()?.version))
    handle.exec('pragma synchronous = full')
    if (!options.readOnly) {
      // Before its first page is written: SQLite gives the files beside it the same rights.
      for (const suffix of ['', '-wal', '-shm']) makePrivate(path + suffix)
      handle.exec('pragma secure_delete = on')
      handle.exec('pragma temp_store = memory')
      requireWriteAheadLog(handle, path)
    }
    // From here on nothing waits inside SQLite, which would stop the event loop, and with it every visitor.
    handle.exec('pragma busy_timeout = 0')
  } catch (error) {
    handle.close()
    throw error
  }
  return handle
}

function requireWriteAheadLog(handle: DatabaseSync, path: string): void {
  const mode = handle.prepare('pragma journal_mode = wal').get()?.journal_mode
  if (mode !== 'wal') throw new Error(`The file system of ${path} cannot keep a write-ahead log.`)
}

/** Kysely's SQLite dialect over node:sqlite; every transaction begins as a writer. */
export function sqliteDialect(handle: DatabaseSync): Dialect {
  return {
    createDriver: () => new ImmediateDriver(handle),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new LocklessCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** Rows need no lock of their own: a transaction keeps everybody else out. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') super.visitSelectModifier(node)
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #handle: DatabaseSync
  #gaveUpAt = 0

  constructor(handle: DatabaseSync) {
    super({ database: adapt(handle) })
    this.#handle = handle
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: <R>(query: CompiledQuery) => this.#whenFree(() => connection.executeQuery<R>(query)),
      streamQuery: (...query) => connection.streamQuery(...query),
    }
  }

  /**
   * A deferred transaction that reads and then writes fails with BUSY_SNAPSHOT when another process wrote between, and
   * no waiting helps: so the lock is taken at the start.
   */
  override async beginTransaction(): Promise<void> {
    await this.#whenFree(async () => this.#handle.exec('begin immediate'))
  }

  /** Does what another program may be in the way of, again and again until it is not or the time is over. */
  async #whenFree<T>(work: () => Promise<T>): Promise<T> {
    const begun = Date.now()
    const deadline = begun - this.#gaveUpAt < rightAfterMs ? begun : begun + busyTimeoutMs
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        if (!isBusy(error)) throw error
        if (attempt >= fewestAttempts && Date.now() >= deadline) {
          this.#gaveUpAt = Date.now()
          throw error
        }
        await sleep(5 + Math.random() * 20)
      }
    }
  }

  /** A full disk makes SQLite roll back by itself; a second rollback would hide the reason. */
  override async rollbackTransaction(): Promise<void> {
    if (this.#handle.isTransaction) this.#handle.exec('rollback')
  }
}

/** Empties the write-ahead log, unless somebody else reads the file just now. */
export function emptyLog(handle: DatabaseSync): void {
  handle.exec('pragma wal_checkpoint(truncate)')
}

/** Whether SQLite refused because another connection is in the way. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

function adapt(handle: DatabaseSync): SqliteDatabase {
  return {
    close: () => handle.close(),
    prepare(text) {
      const statement = handle.prepare(text)
      requireWholeText(statement, text)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...requireBindable(parameters)),
        run: (parameters) => statement.run(...requireBindable(parameters)),
        iterate: (parameters) => statement.iterate(...requireBindable(parameters)),
      }
    },
  }
}

/** node:sqlite prepares the first statement of a text and silently ignores the rest. */
function requireWholeText(statement: StatementSync, text: string): void {
  if (statement.sourceSQL.trim() !== text.trim()) throw new Error(`Only one statement at a time: ${text}`)
}

/** node:sqlite binds NULL for a Date and for a plain object, and says nothing. */
function requireBindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value, index) => {
    if (isBindable(value)) return value
    throw new TypeError(`Parameter ${index + 1} cannot be stored: ${Object.prototype.toString.call(value)}`)
  })
}

function isBindable(value: unknown): value is SQLInputValue {
  return value === null || ['string', 'number', 'bigint'].includes(typeof value) || value instanceof Uint8Array
}
