import { expect, test } from 'vitest'
import { claimsInText, indexClaims, plainText } from '../../domain/claims-in-text.ts'
import { seedClaims } from '../seed/claims.ts'
import { fixedRowSeeds } from '../seed/fixed-rows.ts'
import { stateWords } from '../sources.ts'
import { contentTexts } from '../testing/content-texts.ts'
import { seededContent } from '../testing/seeded-content.ts'
import { readClaimUses } from './claim-uses.ts'
import { readPageSources } from './page-sources.ts'
import { readSiteSources } from './site-sources.ts'
import { readAllPages } from './stated-texts.ts'

const closedDay = '2026-11-20'
const openStages = fixedRowSeeds.process_stages.map((stage) =>
  stage.id === 'public-consultation'
    ? { ...stage, status: 'current', starts_on: '2026-11-01', ends_on: '2026-12-01' }
    : { ...stage, status: 'upcoming' },
)
const sourcesOf = (path: string, tables = {}) =>
  readPageSources(path, { content: seededContent(tables), today: closedDay })

// (rule: page-sources)
test('every built-in text that states a claim is known to stand on a page, so that the page lists its source', async () => {
  const readings = [{}, { process_stages: openStages }, { impact_cards: [] }].map((tables) => ({
    content: seededContent(tables),
    today: closedDay,
  }))
  const pages = (await Promise.all(readings.map(readAllPages))).flat()
  const said = pages.flatMap(({ texts }) => texts.map(({ text }) => plainText(text))).join('\n')
  const index = indexClaims(seedClaims)
  const nowhere = contentTexts()
    .filter(({ text }) => claimsInText(text, index).stated.length > 0)
    // The words in the drawings say again what stands below them, most stages are not the current one, and a date is none.
    .filter(({ place }) => !/ (?:plotLabels\.\w+|processBanner|consultationClosedGuide\.notice)$|\.date$/.test(place))
    .filter(({ text }) => !said.includes(plainText(text)))
  expect(nowhere.map(({ place }) => place)).toEqual([])
})

test('the list has each claim once, numbered as the page states them, and a mark leads to it', async () => {
  const sources = await sourcesOf('/the-proposal')
  const listed = Array.from(sources?.list.matchAll(/id="source-([a-z-]+)"/g) ?? [], ([, id]) => id)
  expect(new Set(listed).size).toBe(listed.length)
  const figures = ['tonnage', 'duration', 'lorry-movements', 'working-hours', 'site-area', 'dug-area']
  expect(listed.filter((id) => figures.includes(id ?? ''))).toEqual(figures)
  const number = listed.indexOf('duration') + 1
  expect(sources?.marks['figure-duration']).toMatch(new RegExp(`^<a href="#source-duration">.*>${number}</a>$`))
  expect(sources?.marks['figure-restoration']).not.toBe(sources?.marks['figure-duration'])
})

test.each(['/the-proposal', '/impact-map', '/traffic-safety'])(
  'readers of %s meet the numbers in their order',
  async (path) => {
    const marks = Object.values((await sourcesOf(path))?.marks ?? {}).join(' ')
    const met = [...new Set(Array.from(marks.matchAll(/(\d+)<\/a>/g), ([, number]) => Number(number)))]
    expect(met).toEqual(met.map((_, index) => index + 1))
  },
)

test('the number of a claim that is out of date says so, and a note of ours is no source that it could be checked against', async () => {
  const claims = seedClaims.map((claim) => (claim.id === 'duration' ? { ...claim, state: 'out-of-date' } : claim))
  const { marks, list } = (await sourcesOf('/the-proposal', { claims })) ?? { marks: {}, list: '' }
  expect(marks['figure-duration']).toMatch(/\d \(out of date\)<\/a>$/)
  expect(
    Object.values(marks)
      .join('')
      .match(/out of date/g)?.length,
  ).toBe(
    Object.values(marks)
      .join('')
      .match(/#source-duration"/g)?.length,
  )
  expect(list).toContain('Out of date: this is no longer so.')
  const note = seedClaims.find(({ id }) => id === 'hydrology-note-revised')
  expect(note && stateWords(note)).toBe(
    'To be checked: the document is the campaign’s own, and an independent source is still to be found.',
  )
})

test('a text that the campaign wrote itself counts in place of the built-in one', async () => {
  const own = fixedRowSeeds.page_texts.map((row) => (row.id === 'home.what' ? { ...row, text: 'For 7 years.' } : row))
  const home = await sourcesOf('/', { page_texts: own })
  expect(home?.list).toContain('source-landbank-needed')
  expect(home?.list).not.toContain('source-tonnage')
})

test('a document that the evidence library does not have is no link', async () => {
  const lists = await Promise.all(
    ['planning-statement', ''].map(async (document_id) => {
      const claims = seedClaims.map((claim) => ({
        ...claim,
        document_id: document_id || claim.document_id,
        address: '',
      }))
      const [page, site] = await Promise.all([
        sourcesOf('/the-proposal', { claims }),
        readSiteSources({ content: seededContent({ claims }), today: closedDay }),
      ])
      return { list: page?.list.includes('#document-'), site: site.some((claim) => claim.document_id !== '') }
    }),
  )
  expect(lists).toEqual([
    { list: false, site: false },
    { list: true, site: true },
  ])
})

test('what stands in a row does nothing in the list but to be read', async () => {
  const hostile = {
    ...seedClaims[0],
    statement: '<script>x</script>"',
    document: '"><b>',
    address: 'https://a.example/"x',
  }
  const list = (await sourcesOf('/', { claims: [hostile] }))?.list
  expect(list).toContain('&lt;script&gt;x&lt;/script&gt;&quot;')
  expect(list).toContain('href="https://a.example/&quot;x"')
  expect(list).not.toMatch(/<script|<b>/)
})

test('a page that states nothing, and one that is none, have no sources', async () => {
  expect(await sourcesOf('/contact')).toBeNull()
  expect(await sourcesOf('/nowhere')).toBeNull()
  expect(await sourcesOf('/villages/nowhere')).toBeNull()
})

// (rule: sources-page)
test('all claims are listed with the pages that state them', async () => {
  const sources = await readSiteSources({ content: seededContent(), today: closedDay })
  expect(sources).toHaveLength(seedClaims.length)
  const pagesOf = (id: string) => sources.find((source) => source.id === id)?.pages
  expect(pagesOf('tonnage-more-exact')).toEqual([{ path: '/no-justification', name: expect.any(String) }])
  expect(pagesOf('planning-act')).toEqual([{ path: '/evidence-library', name: 'Evidence Library' }])
  expect(sources.filter(({ pages }) => pages.length === 0)).toEqual([])
})

// (rule: claims-uses)
test('the uses of a claim are its passages, with the row that each is edited in; other phrases have other uses', async () => {
  const reading = { content: seededContent(), today: closedDay }
  const { uses, uncovered } = await readClaimUses(reading)
  expect(uncovered).toEqual([])
  expect(uses.filter(({ claim }) => claim === 'duration')).toContainEqual({
    claim: 'duration',
    path: '/the-proposal',
    name: 'Key fact: How long it would last',
    row: { table: 'key_facts', key: 'duration' },
    before: '',
    phrase: '10 to 15 years',
    after: '',
  })
  const typed = await readClaimUses(reading, { id: 'duration', phrases: 'school life' })
  expect(typed.uses.map(({ claim, before, phrase }) => [claim, before.length > 0, phrase])).toEqual([
    ['duration', true, 'school life'],
  ])
})
