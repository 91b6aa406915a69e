import type { Page } from '@playwright/test'
import { firstRows } from '../content/seed/first-rows.ts'
import { failRequests, skipPauses } from './failed-reads.ts'
import { holdRequests } from './held-reads.ts'
import { expect, test } from './site.ts'

const library = '/quarry/evidence-library'
const cards = (page: Page) => page.locator('.evidence-card')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the evidence' })
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name })
const count = (page: Page) => page.locator('.evidence-count')

/** The titles of the first rows that a filter finds. */
function expected({ text = '', category }: { text?: string; category?: string }): string[] {
  const wanted = text.toLowerCase()
  return firstRows.evidence_documents
    .filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes(wanted))
    .filter((document) => category === undefined || document.category_id === category)
    .map(({ title }) => title)
    .sort()
}

const pageSize = 12
const total = firstRows.evidence_documents.length

/** Waits until the first page of what the filter finds is shown, and no other document. */
async function expectFound(page: Page, filter: { text?: string; category?: string }) {
  const wanted = expected(filter)
  const all = wanted.length === total ? `${total} documents` : new RegExp(`^${wanted.length} documents? of ${total}$`)
  await expect(count(page)).toHaveText(all)
  await expect(cards(page)).toHaveCount(Math.min(pageSize, wanted.length))
  const shown = await cards(page).locator('h3').allTextContents()
  expect(shown.filter((title) => !wanted.includes(title))).toEqual([])
}

/** Opens a page that leads to the library; over its link the browser asks the API itself. */
async function openArticle(page: Page) {
  await page.goto('/quarry/no-justification')
  return page.getByRole('link', { name: 'View All Evidence' })
}

test('twelve documents stand in two columns, on a phone in one; the next ones are a link away, where the focus goes to them, and words or a category begin with the first page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(library, { waitUntil: 'networkidle' })
  await expectFound(page, {})
  expect(asked.filter((path) => /\/api\/evidence/.test(path))).toEqual([])
  const columns = async () => {
    const boxes = await Promise.all([0, 1, 2, 3].map((index) => cards(page).nth(index).boundingBox()))
    return new Set(boxes.map((each) => each?.x)).size
  }
  await expect.poll(columns).toBe(2)

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${library}?page=2#documents`)
  await expect(page.getByText(`Page 2 of ${Math.ceil(total / pageSize)}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeFocused()
  await box(page).fill('dust')
  await expectFound(page, { text: 'dust' })
  await expect(page).toHaveURL(`${library}?q=dust`)

  await page.setViewportSize({ width: 599, height: 740 })
  await page.goto(library, { waitUntil: 'networkidle' })
  await expect.poll(columns).toBe(1)
  await expect(page.getByText(/^Access expert reports/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('words and a category find among all documents, and every page of them is reached', async ({ page }) => {
    await page.goto(library)
    const seen: string[] = []
    for (;;) {
      seen.push(...(await cards(page).locator('h3').allTextContents()))
      const next = page.getByRole('link', { name: 'Next page' })
      if (!(await next.isVisible())) break
      await next.click()
    }
    expect(seen.sort()).toEqual(expected({}))
    await box(page).fill('water')
    await box(page).press('Enter')
    await expectFound(page, { text: 'water' })
    await chip(page, 'Wildlife').click()
    await expectFound(page, { text: 'water', category: 'wildlife' })
  })
})

test('typing filters at once, marks what matches and changes the address without a step in the history; where nothing matches the page says so and gives a hint; a card tells all that is known of its document, and its link opens a new tab and says so; words that nothing matches stand in the box and in every link as typed, and nothing is said to be missing before the whole list is there', async ({
  page,
}) => {
  await page.goto('/quarry/events')
  await page.goto(library)
  await box(page).pressSequentially('DUST')
  await expectFound(page, { text: 'dust' })
  const marks = async () =>
    new Set((await page.locator('.evidence-card mark').allInnerTexts()).map((mark) => mark.toLowerCase()))
  await expect.poll(marks).toEqual(new Set(['dust']))
  await expect(page).toHaveURL(`${library}?q=DUST`)
  await box(page).fill('zebra crossing in the moonlight')
  await expect(page.getByText('No documents found matching your criteria.')).toBeVisible()
  await expect(page.getByText(/Try fewer words/)).toBeVisible()
  await expect(cards(page)).toHaveCount(0)

  await box(page).fill('hydrology')
  const card = cards(page).first()
  const seed = firstRows.evidence_documents.find(({ title }) => /hydrology/i.test(title))
  await expect(card.getByRole('heading')).toHaveText(seed?.title ?? '')
  await expect(card).toContainText(seed?.description ?? '')
  await expect(card).toContainText(seed?.summary ?? '')
  await expect(card).toContainText(`${seed?.type} · ${seed?.date} · Water and flooding`)
  await expect(card.getByText(seed?.detail_text.slice(0, 60) ?? '')).toBeHidden()
  await card.getByText('What it says').click()
  await expect(card.getByText(seed?.detail_text.slice(0, 60) ?? '')).toBeVisible()
  const link = card.getByRole('link', { name: /Open the PDF.*opens a new tab/ })
  await expect(link).toHaveAttribute('target', '_blank')
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')

  await box(page).fill('')
  await expect(page).toHaveURL(library)
  await expect(page.locator('mark')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/quarry/events')

  await test.step('the list is on its way', async () => {
    const { release } = await holdRequests(page, '**/quarry/api/evidence_documents')
    await page.goto(library)
    await box(page).fill('zebra crossing in the moonlight')
    await expect(count(page)).toHaveText('Loading evidence library...')
    await expect(page.getByText('No documents found')).toHaveCount(0)
    release()
    await expect(count(page)).toHaveText('No documents found matching your criteria.')
  })
  await test.step('words that nothing matches', async () => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    for (const words of ['"><script>top.x=1</script>', "$& $1 $$ 'é' 😀", '</script>\\u0022 \\" &amp; +%20']) {
      await page.goto(`${library}?${new URLSearchParams({ q: words, category: 'noise' })}`)
      await expect(count(page)).toHaveText(/^No /)
      await expect(box(page)).toHaveValue(words)
      const href = await chip(page, 'All').getAttribute('href')
      expect(new URL(String(href), page.url()).searchParams.get('q')).toBe(words)
    }
    expect(complaints).toEqual([])
  })
})

test('one category is chosen at a time, and back and forward walk through them; text and category hold together, whichever comes first; a shared address shows the same list, and going back gives the text back to the box', async ({
  page,
}) => {
  await page.goto(library)
  await expect(chip(page, 'All')).toHaveAttribute('aria-current', 'true')
  await chip(page, 'Wildlife').click()
  await expect(page).toHaveURL(`${library}?category=wildlife`)
  await expectFound(page, { category: 'wildlife' })
  await chip(page, 'Noise').click()
  await expectFound(page, { category: 'noise' })
  await expect(page.locator('.chip[aria-current]')).toHaveText(['Noise'])
  await page.goBack()
  await expectFound(page, { category: 'wildlife' })
  await page.goBack()
  await expectFound(page, {})
  await page.goForward()
  await expect(page.locator('.chip[aria-current]')).toHaveText(['Wildlife'])

  const both = { text: 'water', category: 'wildlife' }
  await page.goto(library)
  await box(page).fill('water')
  await chip(page, 'Wildlife').click()
  await expect(page).toHaveURL(`${library}?q=water&category=wildlife`)
  await expectFound(page, both)
  await chip(page, 'All').click()
  await expect(page).toHaveURL(`${library}?q=water`)
  await expect(box(page)).toHaveValue('water')
  await page.goBack()
  await expectFound(page, both)

  await page.goto(`${library}?q=flood&category=water-and-flooding`)
  await expect(box(page)).toHaveValue('flood')
  await expectFound(page, { text: 'flood', category: 'water-and-flooding' })
  await chip(page, 'All').click()
  await expect(page).toHaveURL(`${library}?q=flood`)
  await box(page).fill('noise')
  await expect(page).toHaveURL(`${library}?q=noise`)
  await page.goBack()
  await expect(box(page)).toHaveValue('flood')
  await expectFound(page, { text: 'flood', category: 'water-and-flooding' })
})

const failures: [table: string, failure: 'refused' | 'unreachable', title: string, description: string][] = [
  ['evidence_categories', 'refused', 'Error fetching categories', 'Could not load evidence categories'],
  ['evidence_documents', 'refused', 'Error fetching documents', 'Could not load evidence documents'],
  ['evidence_documents', 'unreachable', 'Error fetching data', 'Could not load evidence data from database'],
]
test('a list that is refused or cannot be reached four times: a toast and the page say so, the rest goes on working, and coming back tries again', async ({
  page,
}) => {
  for (const [table, failure, title, description] of failures)
    await test.step(`${table}, ${failure}`, async () => {
      const link = await openArticle(page)
      await failRequests(page, table, failure)
      await link.click()
      const toast = page.locator('[data-sonner-toast]').filter({ hasText: title })
      await skipPauses(page, toast)
      await expect(toast).toContainText(description)
      await expect(page.getByText('Loading evidence library...')).toHaveCount(0)
      const missing = table === 'evidence_documents' ? 'documents' : 'categories'
      await expect(page.getByRole('alert')).toHaveText(new RegExp(`Could not load evidence ${missing}`))
      if (missing === 'categories') await expect(cards(page)).toHaveCount(pageSize)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Our Campaign')
      await page.clock.resume()
      if (failure === 'refused') return page.unrouteAll()

      // The library says that it loads, and then shows the documents.
      const { release } = await holdRequests(page, '**/quarry/api/evidence_documents')
      await page.goBack()
      await expect(page.getByText('Loading evidence library...')).toBeVisible()
      release()
      await expect(cards(page)).toHaveCount(pageSize)
      await expect(page.getByText('Loading evidence library...')).toHaveCount(0)
    })
})
