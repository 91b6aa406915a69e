import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Row, type TableName, tableNames } from '../../domain/content.ts'
import { ask, ownPage, type Reply, sendRaw } from '../testing/ask.ts'
import { type ServedSite, serveSite } from '../testing/served-site.ts'

let site: ServedSite
let port: number
beforeAll(async () => {
  site = await serveSite()
  port = site.ports.maintenance
})
afterAll(() => site.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(site.ports.public, `/quarry/api${path}`, { headers })
const json = ({ body }: Reply) => JSON.parse(body)

/** A write as the maintenance side's own pages send it; a body that is no text is sent as JSON. */
function write(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  return ask(port, `/quarry/api${path}`, { method, headers: { ...ownPage(port), ...headers }, body: text })
}

function expectProblem(reply: Reply, status: number, code: string): void {
  expect({ ...reply, ...json(reply) }).toMatchObject({ status, code, type: `urn:quarry:problem:${code}` })
  expect(json(reply).status).toBe(status)
  expect(reply.status).toBe(status)
  expect(reply.headers).toMatchObject({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  expect(reply.body).not.toMatch(/\bat .*:\d+|node_modules|\.ts\b/)
}

describe('reading', () => {
  test.each(tableNames)('%s gives the rows of the content, in its order', async (table: TableName) => {
    const reply = await get(`/${table}`)
    expect(reply.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-cache' })
    expect(json(reply)).toEqual(await site.content.list(table))
  })
  test('one row is found by its key, with its version as the tag', async () => {
    const reply = await get('/village_data/barford')
    expect(json(reply)).toEqual(await site.content.find('village_data', 'barford'))
    expect(reply.headers.etag).toBe(`"${json(reply).updated_at}"`)
  })
  test('rows are sent compressed, and confirmed by 304 until they change', async () => {
    await site.execute(`update impact_cards set more_content = '<p>${'dust '.repeat(500)}</p>'`)
    const { headers } = await get('/impact_cards')
    const compressed = await get('/impact_cards', { 'Accept-Encoding': 'br' })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(Number(compressed.headers['content-length'])).toBeLessThan(Number(headers['content-length']) / 2)
    expect((await get('/impact_cards', { 'If-None-Match': String(headers.etag) })).status).toBe(304)
    await site.execute("update impact_cards set title = 'Quiet'")
    const after = await get('/impact_cards', { 'If-None-Match': String(headers.etag) })
    expect(json(after)).toMatchObject([{ title: 'Quiet' }])
  })
  test('HEAD gives the headers alone', async () => {
    const reply = await ask(site.ports.public, '/quarry/api/events', { method: 'HEAD' })
    expect(reply).toMatchObject({ status: 200, body: '', headers: { 'content-type': 'application/json' } })
    expect(Number(reply.headers['content-length'])).toBeGreaterThan(0)
  })
  test('what is not there is a problem of kind not-found', async () => {
    for (const path of [
      '',
      '/',
      '/nothing',
      '/messages',
      '/content_history',
      '/EVENTS',
      '/events/',
      '/events/nothing',
      '/events/a/b',
      '/constructor',
    ]) {
      const reply = await get(path)
      if (path !== '/events/') expectProblem(reply, 404, 'not-found')
      else expect(reply.status).toBe(404)
    }
  })
  test('what can be no id is a problem of kind invalid', async () => {
    for (const key of ['%ff', '%zz', '%00', 'a%0Ab', 'x'.repeat(81), '%ed%a0%80']) {
      expectProblem(await get(`/events/${key}`), 400, 'invalid')
    }
  })
  test('an id may hold any other character', async () => {
    await site.execute("insert into events (id, title, date) values ('a/b c%é', 'Odd', 'x')")
    expect(json(await get(`/events/${encodeURIComponent('a/b c%é')}`))).toMatchObject({ title: 'Odd' })
    await site.execute("delete from events where title = 'Odd'")
  })
})

test('the OpenAPI document describes the rows by the schemas that check them', async () => {
  const document = json(await get('/openapi.json'))
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(tableNames.flatMap((table) => [`/${table}`, `/${table}/{key}`]))
  expect(document.components.schemas.events).toMatchObject({
    required: ['id', 'title', 'date', 'time', 'location', 'description', 'updated_at'],
    additionalProperties: false,
    properties: { title: { type: 'string', maxLength: 200 } },
  })
  const references = [...JSON.stringify(document).matchAll(/"#\/([^"]+)"/g)].map(([, place = '']) => place.split('/'))
  expect(references.length).toBeGreaterThan(20)
  for (const place of references) {
    expect(place.reduce((inner, name) => inner?.[name], document)).toBeTypeOf('object')
  }
})

describe('writing on the maintenance listener', () => {
  const walk = {
    title: 'Walk',
    date: '2026-05-01',
    time: '10:00 - 12:00',
    location: 'The ford',
    description: 'A walk.',
  }
  let event: Row<'events'>
  beforeEach(async () => {
    event = await site.content.insert('events', walk)
  })
  const seen = (version = event.updated_at) => ({ 'If-Match': `"${version}"` })

  test('a new row is answered as stored, with its place and version, and is on the next page', async () => {
    const reply = await write('POST', '/events', { ...walk, title: 'Talk' })
    const row = json(reply)
    expect(reply.status).toBe(201)
    expect(reply.headers).toMatchObject({
      etag: `"${row.updated_at}"`,
      location: `/quarry/api/events/${row.id}`,
      'cache-control': 'no-store',
    })
    expect(await site.content.find('events', row.id)).toEqual(row)
    expect(json(await get('/events'))).toContainEqual(row)
    expect((await ask(site.ports.public, '/quarry/events')).body).toContain('Talk')
  })
  test('a change of the version that was seen is stored', async () => {
    const reply = await write('PATCH', `/events/${event.id}`, { title: 'Long walk' }, seen())
    expect(reply.status).toBe(200)
    expect(json(reply)).toEqual({ ...event, title: 'Long walk', updated_at: json(reply).updated_at })
    expect(reply.headers.etag).toBe(`"${json(reply).updated_at}"`)
    expect(json(reply).updated_at > event.updated_at).toBe(true)
  })
  test('a change of an older version is refused with the row as it is now, and nothing is overwritten', async () => {
    const current = await site.content.update('events', event.id, { title: 'Theirs' }, event.updated_at)
    const reply = await write('PATCH', `/events/${event.id}`, { title: 'Mine' }, seen())
    expectProblem(reply, 412, 'conflict')
    expect(json(reply).current).toEqual(current)
    expect(await site.content.find('events', event.id)).toEqual(current)
  })
  test('a change that names no version is refused', async () => {
    expectProblem(await write('PATCH', `/events/${event.id}`, { title: 'x' }), 428, 'invalid')
  })
  test.each(['*', '2026', 'W/"2026"', '"a", "b"', '""'])('the version %s is refused', async (version) => {
    expectProblem(await write('PATCH', `/events/${event.id}`, { title: 'x' }, { 'If-Match': version }), 400, 'invalid')
  })
  test('a deletion needs no version, and is one once', async () => {
    expect(await write('DELETE', `/events/${event.id}`)).toMatchObject({ status: 204, body: '' })
    expect(await site.content.find('events', event.id)).toBeUndefined()
    expectProblem(await write('DELETE', `/events/${event.id}`), 404, 'not-found')
    expectProblem(await write('PATCH', `/events/${event.id}`, { title: 'x' }, seen()), 404, 'not-found')
  })

  describe('refuses bad input with the reason', () => {
    test('fields by their names and rules', async () => {
      const reply = await write('POST', '/events', { ...walk, title: '', date: '2026-02-30', colour: 'red' })
      expectProblem(reply, 400, 'invalid')
      expect(json(reply).fields).toEqual(
        expect.arrayContaining([
          { field: 'title', rule: 'is required' },
          { field: 'date', rule: 'must be a day that exists in the calendar' },
          { field: 'colour', rule: 'is not a field that can be set' },
        ]),
      )
    })
    test('an id or slug that is taken', async () => {
      expectProblem(await write('POST', '/evidence_categories', { id: 'air-quality', name: 'Again' }), 400, 'invalid')
    })
    test.each([
      ['no body', undefined],
      ['no JSON', '{"title":'],
      ['not UTF-8', '\ufffd'.repeat(3)],
      ['a list', []],
      ['a text', '"text"'],
      ['null', 'null'],
      ['a number', '1e400'],
      ['100,000 brackets', '['.repeat(100_000)],
      ['a body that changes every object', '{"__proto__":{"title":"x"},"constructor":1}'],
      ['a null byte in a text', { title: 'a\0b' }],
      ['half a character', '{"title":"\\ud800"}'],
    ])('%s', async (_, body) => {
      expectProblem(await write('POST', '/events', body), 400, 'invalid')
    })
    test('bytes that are no text', async () => {
      const body = Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])
      const head = Object.entries({
        Host: `localhost:${port}`,
        ...ownPage(port),
        'Content-Length': body.length,
        Connection: 'close',
      })
      const lines = ['POST /quarry/api/events HTTP/1.1', ...head.map(([name, value]) => `${name}: ${value}`), '', '']
      const reply = await sendRaw(port, Buffer.concat([Buffer.from(lines.join('\r\n')), body]))
      expect(reply).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid"/)
    })
    test.each(['POST', 'PATCH'])('a body above 1 MB, told or not, with %s', async (method) => {
      const path = method === 'POST' ? '/events' : `/events/${event.id}`
      const body = JSON.stringify({ ...walk, description: 'x'.repeat(1_000_000) })
      expectProblem(await write(method, path, body, seen()), 413, 'invalid')
      expectProblem(await write(method, path, body, { ...seen(), 'Transfer-Encoding': 'chunked' }), 413, 'invalid')
    })
    test('a body of another type', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        expectProblem(await write('POST', '/events', walk, { 'Content-Type': type }), 415, 'invalid')
      }
    })
    test('tables and ids that are none', async () => {
      expectProblem(await write('POST', '/messages', {}), 404, 'not-found')
      expectProblem(await write('DELETE', '/events/%00'), 400, 'invalid')
      expectProblem(await write('PATCH', '/nothing/1', {}, seen()), 404, 'not-found')
    })
    test.each([
      ['PUT', '/events', 'GET, HEAD, POST'],
      ['DELETE', '/events', 'GET, HEAD, POST'],
      ['POST', '/events/1', 'GET, HEAD, PATCH, DELETE'],
      ['OPTIONS', '/events', 'GET, HEAD, POST'],
      ['POST', '/openapi.json', 'GET, HEAD'],
    ])('%s on %s', async (method, path, allow) => {
      const reply = await write(method, path, {})
      expectProblem(reply, 405, 'invalid')
      expect(reply.headers.allow).toBe(allow)
    })
  })

  test('a page of another site can change nothing', async () => {
    const before = await site.content.list('events')
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    for (const headers of [
      foreign,
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Host: `rebound.example:${port}` },
    ]) {
      expectProblem(await write('POST', '/events', walk, headers), 403, 'forbidden')
      expectProblem(await write('DELETE', `/events/${event.id}`, undefined, headers), 403, 'forbidden')
    }
    const form = await ask(port, '/quarry/api/events', { method: 'POST', headers: foreign, body: 'title=x' })
    expectProblem(form, 403, 'forbidden')
    expect(await site.content.list('events')).toEqual(before)
  })
})

describe('writing on the public listener', () => {
  test.each([
    ['POST', '/events'],
    ['PATCH', '/events/1'],
    ['DELETE', '/events/1'],
  ])('%s does not exist', async (method, path) => {
    const before = await site.content.list('events')
    const headers = { ...ownPage(site.ports.public), 'If-Match': '"x"' }
    expectProblem(await ask(site.ports.public, `/quarry/api${path}`, { method, headers, body: '{}' }), 404, 'not-found')
    expect(await site.content.list('events')).toEqual(before)
  })
  test('a method that no listener has is refused', async () => {
    const reply = await ask(site.ports.public, '/quarry/api/events', { method: 'PUT' })
    expectProblem(reply, 405, 'invalid')
    expect(reply.headers.allow).toBe('GET, HEAD')
  })
})

test('a database that fails is a problem of kind unavailable, and no more is told', async () => {
  const broken = await serveSite()
  await broken.execute('alter table events rename to lost')
  expectProblem(await ask(broken.ports.public, '/quarry/api/events'), 503, 'unavailable')
  const { maintenance } = broken.ports
  const reply = await ask(maintenance, '/quarry/api/events/1', { method: 'DELETE', headers: ownPage(maintenance) })
  expectProblem(reply, 503, 'unavailable')
  await broken.close()
})
