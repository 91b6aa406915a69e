import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ArrivingRequest, type GuardedTarget, guard, type Listener } from './guard.ts'

const port = 4173
const maintenance: Listener = { kind: 'maintenance', port }
const open: Listener = { kind: 'public', port }

type Headers = Record<string, string | undefined>
type Asked = ArrivingRequest & GuardedTarget
type Parts = Partial<Omit<Asked, 'headers' | 'rawHeaders'>> & { headers?: Headers }

/** A request that a maintainer's own browser would send, with the given parts in place of its own. */
function request({ headers = {}, ...parts }: Parts = {}): Asked {
  const all = Object.entries({ Host: `localhost:${port}`, ...headers })
  const sent = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  return {
    method: 'GET',
    url: '/quarry/',
    socket: { remoteAddress: '127.0.0.1' },
    body: 'json',
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    rawHeaders: sent.flat(),
    headers: Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), value])),
    ...parts,
  }
}

const ownPage = { Origin: `http://localhost:${port}`, 'Sec-Fetch-Site': 'same-origin' }
const write = ({ headers, ...parts }: Parts = {}) =>
  request({ method: 'POST', ...parts, headers: { ...ownPage, 'Content-Type': 'application/json', ...headers } })

function statusOf(listener: Listener, asked: Asked): number {
  const verdict = guard(listener, asked, asked)
  return verdict.isAllowed ? 200 : verdict.status
}

const formType = 'application/x-www-form-urlencoded'
/** What a page of another site can send without asking. */
const simpleTypes = ['text/plain', formType, 'multipart/form-data; boundary=x', undefined]

describe('on the maintenance listener', () => {
  test.each([`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])('the loopback host %s passes', (Host) => {
    expect(statusOf(maintenance, request({ headers: { Host } }))).toBe(200)
    expect(statusOf(maintenance, write({ headers: { Host, Origin: `http://${Host}` } }))).toBe(200)
  })
  test.each([
    'localhost',
    `LOCALHOST:${port}`,
    `localhost.:${port}`,
    `localhost.evil.example:${port}`,
    `rebound.example:${port}`,
    `127.0.0.2:${port}`,
    `0.0.0.0:${port}`,
    `[::ffff:127.0.0.1]:${port}`,
  ])('no other name passes, as in DNS rebinding: %s', (Host) => {
    expect(statusOf(maintenance, request({ headers: { Host } }))).toBe(403)
    expect(statusOf(maintenance, write({ headers: { Host, Origin: `http://${Host}` } }))).toBe(403)
  })
  test('on port 80 the host has no port, as browsers write it', () => {
    expect(statusOf({ ...maintenance, port: 80 }, request({ headers: { Host: 'localhost' } }))).toBe(200)
  })
  test.each(['Forwarded', 'Via', 'X-Real-IP', 'X-Forwarded-For', 'x-forwarded-host', 'X-Forwarded-Anything'])(
    'what came through a proxy does not pass: %s',
    (name) => {
      for (const value of ['x', '']) {
        expect(statusOf(maintenance, request({ headers: { [name]: value } }))).toBe(403)
        expect(statusOf(maintenance, write({ headers: { [name]: value } }))).toBe(403)
      }
    },
  )
  test('only this machine passes', () => {
    for (const remoteAddress of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) {
      expect(statusOf(maintenance, request({ socket: { remoteAddress } }))).toBe(200)
    }
    for (const remoteAddress of ['192.168.1.2', '::ffff:10.0.0.1', 'fe80::1', '127.0.0.1.evil', '', undefined]) {
      expect(statusOf(maintenance, request({ socket: { remoteAddress } }))).toBe(403)
    }
  })
  test.each<[Headers, number]>([
    [{}, 200],
    ...[`http://127.0.0.1:${port}`, `https://localhost:${port}`, 'http://localhost', 'null', '', undefined].map(
      (Origin): [Headers, number] => [{ Origin }, 403],
    ),
    ...['same-site', 'cross-site', 'none', 'Same-Origin', undefined].map((site): [Headers, number] => [
      { 'Sec-Fetch-Site': site },
      403,
    ]),
    ...[...simpleTypes, 'application/json; charset=utf-16', 'image/jpeg'].map((type): [Headers, number] => [
      { 'Content-Type': type },
      415,
    ]),
  ])('a write with %j is answered %d', (headers, status) => {
    expect(statusOf(maintenance, write({ headers }))).toBe(status)
  })
  test('a delete needs no type, but a body that it brings must be JSON', () => {
    const remove = (headers: Headers) => write({ method: 'DELETE', headers: { 'Content-Type': undefined, ...headers } })
    expect(statusOf(maintenance, remove({}))).toBe(200)
    expect(statusOf(maintenance, remove({ 'Content-Length': '2' }))).toBe(415)
    expect(statusOf(maintenance, remove({ 'Transfer-Encoding': 'chunked' }))).toBe(415)
  })
  test('a file passes in a form of our own pages alone, and by itself never', () => {
    const file = (headers: Headers) => write({ body: 'file', headers })
    const form = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect(statusOf(maintenance, file(form))).toBe(200)
    expect(statusOf(maintenance, file({ ...form, 'Sec-Fetch-Site': 'cross-site' }))).toBe(403)
    expect(statusOf(maintenance, file({ ...form, Origin: 'https://example.org' }))).toBe(403)
    for (const type of ['application/json', 'image/jpeg']) {
      expect(statusOf(maintenance, file({ 'Content-Type': type }))).toBe(415)
    }
  })

  const started = (url: string, site: string, mode = 'navigate', dest = 'document') =>
    statusOf(
      maintenance,
      request({ url, headers: { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Dest': dest } }),
    )
  test.each(['/quarry/api', '/quarry/api/maintenance/messages.csv', '/quarry/@vite/client', '/__open-in-editor'])(
    'a page of another site opens nothing of the API and of what is for developers: %s',
    (url) => {
      for (const site of ['cross-site', 'same-site', 'nonsense']) expect(started(url, site)).toBe(403)
      for (const site of ['same-origin', 'none']) expect(started(url, site)).toBe(200)
      const from = (Origin: string) => statusOf(maintenance, request({ url, headers: { Origin } }))
      expect([from('http://evil.example'), from(`http://localhost:${port}`)]).toEqual([403, 200])
    },
  )
  test('a page of another site may link to a page here, and load nothing', () => {
    expect(started('/quarry/admin', 'cross-site')).toBe(200)
    expect(started('/quarry/admin', 'cross-site', 'navigate', 'iframe')).toBe(403)
    expect(started('/quarry/admin', 'cross-site', 'no-cors', 'image')).toBe(403)
    expect(started('/quarry/admin', 'cross-site', 'cors', 'empty')).toBe(403)
  })
})

describe.each([
  ['maintenance', maintenance],
  ['public', open],
])('on the %s listener', (_, listener) => {
  test.each(['PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'get', ''])('the method %j is not used', (method) => {
    expect(statusOf(listener, write({ method }))).toBe(405)
  })
  test('a method that this address does not have is not used', () => {
    expect(statusOf(listener, write({ method: 'DELETE', methods: ['GET', 'POST'] }))).toBe(405)
  })
  test.each(['Host', 'Origin', 'Sec-Fetch-Site', 'Content-Type', 'If-Match'])(
    'two %s headers are malformed',
    (name) => {
      const { rawHeaders, ...rest } = write()
      const twice = [...rawHeaders, name.toLowerCase(), `localhost:${port}`, name, `localhost:${port}`]
      expect(statusOf(listener, { ...rest, rawHeaders: twice })).toBe(400)
    },
  )
  test.each(['*', '', 'localhost:80', 'https://evil.example/', '/a b', '/\u0000', '/é'])(
    'the target %j is malformed',
    (url) => {
      expect(statusOf(listener, request({ url }))).toBe(400)
    },
  )
  test.each([`user@localhost:${port}`, `localhost:${port}/quarry`, 'localhost:', `::1:${port}`, '', undefined])(
    'the host %j is malformed',
    (Host) => {
      expect(statusOf(listener, request({ headers: { Host } }))).toBe(400)
    },
  )
  test('a name or value of any text is judged, never thrown at', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('__proto__', 'constructor', 'host', 'origin'))
    fc.assert(
      fc.property(text, text, fc.array(text), fc.dictionary(text, text), (method, url, rawHeaders, headers) => {
        const status = statusOf(listener, { ...request(), method, url, rawHeaders, headers })
        return [200, 400, 403, 405, 415].includes(status)
      }),
    )
  })
})

describe('what a visitor sends', () => {
  const form = (headers: Headers = {}) =>
    request({ method: 'POST', body: 'form', headers: { 'Content-Type': formType, ...headers } })

  test('passes the public listener through proxies, from pages of this site and from who says nothing of pages', () => {
    expect(
      statusOf(open, { ...form({ Host: 'example.org', Via: '1.1 proxy' }), socket: { remoteAddress: '203.0.113.9' } }),
    ).toBe(200)
    for (const site of ['same-origin', 'none', undefined]) {
      expect(statusOf(open, form({ 'Sec-Fetch-Site': site }))).toBe(200)
    }
    for (const Origin of [`http://localhost:${port}`, `https://localhost:${port}`]) {
      expect(statusOf(open, form({ Origin }))).toBe(200)
    }
    const published = form({ Origin: 'https://quarry.example' })
    expect(statusOf({ ...open, publicOrigin: 'https://quarry.example' }, published)).toBe(200)
    expect(statusOf(open, published)).toBe(403)
    // The browser itself has compared, and a proxy has changed the host.
    expect(statusOf(open, form({ Origin: 'https://quarry.example', 'Sec-Fetch-Site': 'same-origin' }))).toBe(200)
  })
  test('is refused from a page elsewhere', () => {
    for (const site of ['cross-site', 'same-site', 'nonsense']) {
      expect(statusOf(open, form({ 'Sec-Fetch-Site': site }))).toBe(403)
    }
    for (const Origin of ['https://evil.example', 'null', '', 'http://localhost']) {
      expect(statusOf(open, form({ Origin }))).toBe(403)
    }
  })
  test('must come in the form that its address takes', () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x', undefined]) {
      expect(statusOf(open, form({ 'Content-Type': type }))).toBe(415)
    }
    const json = (type: string | undefined) => ({ ...form({ 'Content-Type': type }), body: 'json' as const })
    expect(statusOf(open, json('application/json'))).toBe(200)
    for (const type of simpleTypes) expect(statusOf(open, json(type))).toBe(415)
  })
  test('passes the maintenance listener only from a page of its own', () => {
    expect(statusOf(maintenance, form(ownPage))).toBe(200)
    expect(statusOf(maintenance, form())).toBe(403)
  })
  test('by the button behind a link in an e-mail passes from its own page, which gives away no origin', () => {
    const press = (body: 'link' | 'one-click', headers: Headers) => ({ ...form(headers), body })
    const outside = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }
    for (const listener of [open, maintenance]) {
      for (const body of ['link', 'one-click'] as const) {
        expect(statusOf(listener, press(body, { Origin: 'null' }))).toBe(200)
        expect(statusOf(listener, press(body, { Origin: 'null', 'Content-Type': 'text/plain' }))).toBe(415)
      }
      expect(statusOf(listener, press('link', outside))).toBe(403)
    }
    // A mail provider takes somebody off the list.
    expect(statusOf(open, press('one-click', outside))).toBe(200)
    expect(statusOf(open, press('one-click', { ...outside, 'Content-Type': 'multipart/form-data; boundary=x' }))).toBe(
      200,
    )
  })
})
