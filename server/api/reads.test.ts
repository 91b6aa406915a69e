import { describe, expect, test } from 'vitest'
import { type TableName, tableNames } from '../../domain/content.ts'
import { visitorContent } from '../content-readers.ts'
import { expectProblem, json } from '../testing/ask.ts'
import { serveForAll } from '../testing/served-site.ts'

const site = serveForAll()

const get = (path: string, headers: Record<string, string> = {}) => site.visit(`/quarry/api${path}`, headers)

describe('reading', () => {
  test.each(tableNames)('%s gives the rows of the content, in its order', async (table: TableName) => {
    const reply = await get(`/${table}`)
    expect(reply.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-cache' })
    expect(json(reply)).toEqual(await visitorContent(site.content).list(table))
  })
  test('how fast the site sends e-mails is told to maintainers alone', async () => {
    const addresses = ['/api/campaign_details', '/api/campaign_details/campaign']
    for (const address of addresses) {
      const { body } = await site.visit(`/quarry${address}`)
      expect(body, address).toContain('WDC/22CM008')
      expect(body, address).not.toMatch(/mails_a/)
    }
    expect(json(await site.maintain('/quarry/api/campaign_details'))).toMatchObject([{ mails_an_hour: 200 }])
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
  test('the sources of a page follow the claims; what is no page has none', async () => {
    const page = json(await get('/page-sources/impact-map'))
    expect(page.list).toContain('About 1.8 million tonnes would be dug.')
    expect(page.marks['point-0']).toContain('href="#source-tonnage"')
    expect(json(await get('/sources'))).toMatchObject([{ id: 'tonnage', state: 'checked' }])
    for (const path of ['/nowhere', '/villages/nowhere', '/impact/nowhere', '/constructor', '/contact'])
      expect(json(await get(`/page-sources${path}`)), path).toBeNull()
    await site.execute("update claims set statement = 'Corrected.'")
    expect(json(await get('/page-sources/impact-map')).list).toContain('Corrected.')
  })
  test('what is not there is a problem of kind not-found', async () => {
    const tables = ['', '/', '/nothing', '/mail_queue', '/content_history', '/EVENTS', '/constructor']
    for (const path of [...tables, '/events/nothing', '/events/a/b']) expectProblem(await get(path), 404, 'not-found')
    expect((await get('/events/')).status).toBe(404)
  })
  test('what can be no id is a problem of kind invalid', async () => {
    for (const key of ['%00', 'a%0Ab', 'x'.repeat(81)]) {
      expectProblem(await get(`/events/${key}`), 400, 'invalid')
    }
  })
})
