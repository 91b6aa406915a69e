import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { Client } from 'pg'
import { postgresOptions } from './postgres.ts'
import type { ContentRevision } from './revision.ts'
import type { Database } from './tables.ts'

const pollMs = 5000
const firstRetryMs = 100
const longestRetryMs = 10_000

interface Listener {
  client: Client
  /** Resolves when the connection is gone, for whatever reason. */
  ended: Promise<void>
}

/**
 * Hears of each new revision on a connection of its own. A lost connection loses what was said meanwhile, and the database
 * that answers next may be a restored one that counts from an earlier number again: so each connection begins an era,
 * which is part of the token. A slow poll covers a connection that is dead but does not say so.
 */
export async function listenToPostgres(database: { db: Kysely<Database>; url: string }): Promise<ContentRevision> {
  let revision = 0
  let era = 0
  let isClosed = false
  let listener = await listen(database.url, refresh)
  try {
    await read()
  } catch (error) {
    await listener.client.end()
    throw error
  }
  const poll = setInterval(() => read().catch(() => undefined), pollMs).unref()
  void follow()

  /** Several may be on their way at once: only a number below the one known at the start has really gone back. */
  async function read(): Promise<void> {
    const known = revision
    const row = await database.db.selectFrom('content_revision').select('revision').executeTakeFirstOrThrow()
    if (row.revision < known) {
      era += 1
      revision = row.revision
    }
    revision = Math.max(revision, row.revision)
  }

  async function follow(): Promise<void> {
    while (!isClosed) {
      await listener.ended
      await reconnect()
    }
    // It may have been closed while the connection was on its way back.
    await listener.client.end()
  }

  async function reconnect(): Promise<void> {
    for (let delay = firstRetryMs; !isClosed; delay = Math.min(delay * 2, longestRetryMs)) {
      await sleep(delay, undefined, { ref: false })
      try {
        listener = await listen(database.url, refresh)
        era += 1
        await refresh()
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

  return {
    current: () => (era === 0 ? String(revision) : `${revision}.${era}`),
    refresh,
    async close() {
      isClosed = true
      clearInterval(poll)
      await listener.client.end()
    },
  }
}

/** Whatever is said is only a reason to look: another site in the same database may speak on the same channel. */
async function listen(url: string, look: () => void): Promise<Listener> {
  const client = new Client(postgresOptions(url))
  // A broken connection says so more than once; what counts is its end.
  client.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('notification', look)
  try {
    await client.connect()
    await client.query('listen content_revision')
  } catch (error) {
    client.end().catch(() => undefined)
    throw error
  }
  return { client, ended }
}
