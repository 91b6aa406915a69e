import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { isBusy, withoutWaiting } from './sqlite.ts'
import type { Database } from './tables.ts'

const retryAfterMs = 30_000
/** `user_version` of a file in which no page is left that was written before deleted rows were overwritten. */
const cleanVersion = 1

/** Notes that a file is clean: a new one always is. */
export function markNewFile(handle: DatabaseSync): void {
  if (isEmpty(handle)) handle.exec(`pragma user_version = ${cleanVersion}`)
}

/**
 * Takes what deleted rows left behind out of the files of a database. In the database itself they are overwritten with zeros
 * when they are deleted (secure_delete); the write-ahead log keeps older pages until it is emptied, and a file that an
 * earlier version of the site wrote to has them anywhere until it is made anew, once.
 */
export class SqliteErasure {
  readonly #handle: DatabaseSync
  readonly #db: Kysely<Database>
  readonly #retryAfterMs: number
  #again: ReturnType<typeof setTimeout> | undefined

  constructor(handle: DatabaseSync, db: Kysely<Database>, retryMs = retryAfterMs) {
    this.#handle = handle
    this.#db = db
    this.#retryAfterMs = retryMs
  }

  /**
   * True once nothing is left. False where somebody who reads just now, such as a back-up, or a full disk holds it up: then it
   * is tried again by itself. Never rejects.
   */
  async erase(): Promise<boolean> {
    clearTimeout(this.#again)
    // Kysely's connection is ours meanwhile: no transaction is under way on it.
    const work = this.#db.connection().execute(async () => withoutWaiting(this.#handle, () => eraseFrom(this.#handle)))
    const isDone = await work.catch(() => false)
    if (!isDone && this.#handle.isOpen) {
      clearTimeout(this.#again)
      this.#again = setTimeout(() => this.erase(), this.#retryAfterMs)
      this.#again.unref()
    }
    return isDone
  }

  stop(): void {
    clearTimeout(this.#again)
  }
}

function eraseFrom(handle: DatabaseSync): boolean {
  try {
    if (numberOf(handle, 'user_version') < cleanVersion) {
      handle.exec('vacuum')
      handle.exec(`pragma user_version = ${cleanVersion}`)
    }
    return numberOf(handle, 'wal_checkpoint(truncate)') === 0
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}

/** Whether a file was made just now. */
function isEmpty(handle: DatabaseSync): boolean {
  return handle.prepare('select 1 from sqlite_schema limit 1').get() === undefined
}

/** The first value that a pragma answers; of a checkpoint that is 0 where nobody held it up. */
function numberOf(handle: DatabaseSync, pragma: string): number {
  const row = handle.prepare(`pragma ${pragma}`).get() ?? {}
  return Number(Object.values(row)[0])
}
