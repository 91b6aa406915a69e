import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { problemOf } from '../api/problem.ts'
import { toContentError } from '../database/failure.ts'
import { ask, type Reply } from '../testing/ask.ts'
import { serveForAll, serveSite } from '../testing/served-site.ts'
import { hashSource } from './security-headers.ts'

const site = serveForAll()

const get = (path: string, headers: Record<string, string> = {}) => site.visit(path, headers)
const rendering = ({ body }: Reply) => /rendering (\d+)/.exec(body)?.[1]

describe('a page', () => {
  test('is rendered with its content and the place that the site has for the public', async () => {
    const reply = await get('/quarry/')
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain('{"home":{"titles":["Public meeting"],"origin":"https://example.org"}}')
  })
  test('is rendered once, however many ask and whatever they send along', async () => {
    const replies = await Promise.all([
      get('/quarry/events'),
      get('/quarry/events?utm_source=leaflet'),
      get('/quarry/events', { Cookie: 'a=1', 'Accept-Language': 'cy', Host: 'evil.example' }),
    ])
    expect(new Set(replies.map(rendering)).size).toBe(1)
    // Maintainers are shown what visitors are not, so their listener has a rendering of its own.
    const maintained = await site.maintain('/quarry/events')
    expect(rendering(await site.maintain('/quarry/events'))).toBe(rendering(maintained))
    expect(rendering(await get('/quarry/events'))).toBe(rendering(replies[0]))
    expect(replies.map(({ body }) => body).join()).not.toContain('evil.example')
  })
  test('is rendered once for the same words too, and whoever makes up words or counts up pushes out none of the site', async () => {
    const ask = async (path: string) => rendering(await get(`/quarry/${path}`))
    const library = (query: string) => ask(`evidence-library?${query}`)
    const ofSite = async () => [await ask(''), await library('page=2')]
    const [site, words] = [await ofSite(), await library('q=dust')]
    expect(await library('q=dust')).toBe(words)
    for (let made = 100; made < 300; made += 1) await library(`page=${made}`)
    expect(await library('q=dust')).not.toBe(words)
    expect(await ofSite()).toEqual(site)
  })
  test('is not rendered for who has gone before its turn', async () => {
    const search = async (words: string) => Number(rendering(await get(`/quarry/evidence-library?q=${words}`)))
    const before = await search('before')
    const socket = connect(site.ports.public, '127.0.0.1')
    const asked = Array.from({ length: 50 }, (_, index) => `GET /quarry/evidence-library?q=${index} HTTP/1.1`)
    socket.write(asked.map((line) => `${line}\r\nHost: localhost\r\n\r\n`).join(''))
    await once(socket, 'data')
    await once(socket.destroy(), 'close')
    expect((await search('after')) - before).toBeLessThan(asked.length)
  })
  test('shows whoever edits the change at once, also one that another program made, and is else confirmed by 304', async () => {
    const before = await site.maintain('/quarry/events')
    const seen = { 'If-None-Match': String(before.headers.etag) }
    expect((await site.maintain('/quarry/events', seen)).status).toBe(304)
    await site.execute("update events set title = 'Moved meeting'")
    const after = await site.maintain('/quarry/events', seen)
    expect(after.status).toBe(200)
    expect(after.body).toContain('Moved meeting')
  })
})

describe('an address that is no page', () => {
  test.each([
    ['/', '/quarry/'],
    ['/quarry?a=1', '/quarry/?a=1'],
    ['/quarry//%65vents?a=1', '/quarry/events?a=1'],
    ['/quarry/villages/BARFORD', '/quarry/villages/barford'],
    ['/quarry/Impact/Nothing', '/quarry/impact/nothing'],
  ])('%s leads to %s for good', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 308, headers: { location }, body: '' })
  })
  test('all unknown paths share one page, which is rendered once', async () => {
    const paths = ['/quarry/nothing', '/quarry/impact/a/b', '/quarry/events.data', '/favicon.ico', '/quarry/a/b/c']
    const replies = await Promise.all(paths.map((path) => get(path)))
    expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 404))
    expect(new Set(replies.map(rendering)).size).toBe(1)
    expect(replies[0]?.headers.etag).toBeUndefined()
  })
  test('made-up villages and cards cost no rendering', async () => {
    await get('/quarry/impact/nothing')
    const before = Number(rendering(await get('/quarry/evidence-library?q=before-made-up')))
    for (let count = 0; count < 20; count += 1) {
      expect((await get(`/quarry/impact/card-${count}`)).status).toBe(404)
      expect((await get(`/quarry/villages/Village%20${count}`)).headers.location).toBe('/quarry/impact-map')
    }
    expect(Number(rendering(await get('/quarry/evidence-library?q=after-made-up'))) - before).toBe(1)
  })
  test('a form that is too long is answered with a page, and what a program sends with a problem', async () => {
    const send = (path: string, type: string) =>
      ask(site.ports.public, path, {
        method: 'POST',
        headers: { 'Content-Type': type, Origin: 'https://example.org' },
        body: 'x'.repeat(1_000_000),
      })
    const page = await send('/quarry/contact', 'application/x-www-form-urlencoded')
    expect(page.status).toBe(413)
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(page.body).toContain('longer than this form takes')
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page.body) ?? []
    expect(page.headers['content-security-policy']).toContain(hashSource(style))
    expect((await send('/quarry/api/messages', 'application/json')).headers['content-type']).toBe(
      'application/problem+json',
    )
  })
})

test.each(['/quarry/broken', '/quarry/collapsed'])(
  'when %s cannot be rendered, the page says so and when to come again, and nothing else; the log says why',
  async (path) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(headers['retry-after']).toBe('2')
    expect(body).toContain('Unexpected Application Error!')
    expect(body).not.toMatch(/secret detail|\bat .*:\d+:\d+|node_modules/)
    expect(site.logged.at(-1)).toMatchObject({ fields: { err: { message: 'secret detail' } } })
  },
)

describe('when the database goes away', () => {
  test('right after an edit, the last good page stays, however long it is away, and the log is not flooded', async () => {
    const broken = await serveSite()
    await broken.visit('/quarry/events')
    await broken.execute("update events set title = 'Moved meeting'")
    await broken.execute('alter table events rename to lost')
    for (let count = 0; count < 20; count += 1) {
      expect((await broken.visit('/quarry/events')).body).toContain('Public meeting')
      expect((await broken.maintain('/quarry/events')).status).toBe(503)
    }
    expect(broken.logged.length).toBeLessThan(5)
  })
  test('a page that could not read its content is not cached: it is there again with the database', async () => {
    const broken = await serveSite()
    await broken.execute('update events set title = title')
    await broken.execute('alter table events rename to lost')
    expect(await broken.visit('/quarry/events')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
    await broken.execute('alter table lost rename to events')
    expect((await broken.visit('/quarry/events')).body).toContain('Public meeting')
  })
})

test('every answer carries the security headers', async () => {
  const pages = ['/', '/quarry/', '/quarry/nothing', '/quarry/broken', '/quarry/collapsed']
  const others = ['/quarry/icon.svg', '/quarry/healthz', '/quarry/api/events', '/quarry/api/nothing']
  for (const path of [...pages, ...others]) {
    const { headers } = await get(path)
    expect({ path, ...headers }).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
})

describe('the maintenance side', () => {
  test('keeps its code to itself: visitors get none of it', async () => {
    const path = '/quarry/assets/maintenance-editor-9f8e7d.js'
    expect((await site.maintain(path)).body).toBe('export const editor = 1')
    expect((await get(path)).status).toBe(404)
  })
  test('names itself as the place of the site where the public has none', async () => {
    const local = await serveSite({ mode: 'local', publicOrigin: undefined })
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const origin = `${host}:${local.ports.maintenance}`
      const { body, headers } = await local.maintain('/quarry/', { Host: origin })
      expect(body).toContain(`"origin":"http://${origin}"`)
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
  })
})

test('a network in front may bridge a failure with a page, and with nothing else, while browsers ask each time', async () => {
  const forNetworks = async (path: string) => (await get(path)).headers['cdn-cache-control']
  expect((await get('/quarry/events')).headers['cache-control']).toBe('no-cache')
  expect(await forNetworks('/quarry/events')).toContain('stale-if-error')
  for (const path of ['/quarry/api/events', '/quarry/healthz', '/quarry/search?q=lorries'])
    expect(await forNetworks(path), path).toBe(undefined)
})

test('/quarry/healthz tells the state of the content and the build', async () => {
  const { status, headers, body } = await get('/quarry/healthz')
  expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-store' })
  expect(JSON.parse(body)).toEqual({
    status: 'ok',
    revision: expect.stringMatching(/^\d+$/),
    build: expect.any(String),
    oldestMailSeconds: null,
    freeBytes: expect.any(Number),
    backUpSeconds: null,
    wrong: [],
  })
})

test('nothing of a visitor is in the log', async () => {
  const secret = 'visitor@example.org'
  await get(`/quarry/collapsed?q=${secret}`, { 'X-Forwarded-For': secret, Referer: secret })
  await get(`/quarry/api/events/${secret}?q=${secret}`)
  await ask(site.ports.public, `/quarry/${secret}`, { method: 'PUT', body: secret })
  expect(site.logged.length).toBeGreaterThan(0)
  expect(JSON.stringify(site.logged)).not.toMatch(/visitor@example|127\.0\.0\.1/)
})

test('nothing of what went wrong inside is in the answer to a program', () => {
  const error = new Error('secret detail')
  for (const each of [error, toContentError(error)]) expect(JSON.stringify(problemOf(each))).not.toContain('secret')
})
