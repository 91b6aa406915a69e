import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matchGate } from '../route-table.ts'
import { ask, type Reply, sendRaw } from '../testing/ask.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { serveForAll } from '../testing/served-site.ts'
import { openKey, readKey, renewKey } from './key-file.ts'

const file = join(tmpdir(), `quarry-gate-${process.pid}-key`)
let key = await openKey(file)
const server = serveForAll({}, { readKey: () => readKey(file) })
const own = serveForAll({ mode: 'local', publicOrigin: undefined })
let port: number
beforeAll(() => {
  port = server.ports.maintenance
})
afterAll(() => rm(file))

const keyPath = '/quarry/maintenance-key'
const navigation = {
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  Accept: 'text/html',
}
const withKey = (text = key) => ({ Cookie: `quarry-maintenance-${port}=${text}` })
const get = (path: string, headers: Record<string, string> = {}) => server.maintain(path, headers)
const send = (text: string, headers: Record<string, string> = {}) =>
  ask(port, keyPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ key: text }).toString(),
  })

function expectKeyPage(reply: Reply, status: number): void {
  expect(reply).toMatchObject({
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      ),
    },
  })
  expect(reply.body).toContain('<h1>Open the maintenance side</h1>')
  expect(reply.body).toContain('npm run maintenance-key')
  expect(reply.body).not.toMatch(/ src=|<link|https?:\/\//)
  expect(reply.body).not.toContain(key)
}

describe("on a server's maintenance side", () => {
  const paths = [
    '/quarry/',
    '/quarry/admin',
    '/quarry/nothing',
    '/quarry/icon.svg',
    '/quarry/sw.js',
    '/quarry/healthz',
    '/quarry/updates.xml',
    '/quarry/api/events',
    '/quarry/api/maintenance/messages.csv',
    '/quarry/uploads/0123456789abcdef0123456789abcdef.pdf',
    '/robots.txt',
  ]

  test.each(paths)('nothing of %s is to be had without the key', async (path) => {
    for (const headers of [{}, withKey('x'), withKey(key.slice(1)), { Cookie: `quarry-maintenance-1=${key}` }]) {
      expectProblem(await get(path, headers), 403, 'forbidden')
    }
    expectKeyPage(await get(path, navigation), 403)
    expect([200, 404]).toContain((await get(path, withKey())).status)
  })
  test('no write is taken without the key, whatever it says of its page', async () => {
    const before = await server.content.list('events')
    const [event] = before
    const body = JSON.stringify({ ...event, id: undefined, updated_at: undefined, title: 'Taken over' })
    for (const [method, path] of [
      ['POST', '/quarry/api/events'],
      ['DELETE', `/quarry/api/events/${event?.id}`],
      ['POST', '/quarry/api/messages'],
      ['POST', '/quarry/api/maintenance/uploads'],
      ['POST', '/quarry/contact'],
    ] as const) {
      expectProblem(await server.write(method, path, body), 403, 'forbidden')
    }
    expect(await server.content.list('events')).toEqual(before)
    expect((await server.write('POST', '/quarry/api/events', body, withKey())).status).toBe(201)
  })
  test('the key is no way around the guard', async () => {
    for (const headers of [{ Host: 'evil.example' }, { 'X-Forwarded-For': '203.0.113.9' }, { Via: '1.1 proxy' }]) {
      expectProblem(await get('/quarry/api/events', { ...withKey(), ...headers }), 403, 'forbidden')
    }
    const elsewhere = { ...withKey(), Origin: 'https://evil.example' }
    expectProblem(await server.write('POST', '/quarry/api/events', {}, elsewhere), 403, 'forbidden')
  })
  test('a program needs nothing but the cookie', async () => {
    const lines = [`Host: localhost:${port}`, `Cookie: quarry-maintenance-${port}=${key}`, 'Connection: close']
    const reply = await sendRaw(port, `GET /quarry/api/maintenance/export HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    expect(reply).toMatch(/^HTTP\/1\.1 200 /)
  })
  test('another cookie of the same name beside the right one keeps nobody out', async () => {
    const Cookie = `a=1; quarry-maintenance-${port}=x; quarry-maintenance-${port}=${key}`
    expect((await get('/quarry/healthz', { Cookie })).status).toBe(200)
  })
  test('a link of another site, with which a browser brings no strict cookie, is asked for again by our own page', async () => {
    const reply = await get('/quarry/admin', { ...navigation, 'Sec-Fetch-Site': 'cross-site' })
    expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect(reply.body).toContain('<meta http-equiv="refresh" content="0">')
    expectKeyPage(await get('/quarry/admin', { ...navigation, 'Sec-Fetch-Site': 'same-origin' }), 403)
  })
})

describe('the page of the key', () => {
  test('lets the right key in, with a cookie that no script and no other site can use', async () => {
    expectKeyPage(await get(keyPath, navigation), 200)
    for (const headers of [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, { Origin: 'null' }, {}]) {
      expect(await send(` ${key}\n`, headers)).toMatchObject({
        status: 303,
        headers: {
          location: '/quarry/admin',
          'cache-control': 'no-store',
          'set-cookie': [
            `quarry-maintenance-${port}=${key}; Max-Age=15552000; Path=/quarry; HttpOnly; SameSite=Strict`,
          ],
        },
      })
    }
  })
  test.each(['', 'wrong', 'x'.repeat(43), '"><script>alert(1)</script>', 'x'.repeat(5000)])(
    'keeps nothing of the wrong key %j, and says so beside the field',
    async (text) => {
      const reply = await send(text)
      expectKeyPage(reply, 403)
      expect(reply.headers).not.toHaveProperty('set-cookie')
      expect(reply.body).toMatch(/id="problem">This is not the key[^<]*<\/p>\n<input [^>]*aria-describedby="problem"/)
      expect(reply.body).not.toMatch(/<input [^>]*value=|alert/)
    },
  )
  test('takes a form of the size that its row names, and none that is larger', async () => {
    const { largest = 0 } = matchGate(keyPath)?.POST ?? {}
    const padded = (bytes: number) => key.padEnd(bytes - 'key='.length)
    expect((await send(padded(largest))).status).toBe(303)
    expect((await send(padded(largest + 1))).status).toBe(403)
  })
  test('goes on where the browser has the key already, and leaves the one of the link behind', async () => {
    expect(await get(keyPath, withKey())).toMatchObject({ status: 303, headers: { location: '/quarry/admin#' } })
  })
  test('takes nothing from other sites, through proxies, in other forms or by other methods', async () => {
    expectProblem(await send(key, { 'Sec-Fetch-Site': 'cross-site' }), 403, 'forbidden')
    expectProblem(await send(key, { Origin: 'https://evil.example' }), 403, 'forbidden')
    expectProblem(await send(key, { 'X-Forwarded-For': '203.0.113.9' }), 403, 'forbidden')
    expectProblem(await send(key, { Host: 'evil.example' }), 403, 'forbidden')
    expectProblem(await send(key, { 'Content-Type': 'text/plain' }), 415, 'invalid')
    const reply = await ask(port, keyPath, { method: 'DELETE', headers: withKey() })
    expectProblem(reply, 405, 'invalid')
    expect(reply.headers.allow).toBe('GET, HEAD, POST')
  })
  test('is nowhere else', async () => {
    expect((await server.visit(keyPath)).status).toBe(404)
    expect((await ask(server.ports.public, keyPath, { method: 'POST', body: `key=${key}` })).status).toBe(405)
    expect((await own.maintain(keyPath)).status).toBe(404)
  })
})

test('a new key ends the old one at once, and a lost one opens nothing', async () => {
  const old = key
  key = await renewKey(file)
  expectProblem(await get('/quarry/healthz', withKey(old)), 403, 'forbidden')
  expect((await send(old)).status).toBe(403)
  expect((await get('/quarry/healthz', withKey())).status).toBe(200)
  await writeFile(file, '')
  for (const text of [key, '']) expectProblem(await get('/quarry/healthz', withKey(text)), 503, 'unavailable')
  expect((await send('')).status).toBe(503)
  expect((await get('/quarry/admin', navigation)).body).toContain('cannot be read')
  key = await renewKey(file)
  expect((await get('/quarry/healthz', withKey())).status).toBe(200)
})

test('no key gets into the log', () => {
  expect(server.logged.length).toBeGreaterThan(0)
  expect(JSON.stringify(server.logged)).not.toContain(key)
})

describe("on a maintainer's own machine", () => {
  test('nobody is asked for a key', async () => {
    expect((await own.maintain('/quarry/admin', navigation)).status).toBe(200)
    expect((await own.maintain('/quarry/api/maintenance/messages')).status).toBe(200)
  })
  test('a program reads what visitors may read, however it connects', async () => {
    const { maintenance } = own.ports
    for (const path of ['/quarry/', '/quarry/healthz', '/quarry/api/events']) {
      const lines = `Host: localhost:${maintenance}\r\nConnection: close`
      expect(await sendRaw(maintenance, `GET ${path} HTTP/1.1\r\n${lines}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
    }
  })
  test.each(['updates', 'updates/any', 'participation', 'participation/participation'])(
    'a program that connects in another way than a browser does not read what visitors may not: %s',
    async (place) => {
      const { maintenance } = own.ports
      const read = (connection: string) =>
        ask(maintenance, `/quarry/api/${place}`, { headers: { Connection: connection } })
      expectProblem(await read('close'), 403, 'forbidden')
      expect((await read('keep-alive')).status).not.toBe(403)
    },
  )
  test.each([undefined, 'close', 'Upgrade', 'keep-alive, close'])(
    'a request does not pass whose Connection header no browser would send: %s',
    async (connection) => {
      const { maintenance } = own.ports
      const line = connection === undefined ? '' : `Connection: ${connection}\r\n`
      const first = `GET /quarry/api/maintenance/messages HTTP/1.1\r\nHost: localhost:${maintenance}\r\n${line}\r\n`
      // A second request ends the connection where the first does not ask for it.
      const last = connection?.includes('close') ? '' : 'GET / HTTP/1.0\r\nHost: x\r\n\r\n'
      const reply = await sendRaw(maintenance, first + last)
      expect(reply).toMatch(/^HTTP\/1\.1 403 [\s\S]*A program must send Connection: keep-alive/)
    },
  )
})

// (rule: maintenance-guard)
describe('a person who may not go on gets a page that says why, not JSON', () => {
  const refused = [
    [{ Host: 'evil.example' }, 'The maintenance side has no such host name.'],
    [{ 'X-Forwarded-For': '203.0.113.9' }, 'The maintenance side does not answer through a proxy.'],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 'Only the pages of the maintenance side itself may open this.'],
  ] as const

  test.each(refused)('%j', async (headers, reason) => {
    for (const { ports, maintain } of [server, own]) {
      const reply = await maintain('/quarry/api/maintenance/messages.csv', { ...navigation, ...headers })
      expect(reply).toMatchObject({ status: 403, headers: { 'content-type': 'text/html; charset=utf-8' } })
      expect(reply.body).toContain(`<p>${reason}</p>`)
      expect(reply.body).toContain(`href="http://localhost:${ports.maintenance}/quarry/admin"`)
    }
  })
  test('also in a browser that tells nothing of what it fetches', async () => {
    const headers = { Host: 'evil.example', Accept: 'text/html,*/*;q=0.8' }
    expect((await own.maintain('/quarry/admin', headers)).body).toContain('<h1>')
    expectProblem(await own.maintain('/quarry/admin', { ...headers, Accept: '*/*' }), 403, 'forbidden')
  })
})
