import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GuardedRequest, guard, type Listener } from './guard.ts'
import { hostsFor, originsFor, fetchSites as sites, contentTypes as types } from './testing/arriving-headers.ts'

const port = 4173
const maintenance: Listener = { kind: 'maintenance', port }
const open: Listener = { kind: 'public', port }
const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']

interface Parts {
  method?: string
  target?: string
  headers?: Record<string, string | string[] | undefined>
  httpVersion?: string
  remoteAddress?: string | undefined
  body?: GuardedRequest['body']
}

/** A request that a maintainer's own browser would send, with the given parts in place of its own. */
function request({
  method = 'GET',
  target = '/quarry/',
  httpVersion = '1.1',
  headers = {},
  body = 'json',
  ...rest
}: Parts = {}): GuardedRequest {
  const all = { Host: `localhost:${port}`, ...headers }
  const rawHeaders = Object.entries(all).flatMap(([name, values]) =>
    [values ?? []].flat().flatMap((value) => [name, value]),
  )
  const remoteAddress = 'remoteAddress' in rest ? rest.remoteAddress : '127.0.0.1'
  return { method, target, httpVersion, rawHeaders, remoteAddress, methods, body }
}

function write({ headers, ...parts }: Parts = {}): GuardedRequest {
  const own = {
    Origin: `http://localhost:${port}`,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/json',
  }
  return request({ method: 'POST', target: '/quarry/api/events', ...parts, headers: { ...own, ...headers } })
}

function statusOf(listener: Listener, guarded: GuardedRequest): number {
  const verdict = guard(listener, guarded)
  return verdict.isAllowed ? 200 : verdict.status
}

const hosts = hostsFor(port)
const origins = originsFor(port)
/** The forms in which a cross-site page can send something without asking: none of them may bring a file or JSON. */
const simpleTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
const reads = ['GET', 'HEAD']
const writes = ['POST', 'PATCH', 'DELETE']
const unused = ['PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'get', '']

type Deviation = [headers: Record<string, string | undefined>, status: number]

describe('on the maintenance listener', () => {
  const deviations: Deviation[] = [
    ...hosts.filter(([, status]) => status !== 200).map(([Host, status]) => [{ Host }, status] as Deviation),
    ...origins.filter(([, isOwn]) => !isOwn).map(([Origin]) => [{ Origin }, 403] as Deviation),
    ...sites.filter(([, isOwn]) => !isOwn).map(([site]) => [{ 'Sec-Fetch-Site': site }, 403] as Deviation),
    ...types
      .filter(([, ...takenAs]) => !takenAs.includes('json'))
      .map(([type]) => [{ 'Content-Type': type }, 415] as Deviation),
    [{ 'X-Forwarded-For': 'x' }, 403],
  ]
  test('a write with one header amiss is refused for that, and with two for one of them', () => {
    for (const [one, status] of deviations) {
      expect(statusOf(maintenance, write({ headers: one })), JSON.stringify(one)).toBe(status)
      for (const [other, otherStatus] of deviations) {
        const both = statusOf(maintenance, write({ headers: { ...one, ...other } }))
        expect([status, otherStatus], JSON.stringify([one, other])).toContain(both)
      }
    }
  })

  test.each(['Forwarded', 'X-Forwarded-For', 'Via'])('%s tells of a proxy in any letters, and when empty', (name) => {
    expect(statusOf(maintenance, request({ headers: { [name]: 'x' } }))).toBe(403)
    expect(statusOf(maintenance, write({ headers: { [name.toLowerCase()]: '' } }))).toBe(403)
  })
  test('a request in HTTP/1.0 does not pass: browsers send none, and proxies do', () => {
    expect(statusOf(maintenance, request({ httpVersion: '1.0' }))).toBe(403)
    expect(statusOf(maintenance, write({ httpVersion: '1.0' }))).toBe(403)
    expect(statusOf(open, request({ httpVersion: '1.0' }))).toBe(200)
  })
  test.each(unused)('the method %j is not used', (method) => {
    expect(statusOf(maintenance, write({ method }))).toBe(405)
  })
  test('a method that this address does not have is not used, whoever asks', () => {
    const guarded = { ...write({ method: 'DELETE' }), methods: ['GET', 'HEAD', 'POST'] }
    expect(statusOf(maintenance, guarded)).toBe(405)
    expect(statusOf(open, guarded)).toBe(405)
  })
  test('a write from a page of the same host passes, on each loopback host', () => {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
      expect(statusOf(maintenance, write({ headers: { Host: host, Origin: `http://${host}` } }))).toBe(200)
    }
  })
  test('a name that resolves to loopback does not pass, as in DNS rebinding', () => {
    expect(statusOf(maintenance, request({ headers: { Host: `rebound.example:${port}` } }))).toBe(403)
  })
  test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('a socket from %s passes', (remoteAddress) => {
    expect(statusOf(maintenance, request({ remoteAddress }))).toBe(200)
  })
  test.each(['192.168.1.2', '::ffff:10.0.0.1', 'fe80::1', '1127.0.0.1', '127.0.0.1.evil', '', undefined])(
    'a socket from %s does not pass',
    (remoteAddress) => {
      expect(statusOf(maintenance, request({ remoteAddress }))).toBe(403)
    },
  )
  test('on port 80 the host has no port, as browsers write it', () => {
    const listener: Listener = { kind: 'maintenance', port: 80 }
    expect(statusOf(listener, request({ headers: { Host: 'localhost' } }))).toBe(200)
    expect(statusOf(listener, request({ headers: { Host: 'localhost:80' } }))).toBe(403)
  })
  test('a delete needs no type, but a body that it brings must be JSON', () => {
    const headers = { 'Content-Type': undefined }
    expect(statusOf(maintenance, write({ method: 'DELETE', headers }))).toBe(200)
    expect(statusOf(maintenance, write({ method: 'DELETE', headers: { ...headers, 'Content-Length': '0' } }))).toBe(200)
    expect(statusOf(maintenance, write({ method: 'DELETE', headers: { ...headers, 'Content-Length': '2' } }))).toBe(415)
    expect(
      statusOf(maintenance, write({ method: 'DELETE', headers: { ...headers, 'Transfer-Encoding': 'chunked' } })),
    ).toBe(415)
  })
})

describe('a read that a page of another site starts, on the maintenance listener', () => {
  const started = (target: string, site: string, mode = 'navigate', dest = 'document') =>
    request({ target, headers: { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Dest': dest } })
  const downloads = [
    '/quarry/api/maintenance/messages.csv',
    '/quarry/api/maintenance/export?x=1',
    '/quarry/api/events',
    '/quarry/api',
  ]
  const elsewhere = ['cross-site', 'same-site', 'nonsense']

  test.each(downloads)('opens nothing of the API: %s', (target) => {
    for (const site of elsewhere) expect(statusOf(maintenance, started(target, site))).toBe(403)
    for (const site of ['same-origin', 'none']) expect(statusOf(maintenance, started(target, site))).toBe(200)
    expect(statusOf(maintenance, request({ target }))).toBe(200)
  })
  test('opens nothing of the API in a browser that tells the origin alone', () => {
    const from = (Origin: string) => request({ target: '/quarry/api/maintenance/messages', headers: { Origin } })
    expect(statusOf(maintenance, from('http://evil.example'))).toBe(403)
    expect(statusOf(maintenance, from('null'))).toBe(403)
    expect(statusOf(maintenance, from(`http://localhost:${port}`))).toBe(200)
  })
  test.each(['/', '/quarry/', '/quarry/admin', '/quarry/admin/history?x=1', '/quarry/events/'])(
    'may be a link to the page %s, and nothing but a link',
    (target) => {
      for (const site of elsewhere) {
        expect(statusOf(maintenance, started(target, site))).toBe(200)
        expect(statusOf(maintenance, started(target, site, 'navigate', 'iframe'))).toBe(403)
        expect(statusOf(maintenance, started(target, site, 'no-cors', 'image'))).toBe(403)
        expect(statusOf(maintenance, started(target, site, 'cors', 'empty'))).toBe(403)
      }
    },
  )
  test.each(['/quarry/@vite/client', '/quarry/__open-in-editor?file=x', '/__open-in-editor'])(
    'does not reach %s, which is for developers',
    (target) => {
      for (const site of elsewhere) expect(statusOf(maintenance, started(target, site))).toBe(403)
    },
  )
  test('is the business of the public listener alone where visitors are', () => {
    for (const target of downloads) expect(statusOf(open, started(target, 'cross-site', 'cors', 'empty'))).toBe(200)
  })
})

describe('on the public listener', () => {
  test.each([...reads, ...writes])('%s passes whatever host and proxy it names', (method) => {
    const headers = {
      Host: 'example.org',
      'X-Forwarded-For': '1.2.3.4',
      Via: '1.1 proxy',
      'Content-Type': 'application/json',
    }
    expect(statusOf(open, request({ method, headers, remoteAddress: '203.0.113.9' }))).toBe(200)
  })
  test.each(unused)('the method %s is not used', (method) => {
    expect(statusOf(open, request({ method }))).toBe(405)
  })
})

describe.each([
  ['maintenance', maintenance],
  ['public', open],
])('on the %s listener malformed requests get 400', (_, listener) => {
  test.each(['Host', 'Origin', 'Sec-Fetch-Site', 'Content-Type', 'If-Match'])('two %s headers', (name) => {
    const rawHeaders = [...write().rawHeaders, name.toLowerCase(), 'localhost:4173', name, 'localhost:4173']
    expect(statusOf(listener, { ...write(), rawHeaders })).toBe(400)
  })
  test.each([
    '*',
    '',
    'localhost:80',
    'http://localhost:4173/quarry/',
    'https://evil.example/',
    '/a b',
    '/\u0000',
    '/é',
  ])('the target %j', (target) => {
    expect(statusOf(listener, request({ target }))).toBe(400)
  })
  test('a name or value of any text is judged, never thrown at', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('__proto__', 'constructor', 'host', 'origin'))
    fc.assert(
      fc.property(text, text, fc.array(text), text, (method, target, rawHeaders, remoteAddress) => {
        const verdict = guard(listener, { ...request(), method, target, rawHeaders, remoteAddress })
        return verdict.isAllowed || [400, 403, 405, 415].includes(verdict.status)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what a visitor sends', () => {
  const form = (headers: Record<string, string | undefined> = {}) =>
    request({
      method: 'POST',
      target: '/quarry/contact',
      body: 'form',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    })
  const json = (headers: Record<string, string | undefined> = {}) =>
    request({
      method: 'POST',
      target: '/quarry/api/messages',
      headers: { 'Content-Type': 'application/json', ...headers },
    })

  test('passes the public listener from a page of this site, and from a client that says nothing of pages', () => {
    for (const site of ['same-origin', 'none', undefined]) {
      expect(statusOf(open, form({ 'Sec-Fetch-Site': site }))).toBe(200)
      expect(statusOf(open, json({ 'Sec-Fetch-Site': site }))).toBe(200)
    }
  })
  test.each(['cross-site', 'same-site', 'nonsense'])('is refused from a page elsewhere (%s)', (site) => {
    expect(statusOf(open, form({ 'Sec-Fetch-Site': site }))).toBe(403)
    expect(statusOf(open, json({ 'Sec-Fetch-Site': site }))).toBe(403)
  })
  test('is refused when its Origin is another site, also where the browser says no more', () => {
    for (const site of [undefined, 'none']) {
      for (const origin of ['https://evil.example', 'null', '', 'http://localhost', `http://localhost:${port}/`]) {
        expect(statusOf(open, form({ Origin: origin, 'Sec-Fetch-Site': site }))).toBe(403)
        expect(statusOf(open, json({ Origin: origin, 'Sec-Fetch-Site': site }))).toBe(403)
      }
    }
  })
  test("passes with the site's own Origin: the host that it asked for, or where the public finds the site", () => {
    for (const origin of [`http://localhost:${port}`, `https://localhost:${port}`]) {
      expect(statusOf(open, form({ Origin: origin }))).toBe(200)
      expect(statusOf(open, json({ Origin: origin }))).toBe(200)
    }
    const sent = json({ Origin: 'https://quarry.example' })
    expect(statusOf({ ...open, publicOrigin: 'https://quarry.example' }, sent)).toBe(200)
    expect(statusOf(open, sent)).toBe(403)
    expect(statusOf(open, json({ Host: 'Quarry.example', Origin: 'https://quarry.example' }))).toBe(200)
  })
  test('passes from where the browser itself says same-origin, although a proxy has changed the host', () => {
    const headers = { Host: '127.0.0.1:4173', Origin: 'https://quarry.example', 'Sec-Fetch-Site': 'same-origin' }
    expect(statusOf(open, form(headers))).toBe(200)
  })
  test('must come in the form that its address takes', () => {
    expect(statusOf(open, form({ 'Content-Type': 'application/json' }))).toBe(415)
    expect(statusOf(open, form({ 'Content-Type': 'multipart/form-data; boundary=x' }))).toBe(415)
    expect(statusOf(open, form({ 'Content-Type': undefined }))).toBe(415)
    expect(statusOf(open, form({ 'Content-Type': 'image/jpeg' }))).toBe(415)
    for (const type of [...simpleTypes, 'application/pdf']) {
      expect(statusOf(open, json({ 'Content-Type': type }))).toBe(415)
    }
  })
  test('passes the maintenance listener only from a page of its own', () => {
    const own = { Origin: `http://localhost:${port}`, 'Sec-Fetch-Site': 'same-origin' }
    expect(statusOf(maintenance, form(own))).toBe(200)
    expect(statusOf(maintenance, form())).toBe(403)
    expect(statusOf(maintenance, form({ ...own, Origin: 'https://evil.example' }))).toBe(403)
    expect(statusOf(maintenance, form({ ...own, 'Content-Type': 'application/json' }))).toBe(415)
  })
})

describe('the button of a page that a link in an e-mail leads to', () => {
  const urlencoded = 'application/x-www-form-urlencoded'
  const press = (body: 'link' | 'one-click', headers: Record<string, string | undefined> = {}) =>
    request({
      method: 'POST',
      target: '/quarry/newsletter/x',
      body,
      headers: { 'Content-Type': urlencoded, ...headers },
    })

  test('passes from its own page on both listeners, although the page gives away no origin', () => {
    for (const body of ['link', 'one-click'] as const) {
      for (const listener of [open, maintenance]) {
        expect(statusOf(listener, press(body, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }))).toBe(200)
        expect(statusOf(listener, press(body, { Origin: 'null' }))).toBe(200)
      }
    }
  })
  test('passes from outside only where a mail provider takes somebody off the list', () => {
    const outside = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }
    expect(statusOf(open, press('one-click', outside))).toBe(200)
    expect(statusOf(open, press('one-click', { ...outside, 'Content-Type': 'multipart/form-data; boundary=x' }))).toBe(
      200,
    )
    expect(statusOf(open, press('link', outside))).toBe(403)
    expect(statusOf(open, press('link', { Origin: outside.Origin }))).toBe(403)
    expect(statusOf(maintenance, press('link', outside))).toBe(403)
  })
  test('takes a form and nothing else', () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data-2', undefined]) {
      expect(statusOf(open, press('one-click', { 'Content-Type': type }))).toBe(415)
      expect(statusOf(open, press('link', { 'Content-Type': type }))).toBe(415)
    }
    expect(statusOf(open, press('link', { 'Content-Type': 'multipart/form-data; boundary=x' }))).toBe(415)
  })
})

describe('a file', () => {
  const file = (headers: Record<string, string | undefined> = {}) =>
    write({ body: 'file', headers: { 'Content-Type': 'image/jpeg', ...headers } })

  test('passes the maintenance listener from a page of its own, as each type that is taken', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf']) {
      expect(statusOf(maintenance, file({ 'Content-Type': type }))).toBe(200)
    }
  })
  test('is never a form, nor what a page elsewhere can send without asking', () => {
    for (const type of simpleTypes) expect(statusOf(maintenance, file({ 'Content-Type': type }))).toBe(415)
  })
  test('of another type is refused with the rule for the field', () => {
    expect(guard(maintenance, file({ 'Content-Type': 'image/svg+xml' }))).toMatchObject({
      fields: [{ field: 'file', rule: 'must be a JPEG, PNG, WebP or AVIF picture or a PDF document' }],
    })
  })
})
