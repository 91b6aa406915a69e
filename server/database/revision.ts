import type { DatabaseSync } from 'node:sqlite'
import type { ConnectedDatabase } from './connect.ts'
import { toContentError } from './failure.ts'
import { listenToPostgres } from './postgres-revision.ts'

/** Which state the content is in. Everything made from content is kept under its token. */
export interface ContentRevision {
  /** The token of the content as it is now. A token never names two states, also not after a lost connection. */
  current(): string
  /** Resolves when `current()` covers every change that was committed before the call; never rejects. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/**
 * Follows the revision of a database: pushed by PostgreSQL, and on SQLite read once for all requests that have come when
 * the event loop turns. Who asks after an own change says so with `refresh`.
 */
export async function openContentRevision(database: ConnectedDatabase): Promise<ContentRevision> {
  try {
    return database.kind === 'sqlite' ? readFromSqlite(database.handle) : await listenToPostgres(database)
  } catch (error) {
    throw toContentError(error)
  }
}

function readFromSqlite(handle: DatabaseSync): ContentRevision {
  const statement = handle.prepare('select revision from content_revision')
  let latest = read()
  let isFresh = false

  function read(): string {
    return String(statement.get()?.revision)
  }

  function forget(): void {
    isFresh = false
  }

  return {
    current() {
      if (isFresh) return latest
      try {
        latest = read()
      } catch {
        // While the file cannot be read, what was made from it can still be shown.
      }
      isFresh = true
      setImmediate(forget)
      return latest
    },
    refresh: async () => forget(),
    close: async () => undefined,
  }
}
