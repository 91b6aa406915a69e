import type { Page } from '@playwright/test'
import { skipPauses } from './failed-reads.ts'
import { meeting, read, rowOf, unique, write } from './maintain.ts'
import { findTooWide } from './page-checks.ts'
import { expect, stopClock, test } from './site.ts'

const titleOf = (path: string) => `Preview of ${path} as visitors will see it, with what you have typed`
/** The page in the frame that is seen. */
const shown = (page: Page, path = '/events') => page.frameLocator(`iframe[title="${titleOf(path)}"]`)
const seenFrame = (page: Page) => page.locator('iframe')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('what is typed shows on the real page, on a phone and on a desktop, and to nobody else; while the server is away it stays and goes on by itself', {
  tag: '@wide',
}, async ({ page, site, context }) => {
  const title = unique('Meeting')
  await write(site, 'POST', '/events', { ...meeting, title })
  await page.goto('/quarry/admin')
  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
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

  expect(await read(site, '/events')).not.toContain(typed)

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
    const words = page.getByText('The server cannot be reached, so the preview does not change.')
    await skipPauses(page, words)
    await expect(shown(page).getByRole('heading', { name: typed })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Typed meanwhile')
    await page.unroute('**/maintenance/preview')
    await skipPauses(page, shown(page).getByRole('heading', { name: 'Typed meanwhile' }))
    await expect(words).toBeHidden()
  })
})
