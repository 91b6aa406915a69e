import { expect, test } from 'vitest'
import type { FoundTexts } from '../../domain/site-text.ts'
import { sampleCard, sampleEvent } from '../database/testing/sample-rows.ts'
import { json } from '../testing/ask.ts'
import { serveForAll } from '../testing/served-site.ts'

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
