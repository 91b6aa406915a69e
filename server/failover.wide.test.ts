import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { executeOnPostgres, startReplicatedServers } from './database/testing/postgres-server.ts'
import { sampleEvent, sampleMessage } from './database/testing/sample-rows.ts'
import { ask, ownPage, post } from './testing/ask.ts'
import { freePort } from './testing/free-port.ts'
import { startMailHost } from './testing/mail-host.ts'
import { type Site, startSite } from './testing/site-process.ts'
import { pdf } from './uploads/testing/sample-files.ts'

const addEvent = async (site: Site, title: string) =>
  (await post(site.port, '/quarry/api/events', { ...sampleEvent, title })).status
const sendMessage = async (site: Site) => (await post(site.port, '/quarry/api/messages', sampleMessage)).status
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
  await expect.poll(() => sendMessage(visitors)).toBe(201)
  expect((await ask(visitors.port, report)).bytes).toEqual(pdf())
  expect((await post(visitors.port, '/quarry/api/newsletter-signups', { EMAIL: 'ann@example.org' })).status).toBe(201)
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
  await expect.poll(() => sendMessage(site)).toBe(201)
  isCrowded = false
  await Promise.all(crowd)
  await replica.signal('SIGSTOP')
  onTestFinished(() => replica.signal('SIGKILL'))
  process.kill(site.pid, 'SIGTERM')
  await expect.poll(() => isRunning(site), { timeout: 20_000 }).toBe(false)
})

const caddy = '/usr/bin/caddy'
const reason = existsSync(caddy) ? '' : ` (${caddy} is not there: apt-get install caddy)`

/** Caddy as a server has it, on a port of its own, in front of these sites. */
async function startProxy(sites: Site[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-caddy-'))
  const port = await freePort()
  const upstream = join(folder, 'upstream')
  writeFileSync(upstream, `to ${sites.map((site) => `127.0.0.1:${site.port}`).join(' ')}\n`)
  const own = readFileSync('deploy/quarry.caddy', 'utf8')
    .replace('DOMAIN', `http://localhost:${port}`)
    .replace('/etc/caddy/quarry.upstream', upstream)
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${own}`)
  const child = spawn(caddy, ['run', '--config', join(folder, 'Caddyfile')], { stdio: 'ignore' })
  onTestFinished(() => {
    child.kill()
    rmSync(folder, { recursive: true })
  })
  return `http://localhost:${port}`
}

test.skipIf(reason !== '')(
  `fail-over: behind Caddy pages of two sites go on through the death of the primary and of one site, and writes are back within ten seconds of the promotion${reason}`,
  async ({ annotate }) => {
    const { primary, replica, databaseUrl } = await startServers()
    const environment = { DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: 'http://localhost', TRUSTED_PROXIES: '1' }
    await using one = await startSite('public', environment)
    await using two = await startSite('public', environment)
    const address = await startProxy([one, two])
    const statusBy = (path: string, options?: RequestInit) =>
      fetch(address + path, options).then(
        ({ status }) => status,
        (error: Error) => error.message,
      )
    await expect.poll(() => statusBy('/quarry/events')).toBe(200)
    // Each site has made it.
    for (const site of [one, two]) expect(await statusOf(site, '/quarry/events')).toBe(200)
    const pages: unknown[] = []
    let isVisited = true
    const visits = (async () => {
      while (isVisited) {
        pages.push(await statusBy('/quarry/events'))
        await sleep(20)
      }
    })()
    const untilAsked = (more: number) => {
      const wanted = pages.length + more
      return expect.poll(() => pages.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(wanted)
    }
    const send = () => {
      const headers = {
        'Content-Type': 'application/json',
        Origin: 'http://localhost',
        'Sec-Fetch-Site': 'same-origin',
      }
      return statusBy('/quarry/api/messages', { method: 'POST', headers, body: JSON.stringify(sampleMessage) })
    }
    expect(await send()).toBe(201)
    await replica.catchUp()
    await primary.signal('SIGKILL')
    await untilAsked(30)
    const promoted = performance.now()
    await replica.promote()
    await expect.poll(send, { interval: 200 }).toBe(201)
    const seconds = (performance.now() - promoted) / 1000
    await one.kill()
    await expect.poll(send).toBe(201)
    await untilAsked(30)
    isVisited = false
    await visits
    expect(pages.filter((status) => status !== 200)).toEqual([])
    expect(seconds).toBeLessThan(10)
    await annotate(`Writes were back ${seconds.toFixed(1)} s after the promotion; ${pages.length} pages, none failed`)
  },
)
