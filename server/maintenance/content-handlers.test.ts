import { describe, expect, test } from 'vitest'
import { findArticle } from '../../content/seed/first-rows.ts'
import { tableNames } from '../../domain/content.ts'
import type { PageSection } from '../../domain/impact-card.ts'
import { sampleCard, sampleEvent } from '../database/testing/sample-rows.ts'
import { ask, json } from '../testing/ask.ts'
import { serveForAll } from '../testing/served-site.ts'
import { contentOf } from './testing/tar-files.ts'

const site = serveForAll()

const root = '/quarry/api/maintenance'
const get = (path: string) => site.maintain(root + path)
const post = (path: string, body: unknown) => site.write('POST', root + path, body)

test('each listener tells whether the maintenance side is here, and no browser keeps that', async () => {
  for (const kind of ['public', 'maintenance'] as const) {
    const reply = await ask(site.ports[kind], `${root}/side`)
    expect(json(reply)).toMatchObject({ isHere: kind === 'maintenance' })
    expect(reply.headers['cache-control']).toBe('no-store')
  }
})

describe('the history', () => {
  test('has one change for the saves that editors make by themselves, and one for each made by hand', async () => {
    const path = '/quarry/api/events'
    let row = json(await site.write('POST', path, sampleEvent))
    const change = async (title: string, headers = {}) => {
      const version = { 'If-Match': `"${row.updated_at}"` }
      row = json(await site.write('PATCH', `${path}/${row.id}`, { title }, { ...version, ...headers }))
    }
    for (const title of ['M', 'Me', 'Meeting']) await change(title, { 'Auto-Save': 'true' })
    await change('Moved meeting')
    const changes = json(await get(`/history?table=events&key=${row.id}`))
    expect(changes).toMatchObject(
      ['Moved meeting', 'Meeting', sampleEvent.title].map((title) => ({ after: { title } })),
    )
    await site.content.delete('events', row.id)
  })
  test('is listed newest first and by pages, and never kept by a browser', async () => {
    for (const title of ['A', 'B', 'C']) await site.content.insert('events', { ...sampleEvent, title })
    const reply = await get('/history?limit=2')
    expect(reply.headers['cache-control']).toBe('no-store')
    const [newest, second] = json(reply)
    expect([newest, second]).toMatchObject([
      { table: 'events', kind: 'insert', before: null, after: { title: 'C' } },
      { after: { title: 'B' } },
    ])
    expect(json(await get(`/history?limit=1&before=${second.id}`))).toMatchObject([{ after: { title: 'A' } }])
    expect(json(await get(`/history?table=events&key=${newest.key}`))).toMatchObject([{ id: newest.id }])
    for (const query of ['limit=x', 'before=-1', 'limit=1.5']) expect((await get(`/history?${query}`)).status).toBe(400)
    expect((await get('/history?table=messages&key=1')).status).toBe(404)
  })
})

test('changes are found by the name that their list shows, by what was changed, and by no text that stayed', async () => {
  const text = await site.content.find('page_texts', 'home.who')
  await site.content.update('page_texts', 'home.who', { text: 'People who live nearby.' }, text?.updated_at ?? '')
  const found = async (search: string) =>
    json(await get(`/history?limit=5&search=${encodeURIComponent(search)}`)).map(({ key }: { key: string }) => key)
  expect(await found('live nearby')).toEqual(['home.who'])
  expect(await found('Who speaks here, Home')).toEqual(['home.who'])
  const event = await site.content.insert('events', { ...sampleEvent, location: 'The mill' })
  await site.content.update('events', event.id, { title: 'A renamed walk' }, event.updated_at)
  expect(await found('mill')).toEqual([event.id])
  expect(await found('renamed')).toEqual([event.id])
})

/** A card whose article is the built-in one. */
const unwritten = { page_description: '', page_sections: [] }

test('a word that is mended in a built-in article is the one change that its history has, also before it is taken back', async () => {
  const card = await site.content.insert('impact_cards', { ...sampleCard, ...unwritten, card_id: 'flood-risk' })
  const article = findArticle('flood-risk')
  if (!article) throw new Error('There is no such article')
  const page_sections = article.sections.map(({ claims: _none, ...section }) => section as PageSection)
  const { updated_at } = await site.content.update('impact_cards', card.id, { page_sections }, card.updated_at)
  const [change] = json(await get(`/history?limit=1&table=impact_cards&key=${card.id}`))
  const { now, restored } = json(await get(`/history/${change.id}/restore`))
  for (const { before, after } of [change, { before: restored, after: now }])
    expect({ ...before, page_sections: change.after.page_sections, updated_at }).toEqual(after)
  expect(change.before.page_sections).toEqual(article.sections)
})

describe('export and import', () => {
  test('the export is a file with all content and nothing that visitors sent', async () => {
    const reply = await get('/export')
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="quarry-content-[\d-]{10}\.tar"$/)
    expect(Object.keys(contentOf(reply).tables).sort()).toEqual(tableNames.toSorted())
    expect(contentOf(reply).tables.village_data).toEqual(await site.content.list('village_data'))
  })
  test('an import refuses another file, and is undone as a whole, in one press unless a row has changed since', async () => {
    const file = contentOf(await get('/export'))
    file.tables.village_data[0].name = 'New name'
    for (const foreign of [[], 'null'])
      expect(json(await post('/import', foreign)).problems).toMatchObject([{ rule: 'is not an export of this site' }])
    const wanted = [{ table: 'village_data', added: [], changed: [{ key: 'barford', title: 'Barford' }], deleted: [] }]
    expect(json(await post('/import?trial', file)).tables).toEqual(expect.arrayContaining(wanted))
    expect(await site.content.find('village_data', 'barford')).toMatchObject({ name: 'Barford' })
    expect(json(await post('/import', file))).toMatchObject({ problems: [], tables: expect.arrayContaining(wanted) })
    const found = json(await get('/history?table=village_data&search=NEW%20name&limit=5'))
    const batch = `/history/batches/${found[0].batch}`
    const { updated_at } = found[0].after
    await site.content.update('village_data', 'barford', { summary: 'Theirs' }, updated_at)
    expect((await post(`${batch}/undo?unless-changed`, {})).status).toBe(412)
    expect(json(await post(`${batch}/undo`, {}))).toMatchObject({ changes: 1 })
    expect(await site.content.find('village_data', 'barford')).toMatchObject({ name: 'Barford' })
    expect((await post('/history/batches/import-none/undo', {})).status).toBe(404)
  })
  test('a file may be larger than what else is sent', async () => {
    const file = contentOf(await get('/export'))
    const large = { ...file, tables: { ...file.tables, events: [{ title: 'x'.repeat(2_000_000) }] } }
    expect(json(await post('/import', large)).problems).toContainEqual(
      expect.objectContaining({ field: 'title', rule: 'must be at most 200 characters' }),
    )
  })
})
