import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { PostgresPool } from './postgres.ts'
import type { ContentRevision } from './revision.ts'

const lookEveryMs = 5000
const firstRetryMs = 100
const longestRetryMs = 2_000
/** In one statement, so that the numbers are those of one state. */
const readRevisions =
  "select '' as name, revision from content_revision union all select name, revision from table_revisions"

interface ListeningConnection {
  client: PoolClient
  /** Resolves when the connection is gone, for whatever reason. */
  ended: Promise<void>
}

/**
 * Hears of each new revision on a connection of its own, so that a page is made anew at once, also where another process has
 * written. All numbers are read on it, one after the other, and every five seconds one is read unasked: that ends a connection
 * which is dead but does not say so. The token is the number and, once one has passed, that of the era. A new one begins, and
 * all that was made before is old, whenever numbers tell no more what has changed: after a new connection, since what was
 * said meanwhile is lost; when the number goes back, as in a database restored from a copy; and when it cannot be read after
 * a write.
 */
export async function listenToPostgres({ pool }: { pool: PostgresPool }): Promise<ContentRevision> {
  /** By table; that of the content as a whole by ''. */
  let numbers = new Map([['', 0]])
  let era = 0
  let isClosed = false
  /** Undefined while it is on its way back. */
  let connection: ListeningConnection | undefined
  /** The latest read, which the next one waits for. */
  let reading: Promise<void> = Promise.resolve()
  await connect()
  try {
    await read()
  } catch (error) {
    drop()
    throw error
  }
  const looking = setInterval(() => read().catch(() => undefined), lookEveryMs).unref()
  void keepListening()

  /** Whatever is said is only a reason to look: another site in the same database may speak on the same channel. What is said earlier needs no answer, since who connects reads next. */
  async function connect(): Promise<void> {
    connection = await listen(pool)
    connection.client.on('notification', refresh)
  }

  function read(): Promise<void> {
    reading = reading.catch(() => undefined).then(readNow)
    return reading
  }

  async function readNow(): Promise<void> {
    const found = await connection?.client.query<{ name: string; revision: number }>(readRevisions)
    const newest = new Map(found?.rows.map(({ name, revision }) => [name, revision]))
    const [before = 0, now] = [numbers.get(''), newest.get('')]
    if (now === undefined) throw new Error('The revision cannot be read')
    if (now < before) era += 1
    numbers = newest
  }

  async function refresh(): Promise<void> {
    try {
      await read()
    } catch {
      era += 1
    }
  }

  /** Listens on a new connection whenever one has ended. While the database is away, what was made from it can still be shown. */
  async function keepListening(): Promise<void> {
    for (let delay = firstRetryMs; !isClosed; delay = Math.min(delay * 2, longestRetryMs)) {
      if (connection) {
        await connection.ended
        drop()
        delay = firstRetryMs
      }
      await sleep(delay, undefined, { ref: false })
      if (isClosed) return
      await connect().catch(() => undefined)
      if (!connection) continue
      era += 1
      await refresh()
    }
    drop()
  }

  function drop(): void {
    connection?.client.release(true)
    connection = undefined
  }

  return {
    current(table) {
      const number = numbers.get(table ?? '') ?? numbers.get('')
      return era === 0 ? String(number) : `${number}.${era}`
    },
    refresh,
    async close() {
      isClosed = true
      clearInterval(looking)
      drop()
    },
  }
}

async function listen(pool: PostgresPool): Promise<ListeningConnection> {
  const client = await pool.connect()
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  try {
    await client.query('listen content_revision')
  } catch (error) {
    client.release(true)
    throw error
  }
  return { client, ended }
}
