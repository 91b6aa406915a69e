import { describe, expect, test } from 'vitest'
import { sampleEvent } from '../database/testing/sample-rows.ts'
import { serveForAll } from '../testing/served-site.ts'

const site = serveForAll()

const address = '/quarry/api/maintenance/preview'
const typed = (row: object, table = 'events') => [{ table, row }]
const preview = (wanted: object) => site.write('POST', address, { rows: [], ...wanted })
const stored = async () => (await site.content.list('events'))[0] ?? expect.unreachable()
const anything = '/events'

describe('a preview', () => {
  test('shows what is typed in place of what is stored, beside the other rows, and stores nothing', async () => {
    const { id } = await stored()
    const changed = await preview({ path: anything, rows: typed({ id, title: 'Moved meeting' }) })
    expect(changed.status).toBe(200)
    expect(changed.body).toContain('"titles":["Moved meeting"]')
    const added = await preview({ path: anything, rows: typed({ ...sampleEvent, id: 'new', title: 'Walk' }) })
    expect(added.body).toContain('"titles":["Public meeting","Walk"]')
    for (const look of [site.visit, site.maintain]) {
      expect((await look('/quarry/events')).body).toContain('"titles":["Public meeting"]')
    }
  })
  test('is answered as data that nothing keeps and no frame can load', async () => {
    const { headers, body } = await preview({ path: anything })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'none'/)
    expect(body).toContain('rendering')
  })
})

test.each([
  ['/admin/history', 404],
  ['/api/events', 404],
  ['/nothing', 404],
  ['/../quarry/events', 404],
  ['//evil.example/', 404],
  ['https://evil.example/', 400],
  [7, 400],
])('a preview of the page %s is refused', async (path, status) => {
  expect((await preview({ path })).status).toBe(status)
})

test.each([
  [{ rows: typed({ title: 'x' }, 'messages') }],
  [{ rows: Array(101).fill({ table: 'events', row: {} }) }],
  [{ day: '2026-02-30' }],
])('a preview with %j is refused', async (wanted) => {
  const reply = await preview({ path: anything, ...wanted })
  expect(reply.status).toBe(400)
  expect(JSON.parse(reply.body)).toMatchObject({ code: 'invalid', fields: [expect.anything()] })
})
