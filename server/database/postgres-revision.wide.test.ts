import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ConnectedDatabase, connectDatabase } from './connect.ts'
import { createContent } from './repository.ts'
import { type ContentRevision, openContentRevision } from './revision.ts'
import { sharedPostgresServer } from './testing/database-host.ts'
import { executeOnPostgres } from './testing/postgres-server.ts'
import { sampleEvent } from './testing/sample-rows.ts'

const createDatabase = async () => (await sharedPostgresServer()).createDatabase()
const newEvent = "insert into events (id, title, date) values (gen_random_uuid(), 'A', 'B')"
/** Ends every connection of the site to a database, and returns once they have ended. */
const endConnections = (url: string) =>
  `select pg_terminate_backend(pid, 300000) from pg_stat_activity
   where application_name = $quarry$quarry$quarry$ and datname = '${nameOf(url)}'`
const endListener = (url: string) =>
  `${endConnections(url)} and query ~ '^listen content_revision|from content_revision'`
const nameOf = (url: string) => /test_\d+/.exec(url)?.[0]

describe('the revision on PostgreSQL', () => {
  let url: string
  let database: ConnectedDatabase
  let revision: ContentRevision

  beforeEach(async () => {
    // The slow poll comes when a test says so: what is there without it was told.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    url = await createDatabase()
    database = await connectDatabase(url)
    revision = await openContentRevision(database)
    onTestFinished(async () => {
      await revision.close()
      await database.close()
    })
  })

  it('begins a new token when the number after a write cannot be read', async () => {
    await executeOnPostgres(url, 'alter table content_revision rename to hidden')
    await revision.refresh()
    expect(revision.current()).toBe('1.1')
  })

  it('recovers when its connection is killed, and never repeats a token', async () => {
    const seen = new Set([revision.current()])
    for (let round = 0; round < 3; round += 1) {
      expect(await executeOnPostgres(url, endListener(url))).toHaveLength(1)
      await executeOnPostgres(url, newEvent)
      await expect.poll(() => revision.current()).toBe(`${2 + round}.${1 + round}`)
      seen.add(revision.current())
    }
    expect(seen.size).toBe(4)
    await executeOnPostgres(url, newEvent)
    await expect.poll(() => revision.current()).toBe('5.3')
  })

  it('keeps its last token while the database is away, and begins a new one when it is back', async () => {
    const name = nameOf(url)
    const elsewhere = url.replace(/test_\d+/, 'postgres')
    await executeOnPostgres(elsewhere, `alter database ${name} allow_connections false`)
    await executeOnPostgres(elsewhere, endConnections(url))
    await expect(database.db.selectFrom('events').selectAll().execute()).rejects.toThrow()
    expect(revision.current()).toBe('1')
    const content = createContent(database, revision)
    await expect(content.list('events')).rejects.toMatchObject({ code: 'unavailable', cause: expect.anything() })
    await executeOnPostgres(elsewhere, `alter database ${name} allow_connections true`)
    await expect.poll(() => revision.current()).toBe('1.1')
    await content.insert('events', sampleEvent)
    expect(revision.current()).toBe('2.1')
  })

  it('is current after a while when nothing is said at all', async () => {
    await executeOnPostgres(url, 'update content_revision set revision = 7')
    vi.advanceTimersToNextTimer()
    await expect.poll(() => revision.current()).toBe('7')
  })

  it('begins a new token when the number goes back, as in a restored database', async () => {
    await executeOnPostgres(url, newEvent)
    await revision.refresh()
    expect(revision.current()).toBe('2')
    await executeOnPostgres(url, 'update content_revision set revision = 1')
    await revision.refresh()
    await executeOnPostgres(url, newEvent)
    await revision.refresh()
    expect(revision.current()).toBe('2.1')
  })
})

it('a connection on which a query stays without an answer is not used again, and the server gives a statement up by itself', async () => {
  const url = await createDatabase()
  await (await connectDatabase(url)).close()
  const database = await connectDatabase(`${url}&query_timeout=2000`)
  const readProcess = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)).rows[0]?.pid ?? 0
  const silent = await readProcess()
  process.kill(silent, 'SIGSTOP')
  onTestFinished(async () => {
    process.kill(silent, 'SIGCONT')
    await database.close()
  })
  await expect(readProcess()).rejects.toThrow('The database cannot be used at the moment.')
  expect(await readProcess()).not.toBe(silent)
  const { rows } = await sql`show statement_timeout`.execute(database.db)
  expect(rows).toEqual([{ statement_timeout: '8s' }])
})
