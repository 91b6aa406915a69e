import { beforeAll, expect, test } from 'vitest'
import { serveForAll } from '../testing/served-site.ts'

const site = serveForAll({}, { isReal: true })
const library = '/quarry/evidence-library'
const titlesIn = (html: string) => [...html.matchAll(/<h3 id="document-[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)
const category = { id: 'to-be-deleted', name: 'To be deleted' }

beforeAll(async () => {
  await site.content.insert('evidence_categories', category)
  for (let number = 1; number <= 30; number += 1)
    await site.content.insert('evidence_documents', {
      title: `Zebra ${String(number).padStart(2, '0')}`,
      description: number === 30 ? 'A “lonely” one' : 'One of many',
      detail_text: `The detail of ${number}.`,
      type: 'Report',
      date: '2020',
      category_id: category.id,
      pdf_url: null,
      external_url: null,
      summary: null,
    })
})

test('a page carries twelve documents and the data of those alone, and leads to the ones before and after it', async () => {
  const { body } = await site.visit(`${library}?q=zebra&page=2`)
  expect(titlesIn(body)).toHaveLength(12)
  expect(body).toContain('The detail of 13.')
  expect(body).not.toContain('The detail of 12.')
  expect(body).not.toContain('The detail of 25.')
  expect(body).toMatch(/rel="prev" href="\/quarry\/evidence-library\?q=zebra#documents"/)
  expect(body).toMatch(/rel="next" href="\/quarry\/evidence-library\?q=zebra&amp;page=3#documents"/)
  expect(body.replaceAll('<!-- -->', '')).toContain('Page 2 of 3')
})

test.each([
  ['?page=0', ''],
  ['?page=abc', ''],
  ['?page=-1', ''],
  ['?page=1', ''],
  ['?page=02&q=zebra', '?q=zebra&page=2'],
  ['?q=zebra&page=99999', '?q=zebra&page=3'],
  ['?q=nothing&page=2', '?q=nothing'],
  ['?q=zebra&category=none', '?q=zebra'],
])('%s leads to %s', async (search, there) => {
  const { status, headers } = await site.visit(library + search)
  expect([status, headers.location]).toEqual([302, library + there])
})

test('words find in titles or descriptions within the category; a document outlives its category', async () => {
  const found = await site.visit(`${library}?q=LONELY&category=${category.id}`)
  expect(titlesIn(found.body)).toHaveLength(1)
  expect(found.body).toContain(`>${category.name} (1)</a>`)
  await site.content.delete('evidence_categories', category.id)
  const after = (await site.visit(`${library}?q=lonely`)).body
  expect(after).toContain('Uncategorised')
  expect(after).not.toContain(category.name)
})
