import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { PoolClient } from 'pg'
import type { PostgresPool } from './postgres.ts'
import type { ContentRevision } from './revision.ts'
import type { Database } from './tables.ts'

const pollMs = 5000
const firstRetryMs = 100
const longestRetryMs = 2_000

interface Listener {
  client: PoolClient
  /** Resolves when the connection is gone, for whatever reason. */
  ended: Promise<void>
}

/**
 * Hears of each new revision on a connection of its own, so that a page is made anew at once, also where another process has
 * written. The token is the number of the revision and, once one has passed, that of the era:
 * - A new era begins with each new connection, since what was said meanwhile is lost; when the number goes back, as in a
 *   database restored from a copy; and when a writer of ours cannot read the number. Whatever was made before is then old.
 * - `refresh` reads the number after each notification and each own write; `look` does so every five seconds on the
 *   connection that listens, which ends it where it is dead but does not say so; `follow` then opens another.
 */
export async function listenToPostgres(database: {
  db: Kysely<Database>
  pool: PostgresPool
}): Promise<ContentRevision> {
  let revision = 0
  let era = 0
  let isClosed = false
  let isLooking = false
  /** Undefined while it is on its way back. */
  let listener: Listener | undefined = await listen(database.pool, refresh)
  try {
    await read()
  } catch (error) {
    drop()
    throw error
  }
  const poll = setInterval(look, pollMs).unref()
  void follow(listener)

  async function read(): Promise<void> {
    const known = revision
    note(known, await database.db.selectFrom('content_revision').select('revision').executeTakeFirstOrThrow())
  }

  /** Looks over the connection that listens: where no answer comes, it ends. */
  async function look(): Promise<void> {
    if (isLooking || !listener) return
    isLooking = true
    const known = revision
    try {
      const { rows } = await listener.client.query<{ revision: number }>('select revision from content_revision')
      if (rows[0]) note(known, rows[0])
    } catch {
      // Whoever follows the connection is told of its end.
    }
    isLooking = false
  }

  /** Several may be on their way at once: only a number below the one known at the start has really gone back. */
  function note(known: number, row: { revision: number }): void {
    if (row.revision < known) {
      era += 1
      revision = row.revision
    }
    revision = Math.max(revision, row.revision)
  }

  async function follow(first: Listener): Promise<void> {
    await first.ended
    if (isClosed) return
    drop()
    for (let delay = firstRetryMs; !isClosed; delay = Math.min(delay * 2, longestRetryMs)) {
      await sleep(delay, undefined, { ref: false })
      try {
        const next = await listen(database.pool, refresh)
        listener = next
        const isClosedMeanwhile = isClosed
        if (isClosedMeanwhile) return drop()
        era += 1
        await refresh()
        void follow(next)
        return
      } catch {
        // The database is still away: what was made from it can still be shown until it is back.
      }
    }
  }

  async function refresh(): Promise<void> {
    try {
      await read()
    } catch {
      // Something may have been written, and its number is not known: nothing made before it may be shown.
      era += 1
    }
  }

  function drop(): void {
    listener?.client.release(true)
    listener = undefined
  }

  return {
    current: () => (era === 0 ? String(revision) : `${revision}.${era}`),
    refresh,
    async close() {
      isClosed = true
      clearInterval(poll)
      drop()
    },
  }
}

/** Whatever is said is only a reason to look: another site in the same database may speak on the same channel. */
async function listen(pool: PostgresPool, onRevision: () => void): Promise<Listener> {
  const client = await pool.connect()
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('notification', onRevision)
  try {
    await client.query('listen content_revision')
  } catch (error) {
    client.release(true)
    throw error
  }
  return { client, ended }
}
