import { expect, test } from 'vitest'
import { pagesOfRows } from '../../content/row-pages.ts'
import type { FoundTexts } from '../../domain/site-text.ts'
import { sampleCard, sampleDocument, sampleEvent } from '../database/testing/sample-rows.ts'
import { json } from '../testing/ask.ts'
import { serveForAll } from '../testing/served-site.ts'
import { findTexts, findTextsOf } from './site-texts.ts'

const site = serveForAll()

const ask = async (asked: Record<string, string>): Promise<FoundTexts> =>
  json(await site.maintain(`/quarry/api/maintenance/texts?${new URLSearchParams(asked)}`))

test('a sentence is found in the field that has it, with what stands around it and its page', async () => {
  const event = await site.content.insert('events', {
    ...sampleEvent,
    description: 'Bring a torch, and your neighbours.',
  })
  const { texts, all } = await ask({ words: 'a TORCH and' })
  expect(all).toBe(1)
  expect(texts).toEqual([
    {
      title: event.title,
      pages: [`/events#event-${event.id}`],
      row: { table: 'events', key: event.id, field: 'description' },
      passage: ['Bring ', 'a torch, and', ' your neighbours.'],
    },
  ])
  expect((await ask({ words: event.id })).all).toBe(0)
  expect(await ask({ words: ' ' })).toEqual({ texts: [], all: 0 })
  await site.content.delete('events', event.id)
})

const addCard = (card_id: string) =>
  site.content.insert('impact_cards', { ...sampleCard, card_id, page_description: '', page_sections: [] })

test('the page on how to object leads to the days of the consultation and to the addresses of the council', async () => {
  const { texts } = await ask({ page: '/how-to-object' })
  const tables = texts.flatMap(({ row }) => (row ? [row.table] : []))
  expect(tables).toEqual(expect.arrayContaining(['process_stages', 'campaign_details', 'page_texts']))
})

test('built-in words lead to the field in which the editor has them; what only a file has names the file', async () => {
  const card = await addCard('traffic-safety')
  const article = await ask({ words: 'sudden braking' })
  expect(article.texts[0]).toMatchObject({
    pages: ['/traffic-safety'],
    row: { table: 'impact_cards', key: card.id, field: expect.stringMatching(/^page_sections\.\d\.content$/) },
  })
  expect((await ask({ page: '/traffic-safety' })).texts).toMatchObject([{ row: { field: 'page_description' } }])
  await site.content.delete('impact_cards', card.id)
  const lead = await ask({ words: 'Smiths Concrete has applied to dig sand and gravel from farmland' })
  expect(lead.texts[0]?.row).toEqual({ table: 'page_texts', key: 'the-proposal.lead', field: 'text' })
  const [heritage] = (await ask({ page: '/heritage-impact' })).texts
  expect(heritage).toMatchObject({ file: 'content/seed/articles/heritage-impact.json' })
  const found = await ask({ words: heritage?.passage[2].slice(0, 50) ?? '' })
  expect(found.texts).toContainEqual(expect.objectContaining({ file: heritage?.file, pages: ['/heritage-impact'] }))
})

test('what neither a row nor a file has is found in a public page as visitors get it, once; what a row has is that row alone', async () => {
  const { texts } = await ask({ words: 'the QUARRY would stand' })
  expect(texts).toEqual([{ title: '/', pages: ['/'], passage: ['', 'The quarry would stand', ' here.'] }])
  const event = await site.content.insert('events', { ...sampleEvent, title: 'A walk round the fields' })
  expect((await site.visit('/quarry/events')).body).toContain(event.title)
  expect((await ask({ words: event.title })).texts).toMatchObject([{ row: { key: event.id } }])
  await site.content.delete('events', event.id)
})

test('a page names each of its rows once; a place on it, or a page of one row, that row alone', async () => {
  const event = await site.content.insert('events', sampleEvent)
  const rowsOf = async (page: string) => (await ask({ page })).texts.map(({ row }) => row?.key)
  const onEvents = await rowsOf('/events')
  expect(onEvents).toContain(event.id)
  expect(onEvents).toContain('events.lead')
  expect(await rowsOf(`/events#event-${event.id}`)).toEqual([event.id])
  expect(await rowsOf('/villages/barford')).toEqual(['barford'])
  expect(new Set(await rowsOf('/st-johns-college'))).toEqual(new Set(await rowsOf('/stjohnscollege')))
  for (const page of ['/nowhere', '//[']) expect(await rowsOf(page)).toEqual([])
  await site.content.delete('events', event.id)
})

test('what a page puts into one line leads to the fields that make it up, a day in the form that is read, copied marks and all', async () => {
  const event = await site.content.insert('events', {
    ...sampleEvent,
    title: 'A walk at Heathcote',
    date: '2027-12-12',
  })
  const category = await site.content.insert('evidence_categories', { id: 'appeals', name: 'Decisions and appeals' })
  const kind = { type: 'Minutes', date: '2021', summary: 'Read page 4 first.' }
  const { id } = await site.content.insert('evidence_documents', { ...sampleDocument, ...kind })
  const fieldsOf = async (words: string) => (await ask({ words })).texts.map(({ row }) => `${row?.key} ${row?.field}`)
  expect(await fieldsOf('Add to calendar (A walk at Heathcote)')).toEqual([`${event.id} title`])
  expect(await fieldsOf('12/12/2027')).toEqual([`${event.id} date`])
  expect(await fieldsOf('Minutes · 2021 · Decisions and appeals')).toEqual(['appeals name', `${id} type`, `${id} date`])
  expect(await fieldsOf('Where the water goes. Read page 4')).toEqual([`${id} description`, `${id} summary`])
  expect(await fieldsOf('Where the water goes\u2060[2]\tRead page 4')).toContain(`${id} summary`)
  expect(await fieldsOf('Read page\u00a04 fir\u00adst.\u2060[1, 3 to 5]')).toEqual([`${id} summary`])
  expect(await fieldsOf('Nothing of this. Is in. Any row, nor: 2021')).toEqual([])
  await site.content.delete('evidence_documents', id)
  await site.content.delete('evidence_categories', category.id)
  await site.content.delete('events', event.id)
})

const readHtml = async (path: string) =>
  path === '/process'
    ? '<head><title>How it is decided | Us</title></head><main><h1>How it is decided</h1><details><p>Only behind a press.</p></details></main>'
    : '<a>How it is decided</a><a>Object</a>'

test('a heading, a button and words behind a press are found where they stand; a heading before the rows that mention it, not before the row that is it', async () => {
  const found = async (words: string) =>
    (await findTexts(site.content, words, readHtml)).texts.map(({ row, pages }) => row?.field ?? pages[0])
  const mention = { ...sampleEvent, description: 'We explain how it is decided to all. Why so?' }
  const event = await site.content.insert('events', mention)
  expect(await found('How it is decided')).toEqual(['/process', 'description'])
  expect(await found('Why so?')).toEqual(['description'])
  expect(await found('object')).toContain('/')
  expect(await found('Only behind a press: Object')).toEqual(['/process', '/'])
  expect(await found('Only behind a press.')).toEqual(['/process'])
  expect(await found('Which policy does the quarry fail there?')).toEqual(['/ask-for-the-committee'])
  await site.content.delete('events', event.id)
  await site.content.insert('events', { ...sampleEvent, id: 'decided', title: 'How it is decided' })
  expect(await found('How it is decided')).toEqual(['title'])
  await site.content.delete('events', 'decided')
})

test('a page begins with what stands on it and counts all; a paper of the pack has what it takes from rows; a document is led to by its address', async () => {
  const { id } = await site.content.insert('events', {
    ...sampleEvent,
    title: 'A talk in the church at Loxley, with slides',
    date: '2030-01-01',
  })
  const keysOf = async (page: string) => {
    const html = '<main><p>Dates and places</p><p>A talk in the church at Loxley, with slides</p></main>'
    return (await findTextsOf(site.content, page, async () => html)).texts.map(({ row }) => row?.key)
  }
  expect((await keysOf('/events'))[0]).toBe(id)
  expect(await keysOf('/pack/loxley')).toEqual([id])
  expect(await keysOf('/evidence-library?document=hydrology')).toEqual(['hydrology'])
  expect(await keysOf('/evidence-library#document-hydrology')).toEqual(['hydrology'])
  await site.content.delete('events', id)
})

test('a past event is seen on the page of past events on which it stands', () => {
  const events = Array.from({ length: 51 }, (_, day) => ({
    ...sampleEvent,
    id: `past-${day}`,
    date: `19${day + 10}-01-01`,
    updated_at: '',
  }))
  const pagesOf = pagesOfRows('events', events)
  expect(events.slice(0, 2).map((event) => pagesOf(event))).toEqual([
    ['/events?page=2#event-past-0'],
    ['/events#event-past-1'],
  ])
})
