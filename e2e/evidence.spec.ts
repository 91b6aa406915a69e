import type { Page } from '@playwright/test'
import { firstRows } from '../content/seed/first-rows.ts'
import { holdRequests } from './failed-reads.ts'
import { expectAccessible, noteErrors } from './page-checks.ts'
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
    .sort(new Intl.Collator('en-GB').compare)
}

const pageSize = 12
const total = firstRows.evidence_documents.length

/** Waits until the first page of what the filter finds is shown by title, and no other document. */
async function expectFound(page: Page, filter: { text?: string; category?: string }) {
  const wanted = expected(filter)
  const all = wanted.length === total ? `${total} documents` : new RegExp(`^${wanted.length} documents? of ${total}$`)
  await expect(count(page)).toHaveText(all)
  await expect(cards(page)).toHaveCount(Math.min(pageSize, wanted.length))
  await expect(cards(page).locator('h3')).toHaveText(wanted.slice(0, pageSize))
}

test('twelve documents stand in two columns, on a phone in one, and the next ones are a link away; typing filters at once, marks what matches and changes the address without a step in the history; words that nothing matches stand in the box and in every link as typed', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/quarry/events')
  await page.goto(library, { waitUntil: 'networkidle' })
  await expectFound(page, {})
  expect(asked.filter((path) => /\/api\/evidence/.test(path))).toEqual([])
  const columns = async () => {
    const boxes = await Promise.all([0, 1, 2, 3].map((index) => cards(page).nth(index).boundingBox()))
    return new Set(boxes.map((each) => each?.x)).size
  }
  await expect.poll(columns).toBe(2)
  const first = page.getByRole('region', { name: 'Read this first' })
  await expect(first.getByRole('link', { name: /WDC\/22CM008/ })).toBeVisible()
  await page.setViewportSize({ width: 599, height: 740 })
  await expect.poll(columns).toBe(1)

  await box(page).pressSequentially('DUST')
  await expectFound(page, { text: 'dust' })
  await expect(first).toHaveCount(0)
  const marks = async () =>
    new Set((await page.locator('.evidence-card mark').allInnerTexts()).map((mark) => mark.toLowerCase()))
  await expect.poll(marks).toEqual(new Set(['dust']))
  await expectAccessible(page, 'a search that marks what it finds', [320])
  await expect(page).toHaveURL(`${library}?q=DUST`)
  await box(page).fill('zebra crossing in the moonlight')
  await expect(page.getByText('No documents found matching your criteria.')).toBeVisible()
  await expect(page.getByText(/Try fewer words/)).toBeVisible()
  await expectAccessible(page, 'a search that finds nothing', [320])

  await box(page).fill('hydrology')
  const card = cards(page).first()
  const seed = firstRows.evidence_documents.find(({ title }) => /hydrology/i.test(title))
  await expect(card.getByRole('heading')).toHaveText(seed?.title ?? '')
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

  await test.step('the next page', async () => {
    await page.goto(library)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(`${library}?page=2#documents`)
    await expect(page.getByText(`Page 2 of ${Math.ceil(total / pageSize)}`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Documents' })).toBeFocused()
    await box(page).fill('dust')
    await expectFound(page, { text: 'dust' })
    await expect(page).toHaveURL(`${library}?q=dust`)
  })
  await test.step('words that nothing matches', async () => {
    const complaints = noteErrors(page)
    const words = `"><script>top.x=1</script> $& $1 $$ 'é' 😀 \\u0022 \\" &amp; +%20`
    await page.goto(`${library}?${new URLSearchParams({ q: words, category: 'noise' })}`)
    await expect(count(page)).toHaveText(/^No /)
    await expect(box(page)).toHaveValue(words)
    const href = await chip(page, 'All').getAttribute('href')
    expect(new URL(String(href), page.url()).searchParams.get('q')).toBe(words)
    expect(complaints).toEqual([])
  })
})

test('back and forward walk through categories and words, which hold together, and a shared address shows the same list', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(library)
  await chip(page, 'Wildlife').click()
  await expect(page).toHaveURL(`${library}?category=wildlife`)
  await expectFound(page, { category: 'wildlife' })
  await chip(page, 'Noise').click()
  await expectFound(page, { category: 'noise' })
  await expect(page.locator('.chip[aria-current]')).toHaveText([/^Noise \(\d/])
  await page.goBack()
  await expectFound(page, { category: 'wildlife' })
  await page.goBack()
  await expectFound(page, {})
  await page.goForward()
  await expect(page.locator('.chip[aria-current]')).toHaveText([/^Wildlife \(\d/])

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

  await test.step('while the list is on its way nothing is said to be missing', async () => {
    await page.goto('/quarry/no-justification')
    const { release } = await holdRequests(page, '**/quarry/api/evidence_documents')
    await page.getByRole('link', { name: 'View All Evidence' }).click()
    await expect(page.getByText('Loading evidence library...')).toBeVisible()
    await expect(page.getByText('No documents found')).toHaveCount(0)
    release()
    await expect(cards(page)).toHaveCount(pageSize)
  })
})
