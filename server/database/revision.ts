import type { DatabaseSync } from 'node:sqlite'
import type { TableName } from '../../domain/content.ts'
import type { ConnectedDatabase } from './connect.ts'
import { toContentError } from './failure.ts'
import { listenToPostgres } from './postgres-revision.ts'

/** Which state the content is in. Everything made from content is kept under its token. */
export interface ContentRevision {
  /** The token of the content as it is now, or of one table. A token never names two states, also not after a lost connection. */
  current(table?: TableName): string
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
  const ofContent = handle.prepare('select revision from content_revision')
  const ofTables = handle.prepare('select name, revision from table_revisions')
  let latest = ''
  let tables = new Map<unknown, string>()
  let isFresh = false
  read()

  /** The numbers of the tables are read only where the one of the content has changed: that is asked all the time. */
  function read(): void {
    const found = String(ofContent.get()?.revision)
    if (found === latest) return
    tables = new Map(ofTables.all().map(({ name, revision }) => [name, String(revision)]))
    latest = found
  }

  function forget(): void {
    isFresh = false
  }

  return {
    current(table) {
      if (!isFresh) {
        try {
          read()
        } catch {
          // While the file cannot be read, what was made from it can still be shown.
        }
        isFresh = true
        setImmediate(forget)
      }
      return tables.get(table) ?? latest
    },
    refresh: async () => forget(),
    close: async () => undefined,
  }
}
