import { beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../domain/content.ts'
import { sampleEvent } from '../database/testing/sample-rows.ts'
import { expectProblem, json } from '../testing/ask.ts'
import { serveForAll } from '../testing/served-site.ts'

const site = serveForAll()

const write = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  site.write(method, `/quarry/api${path}`, body, headers)

describe('writing on the maintenance listener', () => {
  let event: Row<'events'>
  beforeEach(async () => {
    event = await site.content.insert('events', sampleEvent)
  })
  const seen = (version = event.updated_at) => ({ 'If-Match': `"${version}"` })

  test('a new row is answered as stored, with its place and version, and is on the next page', async () => {
    const reply = await write('POST', '/events', { ...sampleEvent, title: 'Talk' })
    const row = json(reply)
    expect(reply.status).toBe(201)
    expect(reply.headers).toMatchObject({
      etag: `"${row.updated_at}"`,
      location: `/quarry/api/events/${row.id}`,
      'cache-control': 'no-store',
    })
    expect(await site.content.find('events', row.id)).toEqual(row)
    expect(json(await site.visit('/quarry/api/events'))).toContainEqual(row)
    expect((await site.visit('/quarry/events')).body).toContain('Talk')
  })
  test('a change of an older version is refused with the row as it is now, and nothing is overwritten', async () => {
    const current = await site.content.update('events', event.id, { title: 'Theirs' }, event.updated_at)
    const reply = await write('PATCH', `/events/${event.id}`, { title: 'Mine' }, seen())
    expectProblem(reply, 412, 'conflict')
    expect(json(reply).current).toEqual(current)
    const done = await write('PATCH', `/events/${event.id}`, { title: 'Mine' }, seen(current.updated_at))
    expect(json(done)).toEqual({ ...event, title: 'Mine', updated_at: json(done).updated_at })
    expect(done).toMatchObject({ status: 200, headers: { etag: `"${json(done).updated_at}"` } })
  })
  test('a deletion of an older version is refused with the row as it is now, and one of the present version is done', async () => {
    const current = await site.content.update('events', event.id, { title: 'Theirs' }, event.updated_at)
    const reply = await write('DELETE', `/events/${event.id}`, undefined, seen())
    expectProblem(reply, 412, 'conflict')
    expect(json(reply).current).toEqual(current)
    expect(await site.content.find('events', event.id)).toEqual(current)
    expectProblem(await write('DELETE', `/events/${event.id}`, undefined, { 'If-Match': '*' }), 400, 'invalid')
    expect((await write('DELETE', `/events/${event.id}`, undefined, seen(current.updated_at))).status).toBe(204)
    expect(await site.content.find('events', event.id)).toBeUndefined()
  })
  test('a change that names no version, or not one, is refused', async () => {
    const change = (headers = {}) => write('PATCH', `/events/${event.id}`, { title: 'x' }, headers)
    expectProblem(await change(), 428, 'invalid')
    for (const version of ['*', '2026', 'W/"2026"', '"a", "b"', '""'])
      expectProblem(await change({ 'If-Match': version }), 400, 'invalid')
  })
  test('a deletion needs no version, and is one once', async () => {
    expect(await write('DELETE', `/events/${event.id}`)).toMatchObject({ status: 204, body: '' })
    expect(await site.content.find('events', event.id)).toBeUndefined()
    expectProblem(await write('DELETE', `/events/${event.id}`), 404, 'not-found')
    expectProblem(await write('PATCH', `/events/${event.id}`, { title: 'x' }, seen()), 404, 'not-found')
  })

  describe('refuses bad input with the reason', () => {
    test.each([
      ['no body', undefined],
      ['no JSON', '{"title":'],
      ['a list', []],
      ['a body that changes every object', '{"__proto__":{"title":"x"},"constructor":1}'],
    ])('%s', async (_, body) => {
      expectProblem(await write('POST', '/events', body), 400, 'invalid')
    })
    test.each(['POST', 'PATCH'])('a body above 1 MB, told or not, with %s', async (method) => {
      const path = method === 'POST' ? '/events' : `/events/${event.id}`
      const body = JSON.stringify({ ...sampleEvent, description: 'x'.repeat(1_000_000) })
      expectProblem(await write(method, path, body, seen()), 413, 'invalid')
      expectProblem(await write(method, path, body, { ...seen(), 'Transfer-Encoding': 'chunked' }), 413, 'invalid')
    })
  })
})
