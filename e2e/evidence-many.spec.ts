import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { evidenceDocumentSeeds } from '../content/seed/evidence-documents.ts'
import { insertDocuments } from './many-documents.ts'
import { expect, startSite, testOn } from './site.ts'

const inserted = 5000
const total = (inserted + evidenceDocumentSeeds.length).toLocaleString('en-GB')
const library = '/quarry/evidence-library'
const largestPage = 60_000

const test = testOn(async () => {
  const site = await startSite()
  insertDocuments(site.databaseFile, inserted)
  return site
})
// One site for all: filling it takes longer than any of the tests.
test.describe.configure({ mode: 'default' })

/** The bytes of a page as they go over the wire, and its HTML. */
async function load(address: string, encoding: 'gzip' | 'br'): Promise<{ size: number; html: string }> {
  const [response] = (await once(get(address, { headers: { 'Accept-Encoding': encoding } }), 'response')) as [
    IncomingMessage,
  ]
  const body = await buffer(response)
  const html = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
  return { size: body.length, html: html.toString() }
}

for (const search of ['', '?q=dust', '?category=noise', '?q=the&category=traffic']) {
  test(`with 5,000 documents the page at /evidence-library${search} stays light`, async ({ site }) => {
    for (const encoding of ['gzip', 'br'] as const) {
      const { size, html } = await load(`${site.origin}${library}${search}`, encoding)
      expect(html.split('class="evidence-card"').length - 1).toBeGreaterThan(40)
      expect(size, encoding).toBeLessThan(largestPage)
    }
  })
}

// (rule: evidence-more)
test('the whole list is fetched only when somebody begins to search, and then every letter finds among all', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(library, { waitUntil: 'networkidle' })
  await expect(page.locator('.evidence-count')).toHaveText(`Showing 12 of ${total} documents`)
  expect(requests.filter((path) => path.includes('/api/evidence'))).toEqual([])
  await page.getByRole('searchbox').fill('number 4321')
  await expect(page.locator('.evidence-card')).toHaveCount(1)
  await expect(page.locator('.evidence-count')).toHaveText(`1 document of ${total}`)
  expect(requests.filter((path) => path.endsWith('/api/evidence_documents'))).toHaveLength(1)
})

test('more documents come at the press of a button, which leads on to the first new one', async ({ page }) => {
  await page.goto(library)
  const shown = page.locator('.evidence-card').filter({ visible: true })
  await expect(shown).toHaveCount(12)
  for (const count of [36, 60, 84]) {
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(shown).toHaveCount(count)
    await expect(page.locator('.evidence-card h3').nth(count - 24)).toBeFocused()
    await expect(page.locator('.evidence-count')).toHaveText(`Showing ${count} of ${total} documents`)
  }
  await page.getByRole('searchbox').fill('dust')
  await expect(shown).toHaveCount(12)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how to reach the documents that it does not show', async ({ page }) => {
    await page.goto(library)
    const shown = await page.locator('.evidence-card').filter({ visible: true }).count()
    expect(shown).toBeGreaterThan(40)
    const words = `Showing ${shown} of ${total} documents`
    await expect(page.locator('.evidence-count')).toHaveText(words, { useInnerText: true })
    await expect(page.getByText('To see the others, search for a word or choose a category.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
    await page.getByRole('searchbox').fill('number 4321')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.locator('.evidence-card')).toHaveCount(1)
  })
})
