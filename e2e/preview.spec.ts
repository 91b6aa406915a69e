import type { Page } from '@playwright/test'
import { skipPauses } from './failed-reads.ts'
import { meeting, read, rowOf, unique, write } from './maintain.ts'
import { expectAccessible, findTooWide } from './page-checks.ts'
import { expect, type Site, stopClock, test } from './site.ts'

const titleOf = (path: string) => `Preview of ${path} as visitors will see it, with what you have typed`
/** The page in the frame that is seen. */
const shown = (page: Page, path = '/events') =>
  page.frameLocator(`iframe[title="${titleOf(path)}"][aria-hidden="false"]`)
const seenFrame = (page: Page) => page.locator('iframe[aria-hidden="false"]')
const scrolled = (page: Page) => seenFrame(page).evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollY)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openEvent(page: Page, site: Site): Promise<{ id: string; title: string }> {
  const title = unique('Meeting')
  const { id } = await write(site, 'POST', '/events', { ...meeting, title })
  await page.goto('/quarry/admin')
  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
  return { id, title }
}

// (rule: preview-unsaved, preview-width, preview-public-pages, preview-failure)
test('what is typed shows on the real page, on a phone and on a desktop, and to nobody else; while the server is away it stays and goes on by itself', async ({
  page,
  site,
  context,
}) => {
  const { id, title } = await openEvent(page, site)
  await expect(shown(page).getByRole('heading', { name: title })).toBeInViewport()
  const typed = unique('A walk along the river')
  await page.getByLabel('Title').fill(typed)
  await page.getByLabel('Date', { exact: true }).fill('12 March 2027')
  const card = shown(page).getByRole('article', { name: typed })
  await expect(card).toContainText('12/03/2027')
  await expect(card).toContainText(meeting.location)
  await expect(shown(page).getByRole('heading', { name: typed })).toBeInViewport()

  const width = () => seenFrame(page).evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth)
  await expect.poll(width).toBe(390)
  await button(page, 'Desktop').click()
  await expect.poll(width).toBe(1280)
  await expect(shown(page).getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect.poll(() => findTooWide(page)).toEqual([])

  expect(await read(site, `/events/${id}`)).toContain(title)
  for (const address of ['/quarry/events', '/quarry/api/events', '/quarry/events.ics']) {
    expect(await (await page.request.get(address)).text()).not.toContain(typed)
  }

  await test.step('its links and forms lead nowhere, and Back is not filled with its drawings', async () => {
    const before = await page.evaluate(() => history.length)
    const pages = context.pages().length
    await shown(page).getByRole('link', { name: 'Join Mailing List' }).last().click()
    await page.getByLabel('Location').fill('The green')
    await expect(shown(page).getByRole('article', { name: typed })).toContainText('The green')
    expect(await page.evaluate(() => history.length)).toBe(before)
    expect(context.pages()).toHaveLength(pages)
    await expect(page.getByLabel('Location')).toHaveValue('The green')
  })

  await test.step('the server is away', async () => {
    await stopClock(page)
    await page.route('**/maintenance/preview', (route) => route.abort('connectionrefused'))
    await page.getByLabel('Title').fill('Typed meanwhile')
    const words = page.getByText('The server cannot be reached, so the preview stands still.')
    await skipPauses(page, words)
    await expect(shown(page).getByRole('heading', { name: typed })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Typed meanwhile')
    await page.unroute('**/maintenance/preview')
    await skipPauses(page, shown(page).getByRole('heading', { name: 'Typed meanwhile' }))
    await expect(words).toBeHidden()
  })
})

// (rule: preview-redrawn, preview-hidden)
test('it stays where it was scrolled to, Tab passes by it in one step, and it is hidden until it is shown again, on a small screen until it is asked for', async ({
  page,
  site,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/preview') && sent.push(request.postData() ?? ''))
  const { title } = await openEvent(page, site)
  await expect(shown(page).getByRole('heading', { name: title })).toBeInViewport()
  await button(page, 'Desktop').focus()
  await page.keyboard.press('Tab')
  await expect(seenFrame(page)).toBeFocused()
  const aimed = await scrolled(page)
  expect(aimed).toBeGreaterThan(0)
  await page.keyboard.press('Home')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Desktop')).toBeFocused()
  await button(page, 'Save Changes').focus()
  for (const name of ['Cancel', 'Hide preview', 'Phone', 'Desktop']) {
    await page.keyboard.press('Tab')
    await expect(button(page, name)).toBeFocused()
  }

  await page.getByLabel('Location').fill('The green')
  await expect(shown(page).getByRole('article', { name: title })).toContainText('The green')
  await expect.poll(() => scrolled(page)).toBe(0)
  await seenFrame(page).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Discard your changes?')).toBeVisible()
  await button(page, 'Discard changes').click()

  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
  await button(page, 'Hide preview').click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await openEvent(page, site)
  await expect(button(page, 'Show preview')).toBeVisible()
  const before = sent.length
  await page.getByLabel('Title').fill('Not asked for')
  // What is typed settles in the page's own time; what the page asks for after that is heard of later.
  await page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 700))
    await fetch('/quarry/healthz')
  })
  expect(sent.slice(before)).toEqual([])
  await button(page, 'Show preview').click()
  await expect(shown(page).getByRole('heading', { name: 'Not asked for' })).toBeVisible()
  expect(sent.slice(before).map((body) => JSON.parse(body).rows[0].row.title)).toEqual(['Not asked for'])

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator('iframe')).toHaveCount(0)
  await button(page, 'Show preview').click()
  await expect(shown(page).getByRole('heading', { name: 'Not asked for' })).toBeVisible()
  await expectAccessible(page, 'a dialog with its preview', [320, 1280])
})

// (rule: preview-unsaved)
test('a card is seen with its article before either exists, and nothing in it runs', async ({ page }) => {
  await page.goto('/quarry/admin/impact-cards/edit/new')
  const id = unique('night-light').replace(/\W+/g, '-')
  await page.getByLabel('Card ID').fill(id)
  const title = unique('Light at night')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('tab', { name: 'Page Content' }).click()
  await button(page, 'Add Section').click()
  await button(page, 'HTML').click()
  await page
    .getByRole('textbox', { name: 'Content' })
    .fill(
      '<p>Lamps <strong>all night</strong>.</p><script>parent.document.title = "taken"</script><img src="x" onerror="parent.document.title = 1">',
    )
  const article = shown(page, `/impact/${id}`)
  await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(article.locator('strong', { hasText: 'all night' })).toBeVisible()
  await expect(seenFrame(page)).not.toHaveAttribute('srcdoc', /taken|onerror|<script/)
  await expect(page).toHaveTitle(/Create Impact Card/)
  await page.getByLabel('Page', { exact: true }).selectOption('Impact map')
  await expect(shown(page, '/impact-map').getByRole('heading', { name: title })).toBeInViewport()
  expect((await page.request.get(`/quarry/impact/${id}`)).status()).toBe(404)
})

// (rule: preview-unsaved)
test('a village, a document and a category are seen as they are typed', async ({ page }) => {
  await page.goto('/quarry/village-editor?village=barford')
  await page.getByLabel('Summary').fill('A summary that nobody has saved.')
  await expect(shown(page, '/villages/barford').getByText('A summary that nobody has saved.')).toBeVisible()
  await page.getByLabel('Summary').press('Control+z')
  await expect(shown(page, '/villages/barford').getByText('A summary that nobody has saved.')).toBeHidden()

  await page.goto('/quarry/admin?tab=documents')
  await button(page, 'Add Document').click()
  await page.getByLabel('Title').fill('Not in the library')
  await page.getByLabel('Category').selectOption({ index: 1 })
  const category = await page.getByLabel('Category').inputValue()
  const library = shown(page, `/evidence-library?category=${category}`)
  await expect(library.getByRole('heading', { name: 'Not in the library' })).toBeInViewport()

  await button(page, 'Cancel').click()
  await button(page, 'Discard changes').click()
  await page.getByRole('tab', { name: 'Categories' }).click()
  await page.getByRole('heading', { level: 2, name: 'Categories' }).waitFor()
  await page.getByRole('main').getByRole('button', { name: /^Edit/ }).first().click()
  await page.getByLabel('Category Name').fill('Renamed for a moment')
  await expect(shown(page, '/evidence-library').getByText('Renamed for a moment').first()).toBeVisible()
})

// (rule: preview-day)
test('a page is seen as it will be on another day', async ({ site }) => {
  const title = unique('Meeting')
  await write(site, 'POST', '/events', { ...meeting, title })
  const pastOn = async (day: string) => {
    const headers = { Origin: site.origin, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
    const body = JSON.stringify({ path: '/events', rows: [], day })
    const html = await (
      await fetch(`${site.origin}/quarry/api/maintenance/preview`, { method: 'POST', headers, body })
    ).text()
    return html.indexOf('id="past-heading"') < html.indexOf(title) && html.includes('id="past-heading"')
  }
  expect(await pastOn('2027-03-07')).toBe(false)
  expect(await pastOn('2027-03-08')).toBe(true)
})
