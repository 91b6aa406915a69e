import { expect, onTestFinished, test } from 'vitest'
import { executeOnPostgres, startReplicatedServers } from './database/testing/postgres-server.ts'
import { sampleEvent } from './database/testing/sample-rows.ts'
import { ask, ownPage } from './testing/ask.ts'
import { startMailHost } from './testing/mail-host.ts'
import { type Site, startSite } from './testing/site-process.ts'
import { pdf } from './uploads/testing/sample-files.ts'

const post = (site: Site, path: string, body: object) =>
  ask(site.port, path, { method: 'POST', headers: ownPage(site.port), body: JSON.stringify(body) })
const addEvent = async (site: Site, title: string) =>
  (await post(site, '/quarry/api/events', { ...sampleEvent, title })).status
const sendMessage = async (site: Site, subject: string) => {
  const message = { name: 'Ann', email: 'ann@example.org', subject, message: 'Hello', consent: 'yes' }
  return (await post(site, '/quarry/api/messages', message)).status
}
async function upload(site: Site): Promise<string> {
  const body = new FormData()
  body.set('file', new File([Uint8Array.from(pdf())], 'Report.pdf', { type: 'application/pdf' }))
  const { 'Content-Type': _, ...headers } = ownPage(site.port)
  const reply = await fetch(`${site.origin}/quarry/api/maintenance/uploads`, { method: 'POST', headers, body })
  return ((await reply.json()) as { path: string }).path
}
const eventsOf = async (site: Site) => (await ask(site.port, '/quarry/events')).body
const statusOf = async (site: Site, path: string) => (await ask(site.port, path)).status

function isRunning({ pid }: Site): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Two servers that copy each other, and the address by which sites find the one that takes writes; a query without an answer is given up sooner than the usual 10 s. */
async function startServers() {
  const { primary, replica } = await startReplicatedServers()
  const hosts = [primary, replica].map(({ url }) => new URL(url).host)
  return {
    primary,
    databaseUrl: `postgres://quarry@${hosts.join(',')}/site?target_session_attrs=read-write&query_timeout=2000`,
    replica: {
      ...replica,
      promote: () => executeOnPostgres(replica.url, 'select pg_promote()'),
      /** Resolves once it has all that the primary was told. */
      async catchUp() {
        const [written] = await executeOnPostgres(primary.url, 'select pg_current_wal_lsn()::text as place')
        const hasAll = `select pg_last_wal_replay_lsn() >= '${written?.place}' as replayed`
        await expect.poll(() => executeOnPostgres(replica.url, hasAll)).toEqual([{ replayed: true }])
      },
    },
  }
}

test('two sites with one PostgreSQL show each other’s edits, and go on without a restart when its primary is killed and its replica promoted', async () => {
  const { primary, replica, databaseUrl } = await startServers()
  await using mailHost = await startMailHost()
  const mail = { SMTP_URL: mailHost.url, PUBLIC_ORIGIN: 'https://example.org' }
  await using editors = await startSite('local', { DATABASE_URL: databaseUrl })
  await using visitors = await startSite('public', { DATABASE_URL: databaseUrl, ...mail })
  const report = await upload(editors)
  expect(await addEvent(editors, 'Before the fall')).toBe(201)
  await expect.poll(() => eventsOf(visitors)).toContain('Before the fall')
  await replica.catchUp()
  await primary.signal('SIGKILL')
  expect(await eventsOf(visitors)).toContain('Before the fall')
  await replica.promote()
  await expect.poll(() => addEvent(editors, 'After the fall')).toBe(201)
  await expect.poll(() => eventsOf(visitors)).toContain('After the fall')
  await expect.poll(() => sendMessage(visitors, 'After the fall')).toBe(201)
  expect((await ask(visitors.port, report)).bytes).toEqual(pdf())
  expect((await post(visitors, '/quarry/api/newsletter-signups', { EMAIL: 'ann@example.org' })).status).toBe(201)
  await expect.poll(() => mailHost.received.map(({ to }) => to)).toEqual([['ann@example.org']])
})

test('a PostgreSQL that takes connections and answers nothing takes down no page that was shown before; the site goes on with the next one, and ends when it is told to', async () => {
  const { primary, replica, databaseUrl } = await startServers()
  await using site = await startSite('public', { DATABASE_URL: databaseUrl })
  expect(await statusOf(site, '/quarry/events')).toBe(200)
  await replica.catchUp()
  await primary.signal('SIGSTOP')
  onTestFinished(() => primary.signal('SIGKILL'))
  // Visitors keep every connection busy.
  let isCrowded = true
  const crowd = Array.from({ length: 20 }, async () => {
    while (isCrowded) await ask(site.port, '/quarry/healthz')
  })
  const unseen = ['/quarry/healthz', '/quarry/evidence-library'].map((path) => ask(site.port, path))
  for (const { status, headers } of await Promise.all(unseen))
    expect({ status, wait: headers['retry-after'] }).toEqual({ status: 503, wait: '2' })
  expect(await statusOf(site, '/quarry/events')).toBe(200)
  await replica.promote()
  await expect.poll(() => statusOf(site, '/quarry/healthz')).toBe(200)
  await expect.poll(() => statusOf(site, '/quarry/evidence-library')).toBe(200)
  await expect.poll(() => sendMessage(site, 'After the silence')).toBe(201)
  isCrowded = false
  await Promise.all(crowd)
  await replica.signal('SIGSTOP')
  onTestFinished(() => replica.signal('SIGKILL'))
  process.kill(site.pid, 'SIGTERM')
  await expect.poll(() => isRunning(site), { timeout: 20_000 }).toBe(false)
})
