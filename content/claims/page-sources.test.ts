import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sourcesPageQuery } from '../../app/content-api/site-sources-query.ts'
import { firstRows } from '../seed/first-rows.ts'
import { seededContent } from '../testing/seeded-content.ts'
import { readClaimUses } from './claim-uses.ts'
import { readPageSources } from './page-sources.ts'
import { readSiteSources } from './site-sources.ts'

const closedDay = '2026-11-20'
const openStages = firstRows.process_stages.map((stage) =>
  stage.id === 'public-consultation'
    ? { ...stage, status: 'current', starts_on: '2026-11-01', ends_on: '2026-12-01' }
    : { ...stage, status: 'upcoming' },
)
const sourcesOf = (path: string, tables = {}) =>
  readPageSources(path, { content: seededContent(tables), today: closedDay })

const markedIds = (mark = '') => Array.from(mark.matchAll(/#source-([a-z-]+)"/g), ([, id]) => id)

test('a page lists the claims that its texts name, and each text has the marks of its own', async () => {
  const key_facts = firstRows.key_facts.map((fact) => ({
    ...fact,
    claims: fact.id === 'tonnage' ? ['newts', 'deleted-since'] : [],
  }))
  const sources = await sourcesOf('/the-proposal', { key_facts, page_texts: [] })
  expect(markedIds(sources?.marks['fact-tonnage'])).toEqual(['newts'])
  expect(sources?.marks['fact-duration']).toBeUndefined()
  expect(sources?.list).toContain('source-newts')
  expect(sources?.list).not.toContain('source-tonnage')
})

test('an article names those of the text that visitors read: the built-in one, or the one that is stored', async () => {
  const marks = (await sourcesOf('/silica-dust'))?.marks
  expect(markedIds(marks?.['part-4'])).toEqual(['no-unacceptable-effects', 'dust-named'])
  expect(marks?.['part-4']).toMatch(/\d<\/a> to (?:<span id="cited-[\w-]+"><\/span>){3}<a /)
  const section = { type: 'section', heading: 'Dust', content: '<p>Dust.</p>', claims: ['coshh'] }
  const own = { id: 'silica-dust', card_id: 'silica-dust', title: 'Dust', page_sections: [section] }
  expect(markedIds((await sourcesOf('/silica-dust', { impact_cards: [own] }))?.marks['part-1'])).toEqual(['coshh'])
})

test('every claim that a text names is in the first ledger', async () => {
  const readings = [{}, { process_stages: openStages }].map((tables) => ({
    content: seededContent(tables),
    today: closedDay,
  }))
  const uses = (await Promise.all(readings.map(readClaimUses))).flat()
  const known = new Set(firstRows.claims.map(({ id }) => id))
  expect(uses.filter(({ claim }) => !known.has(claim))).toEqual([])
})

test('the list has each claim once, numbered as the page names them, and a mark leads to it', async () => {
  const sources = await sourcesOf('/the-proposal')
  const listed = Array.from(sources?.list.matchAll(/id="source-([a-z-]+)"/g) ?? [], ([, id]) => id)
  expect(new Set(listed).size).toBe(listed.length)
  const figures = ['tonnage', 'duration', 'lorry-movements', 'working-hours', 'site-area', 'dug-area']
  expect(listed.filter((id) => figures.includes(id ?? ''))).toEqual(figures)
  const mark = `<a href="#source-duration" id="cited-duration".*>${listed.indexOf('duration') + 1}</a>`
  expect(`${sources?.marks['fact-duration']} ${sources?.list}`).toMatch(new RegExp(`${mark}.*href="#cited-duration"`))
})

test.each(['/the-proposal', '/impact-map', '/traffic-safety'])(
  'readers of %s meet the numbers in their order',
  async (path) => {
    const marks = Object.values((await sourcesOf(path))?.marks ?? {}).join(' ')
    const runs = marks.matchAll(/(\d+)<\/a>(?: to (?:<span[^>]*><\/span>)*<a[^>]*>(\d+))?/g)
    const met = Array.from(runs, ([, from, to = from]) => [...Array(Number(to) + 1).keys()].slice(Number(from))).flat()
    expect([...new Set(met)]).toEqual([...new Set(met)].map((_, index) => index + 1))
  },
)

test('the number of a claim that is out of date says so, and the list what was found of one that is not confirmed', async () => {
  const found = (id: string) => (id === 'duration' ? { state: 'out-of-date' } : { how_checked: 'Unread.' })
  const claims = firstRows.claims.map((claim) => ({ ...claim, ...found(claim.id) }))
  const { marks, list } = (await sourcesOf('/the-proposal', { claims })) ?? { marks: {}, list: '' }
  expect(marks['fact-duration']).toMatch(/\d \(out of date\)<\/a>/)
  const all = Object.values(marks).join('')
  expect(all.match(/out of date\)</g)?.length).toBe(all.match(/#source-duration"/g)?.length)
  expect(list).toMatch(/Unread\..*Out of date: this is no longer so\./s)
})

test('each part of /sources begins with what is confirmed, on all its pages', async () => {
  const all = await readSiteSources({ content: seededContent({}), today: closedDay })
  const pages = Array.from({ length: Math.ceil(all.length / 25) }, (_, before) =>
    sourcesPageQuery(`?page=${before + 1}`, async () => all),
  )
  const shown = (await Promise.all(pages.map((page) => new QueryClient().fetchQuery(page)))).flatMap((p) => p.sources)
  expect(shown).toHaveLength(all.length)
  for (const part of Map.groupBy(shown, ({ said_by }) => said_by).values()) {
    const confirmed = part.map(({ state }) => state === 'checked')
    expect(confirmed.lastIndexOf(true)).toBe(confirmed.filter(Boolean).length - 1)
  }
})

test('a document that the evidence library does not have is no link', async () => {
  for (const unknown of ['planning-statement', '']) {
    const document_id = unknown && { document_id: unknown }
    const claims = firstRows.claims.map((claim) => ({ ...claim, ...document_id, address: '' }))
    const page = await sourcesOf('/the-proposal', { claims })
    const site = await readSiteSources({ content: seededContent({ claims }), today: closedDay })
    expect(page?.list.includes('#document-')).toBe(unknown === '')
    expect(site.some((claim) => claim.document_id !== '')).toBe(unknown === '')
  }
})

test('what stands in a row does nothing in the list but to be read', async () => {
  const hostile = {
    ...firstRows.claims[0],
    statement: '<script>x</script>"',
    document: '"><b>',
    address: 'https://a.example/"x',
  }
  const list = (await sourcesOf('/the-proposal', { claims: [hostile] }))?.list
  expect(list).toContain('&lt;script&gt;x&lt;/script&gt;&quot;')
  expect(list).toContain('href="https://a.example/&quot;x"')
  expect(list).not.toMatch(/<script|<b>/)
})

test('all claims are listed with the pages that name them, or hold their document', async () => {
  const sources = await readSiteSources({ content: seededContent(), today: closedDay })
  expect(sources).toHaveLength(firstRows.claims.length)
  const pagesOf = (id: string) => sources.find((source) => source.id === id)?.pages
  expect(pagesOf('tonnage-more-exact')).toEqual([{ path: '/no-justification', name: expect.any(String) }])
  expect(pagesOf('planning-act')).toEqual([{ path: '/evidence-library', name: 'Evidence Library' }])
  expect(sources.filter(({ pages }) => pages.length === 0).map(({ id }) => id)).toEqual([])
})

test('the uses of a claim are the texts that name it, with the row that each is edited in', async () => {
  const uses = await readClaimUses({ content: seededContent(), today: closedDay })
  expect(uses.filter(({ claim, row }) => claim === 'duration' && row?.table === 'key_facts')).toEqual([
    {
      claim: 'duration',
      path: '/the-proposal',
      page: 'The Quarry Proposal',
      name: 'Key fact: How long it would last',
      row: { table: 'key_facts', key: 'duration' },
    },
  ])
})
