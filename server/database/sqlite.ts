import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { OpenFile } from './open-file.ts'

/** How long a query waits for a file that another program has locked, in ms. */
const busyTimeoutMs = 5000
/** After one query gave up, others within this time fail at once, so that a long lock costs one wait, in ms. */
const failFastMs = 1000

/**
 * Opens an SQLite file, and makes it and its folder where they are missing. A read-only handle needs an existing file. Every
 * commit is on the disk before it is acknowledged (synchronous=FULL), and what is deleted is overwritten (secure_delete).
 */
export function openSqliteFile(path: string, { readOnly }: { readOnly: boolean }): DatabaseSync {
  if (!readOnly) mkdirSync(dirname(path), { recursive: true })
  const handle = new DatabaseSync(path, { readOnly, timeout: busyTimeoutMs, enableForeignKeyConstraints: true })
  try {
    handle.exec('pragma synchronous = full')
    if (!readOnly) {
      handle.exec('pragma secure_delete = on')
      handle.exec('pragma temp_store = memory')
      const mode = handle.prepare('pragma journal_mode = wal').get()?.journal_mode
      if (mode !== 'wal') throw new Error(`The file system of ${path} cannot keep a write-ahead log.`)
    }
    // From here on nothing waits inside SQLite, which would stop the event loop, and with it every visitor.
    handle.exec('pragma busy_timeout = 0')
  } catch (error) {
    handle.close()
    throw error
  }
  return handle
}

/** Kysely's SQLite dialect over node:sqlite; every transaction begins as a writer. */
export function sqliteDialect(handle: DatabaseSync, file: OpenFile): Dialect {
  return {
    createDriver: () => new PatientDriver(handle, file),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new LocklessCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** SQLite takes back also tables that a transaction made, though Kysely says otherwise. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Rows need no lock of their own: a transaction keeps everybody else out. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') super.visitSelectModifier(node)
  }
}

class PatientDriver extends SqliteDriver {
  readonly #handle: DatabaseSync
  readonly #file: OpenFile
  #gaveUpAt = 0

  constructor(handle: DatabaseSync, file: OpenFile) {
    super({ database: adapt(handle) })
    this.#handle = handle
    this.#file = file
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
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** Does what another program may be in the way of, again and again until it is not or the time is over. */
  async #whenFree<T>(work: () => Promise<T>): Promise<T> {
    const begun = Date.now()
    const deadline = begun - this.#gaveUpAt < failFastMs ? begun : begun + busyTimeoutMs
    for (;;) {
      this.#file.requireUnharmed()
      try {
        return await work()
      } catch (error) {
        this.#file.note(error)
        if (!isBusy(error)) throw error
        if (Date.now() >= deadline) {
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

/** Whether SQLite refused because another connection is in the way. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

function adapt(handle: DatabaseSync): SqliteDatabase {
  return {
    close: () => handle.close(),
    prepare(text) {
      const statement = handle.prepare(text)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
}
