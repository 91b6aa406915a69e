import type { Page } from '@playwright/test'
import { evidenceCategorySeeds } from '../content/seed/evidence-categories.ts'
import { evidenceDocumentSeeds } from '../content/seed/evidence-documents.ts'
import { failRequests, skipPauses } from './failed-reads.ts'
import { holdRequests } from './held-reads.ts'
import { write } from './maintain.ts'
import { expect, test } from './site.ts'

const library = '/quarry/evidence-library'
const cards = (page: Page) => page.locator('.evidence-card')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the evidence' })
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name })
const count = (page: Page) => page.locator('.evidence-count')

/** The titles of the first rows that a filter finds (rule: evidence-search). */
function expected({ text = '', category }: { text?: string; category?: string }): string[] {
  const wanted = text.toLowerCase()
  return evidenceDocumentSeeds
    .filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes(wanted))
    .filter((document) => category === undefined || document.category_id === category)
    .map(({ title }) => title)
    .sort()
}

/** What is found, whether it is shown at first or by 'Show more'. */
const foundTitles = async (page: Page) => (await cards(page).locator('h3').allTextContents()).sort()

/** Opens a page that leads to the library; over its link the browser asks the API itself. */
async function openArticle(page: Page) {
  await page.goto('/quarry/no-justification')
  return page.getByRole('link', { name: 'View All Evidence' })
}

// (rule: evidence-order, evidence-more)
test('the library shows its heading, its text, every category and every document in its order, in two columns or on a phone in one; there the list is short at first, and each press of Show more leads on to the next documents', async ({
  page,
}) => {
  await page.goto(library)
  await expect(page).toHaveTitle(/^Evidence Library \| /)
  await expect(page.getByRole('heading', { level: 1, name: 'Evidence Library' })).toBeVisible()
  await expect(
    page.getByText('Access expert reports, planning documents, and other resources to support your objection.'),
  ).toBeVisible()
  await expect(box(page)).toHaveAttribute('placeholder', 'Search for evidence...')
  const names = ['All', ...evidenceCategorySeeds.map(({ name }) => name).sort((one, other) => one.localeCompare(other))]
  const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  await expect(chips).toHaveText(names)
  await expect.poll(() => foundTitles(page)).toEqual(expected({}))
  await expect(count(page)).toHaveText(`Showing 12 of ${evidenceDocumentSeeds.length} documents`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Object to the Quarry' })).toHaveAttribute(
    'href',
    '/quarry/how-to-object',
  )

  const titles = await cards(page).locator('h3').allTextContents()
  expect(titles.slice(0, 3)).toEqual([
    'Warwickshire County Council: planning pages',
    'Planning practice guidance: Environmental Impact Assessment',
    'Hydrology: questions about water at the quarry site',
  ])
  const others = titles.slice(3)
  expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, 'en')))
  await expect(page.getByText('The application comes first, then reports. The others follow by title.')).toBeVisible()

  const lefts = async () => {
    const boxes = await Promise.all([0, 1, 2, 3].map((index) => cards(page).nth(index).boundingBox()))
    return new Set(boxes.map((each) => each?.x)).size
  }
  await expect.poll(lefts).toBe(2)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(lefts).toBe(1)

  await expect(cards(page).filter({ visible: true })).toHaveCount(12)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8500)
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(cards(page).filter({ visible: true })).toHaveCount(36)
  await expect(cards(page).nth(12).getByRole('heading')).toBeFocused()
  await expect(count(page)).toHaveText(`Showing 36 of ${evidenceDocumentSeeds.length} documents`)
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(cards(page).filter({ visible: true })).toHaveCount(60)
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(cards(page).filter({ visible: true })).toHaveCount(evidenceDocumentSeeds.length)
  await expect(count(page)).toHaveText(`${evidenceDocumentSeeds.length} documents`)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

// (rule: evidence-search, evidence-address, evidence-empty, evidence-card)
test('typing filters at once, marks what matches and changes the address without a step in the history; where nothing matches the page says so and gives a hint; a card tells all that is known of its document, and its link opens a new tab and says so', async ({
  page,
}) => {
  await page.goto('/quarry/events')
  await page.goto(library)
  await box(page).pressSequentially('DUST')
  await expect(cards(page)).toHaveCount(expected({ text: 'dust' }).length)
  await expect.poll(() => foundTitles(page)).toEqual(expected({ text: 'dust' }))
  const marks = async () =>
    new Set((await page.locator('.evidence-card mark').allInnerTexts()).map((mark) => mark.toLowerCase()))
  await expect.poll(marks).toEqual(new Set(['dust']))
  await expect(count(page)).toHaveText(new RegExp(`of ${evidenceDocumentSeeds.length}$`))
  await expect(page).toHaveURL(`${library}?q=DUST`)
  await box(page).fill('zebra crossing in the moonlight')
  await expect(page.getByText('No documents found matching your criteria.')).toBeVisible()
  await expect(page.getByText(/Try fewer words/)).toBeVisible()
  await expect(cards(page)).toHaveCount(0)

  await box(page).fill('hydrology')
  const card = cards(page).first()
  const seed = evidenceDocumentSeeds.find(({ title }) => /hydrology/i.test(title))
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
})

// (rule: evidence-chips, evidence-address)
test('one category is chosen at a time, and back and forward walk through them; text and category hold together, whichever comes first; a shared address shows the same list, and going back gives the text back to the box', async ({
  page,
}) => {
  await page.goto(library)
  await expect(chip(page, 'All')).toHaveAttribute('aria-current', 'true')
  await chip(page, 'Wildlife').click()
  await expect(page).toHaveURL(`${library}?category=wildlife`)
  await expect.poll(() => foundTitles(page)).toEqual(expected({ category: 'wildlife' }))
  await chip(page, 'Noise').click()
  await expect.poll(() => foundTitles(page)).toEqual(expected({ category: 'noise' }))
  await expect(page.locator('.chip[aria-current]')).toHaveText(['Noise'])
  await page.goBack()
  await expect.poll(() => foundTitles(page)).toEqual(expected({ category: 'wildlife' }))
  await page.goBack()
  await expect.poll(() => foundTitles(page)).toEqual(expected({}))
  await page.goForward()
  await expect(page.locator('.chip[aria-current]')).toHaveText(['Wildlife'])

  const both = { text: 'water', category: 'wildlife' }
  await page.goto(library)
  await box(page).fill('water')
  await chip(page, 'Wildlife').click()
  await expect(page).toHaveURL(`${library}?q=water&category=wildlife`)
  await expect.poll(() => foundTitles(page)).toEqual(expected(both))
  await chip(page, 'All').click()
  await expect(page).toHaveURL(`${library}?q=water`)
  await expect(box(page)).toHaveValue('water')
  await page.goBack()
  await expect.poll(() => foundTitles(page)).toEqual(expected(both))

  await page.goto(`${library}?q=flood&category=water-and-flooding`)
  await expect(box(page)).toHaveValue('flood')
  await expect.poll(() => foundTitles(page)).toEqual(expected({ text: 'flood', category: 'water-and-flooding' }))
  await chip(page, 'All').click()
  await expect(page).toHaveURL(`${library}?q=flood`)
  await box(page).fill('noise')
  await expect(page).toHaveURL(`${library}?q=noise`)
  await page.goBack()
  await expect(box(page)).toHaveValue('flood')
  await expect.poll(() => foundTitles(page)).toEqual(expected({ text: 'flood', category: 'water-and-flooding' }))
})

test('words that nothing matches stand in the box and in every link as they were typed, whatever they are', async ({
  page,
}) => {
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

// (rule: evidence-uncategorised)
test('a document whose category is gone stands under Uncategorised', async ({ request, site }) => {
  const category = { id: 'to-be-deleted', name: 'To be deleted' }
  const shown = async () =>
    (await (await request.get(`${library}?q=orphan`)).text()).replace(/<script.*?<\/script>|<!--.*?-->/gs, '')
  const { id: category_id } = await write(site, 'POST', '/evidence_categories', category)
  const orphan = { ...evidenceDocumentSeeds[0], id: 'orphan', title: 'Orphan report', category_id }
  const { id } = await write(site, 'POST', '/evidence_documents', orphan)
  const before = await shown()
  expect(before).toContain(`<strong>· ${category.name}</strong>`)
  expect(before).toContain(`>${category.name}</a>`)
  await write(site, 'DELETE', `/evidence_categories/${category_id}`)
  const after = await shown()
  expect(after).toContain('<strong>· Uncategorised</strong>')
  expect(after).not.toContain(category.name)
  await write(site, 'DELETE', `/evidence_documents/${id}`)
})

const failures: [table: string, failure: 'refused' | 'unreachable', title: string, description: string][] = [
  ['evidence_categories', 'refused', 'Error fetching categories', 'Could not load evidence categories'],
  ['evidence_documents', 'refused', 'Error fetching documents', 'Could not load evidence documents'],
  ['evidence_documents', 'unreachable', 'Error fetching data', 'Could not load evidence data from database'],
]
for (const [table, failure, title, description] of failures) {
  // (rule: evidence-failure, failure-toasts)
  test(`${table}, ${failure} four times: a toast says '${title}' and the page goes on working`, async ({ page }) => {
    const link = await openArticle(page)
    await failRequests(page, table, failure)
    await link.click()
    const toast = page.locator('[data-sonner-toast]')
    await skipPauses(page, toast.filter({ hasText: title }))
    await expect(toast).toContainText(description)
    await expect(page.getByText('Loading evidence library...')).toHaveCount(0)
    if (table === 'evidence_documents') {
      await expect(page.getByRole('alert')).toHaveText(/Could not load evidence documents/)
    } else {
      await expect(page.getByRole('alert')).toHaveText(/Could not load evidence categories/)
      await expect(cards(page)).toHaveCount(evidenceDocumentSeeds.length)
    }
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Our Campaign')
    if (failure === 'refused') return

    // The library says that it loads, and then shows the documents.
    await page.clock.resume()
    const { release } = await holdRequests(page, '**/quarry/api/evidence_documents')
    await page.goBack()
    await expect(page.getByText('Loading evidence library...')).toBeVisible()
    release()
    await expect(cards(page)).toHaveCount(evidenceDocumentSeeds.length)
    await expect(page.getByText('Loading evidence library...')).toHaveCount(0)
  })
}
