import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { isBusy, withoutWaiting } from './sqlite.ts'
import type { Database } from './tables.ts'

const retryAfterMs = 30_000
/** `user_version` of a file in which no page is left that was written before deleted rows were overwritten. */
const cleanVersion = 1

/** What visitors send stands in these tables. */
const tables = ['messages', 'newsletter_signups', 'sent_letters', 'sent_letter_mails']

/** Notes that a file is clean: a new one always is. */
export function markNewFile(handle: DatabaseSync): void {
  if (isEmpty(handle)) handle.exec(`pragma user_version = ${cleanVersion}`)
}

/**
 * Takes what deleted rows left behind out of the files of a database. SQLite overwrites a row when it is deleted
 * (secure_delete), but it may have moved it before, and leaves a copy in a part of a page that is not used: so the rows
 * that are kept are written anew. The write-ahead log keeps older pages until it is emptied. And a file that an earlier
 * version of the site wrote to has leftovers anywhere until it is made anew, once.
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
    if (!isClean(handle)) {
      handle.exec('vacuum')
      handle.exec(`pragma user_version = ${cleanVersion}`)
    }
    for (const table of tables) writeAnew(handle, table)
    return numberOf(handle, 'wal_checkpoint(truncate)') === 0
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}

/** Deleting all rows at once gives all pages of a table back, wholly overwritten. The rows meanwhile stand in memory. */
function writeAnew(handle: DatabaseSync, table: string): void {
  handle.exec('begin immediate')
  try {
    handle.exec(`create temporary table kept as select * from ${table} order by rowid`)
    handle.exec(`delete from ${table}`)
    handle.exec(`insert into ${table} select * from kept`)
    handle.exec('drop table kept')
    handle.exec('commit')
  } catch (error) {
    if (handle.isTransaction) handle.exec('rollback')
    throw error
  }
}

/** Whether deleted rows were overwritten from the first to the last. */
export function isClean(handle: DatabaseSync): boolean {
  return numberOf(handle, 'user_version') >= cleanVersion
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
