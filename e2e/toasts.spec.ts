import type { Page } from '@playwright/test'
import { expect, stopClock, test } from './site.ts'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  serviceWorkers: 'block',
})

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const visible = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]')

/** The toast leaves the page after its way out of 200 ms. */
async function expectNone(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(200)
    await expect(toasts(page)).toHaveCount(0, { timeout: 100 })
  }).toPass()
}

/** What shows toasts is loaded once somebody begins to use the page; it must be there before the clock stops. */
async function loadTheRegion(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(region(page)).toBeAttached()
}

/** Opens the objection page, stops the clock, and copies the site's link: that shows a toast. */
async function showToast(page: Page): Promise<void> {
  await page.goto('/quarry/how-to-object')
  await loadTheRegion(page)
  await stopClock(page)
  await page.getByRole('button', { name: 'Share this website' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  await page.clock.runFor(100)
  await expect(visible(page)).toHaveText(/Website link copied to clipboard!/)
  await page.mouse.move(10, 10)
}

// (rule: toast-place, toast-time)
test('a toast stands at the bottom right in a region named Notifications and closes after 5 seconds', async ({
  page,
}) => {
  await showToast(page)
  await expect(region(page)).toContainText('Website link copied to clipboard!')
  const box = await visible(page).boundingBox()
  expect(box?.x).toBeGreaterThan(640)
  expect(box?.y).toBeGreaterThan(600)
  await page.clock.runFor(4700)
  await expect(visible(page)).toHaveCount(1)
  await page.clock.runFor(600)
  await expectNone(page)
})

test('its clock stands still while the pointer is on it', async ({ page }) => {
  await showToast(page)
  await visible(page).hover()
  await page.clock.runFor(20_000)
  await expect(visible(page)).toHaveCount(1)
  await page.mouse.move(10, 10)
  await page.clock.runFor(5500)
  await expectNone(page)
})

test('its clock stands still while the page is hidden', async ({ page }) => {
  await showToast(page)
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  await page.clock.runFor(20_000)
  await expect(visible(page)).toHaveCount(1)
  await hide(false)
  await page.clock.runFor(5500)
  await expectNone(page)
})

test('Alt+T brings the keyboard to it, and its button closes it', async ({ page }) => {
  await showToast(page)
  await page.keyboard.press('Alt+t')
  await expect(region(page).getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close toast' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectNone(page)
})

/** Pulls the toast to the right by so many pixels in so many milliseconds, and lets go. */
async function swipe(page: Page, distance: number, duration: number): Promise<void> {
  const box = await visible(page).boundingBox()
  if (!box) throw new Error('There is no toast to swipe')
  const x = box.x + 40
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 5, y)
  await page.clock.runFor(duration)
  await page.mouse.move(x + distance, y, { steps: 4 })
  await expect(visible(page)).toHaveAttribute('style', new RegExp(`--swipe-amount-x: ${distance}px`))
  await page.mouse.up()
}

test('a long pull to the right closes it, however slow', async ({ page }) => {
  await showToast(page)
  await swipe(page, 60, 3000)
  await expectNone(page)
})

test('a pull that starts on its words swipes it and selects nothing', async ({ page }) => {
  await showToast(page)
  const words = await visible(page).locator('[data-title]').boundingBox()
  if (!words) throw new Error('There are no words to pull')
  const [x, y] = [words.x + 30, words.y + words.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 5, y)
  await page.mouse.move(x + 90, y, { steps: 6 })
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  await page.mouse.up()
  await expectNone(page)
})

// (rule: toast-time)
test('a short flick closes it when it is faster than 0.11 px a millisecond', async ({ page }) => {
  await showToast(page)
  await swipe(page, 30, 100)
  await expectNone(page)
})

test('a short and slow pull lets it stay', async ({ page }) => {
  await showToast(page)
  await swipe(page, 30, 1000)
  await page.clock.runFor(1000)
  await expect(visible(page)).toHaveCount(1)
})

// (rule: toast-single)
test('only one toast is visible: a second success takes the place of the first', async ({ page }) => {
  await showToast(page)
  await page.clock.runFor(2100)
  await page.getByRole('button', { name: 'Share this website' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  await page.clock.runFor(100)
  await expect(visible(page)).toHaveCount(1)
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(toasts(page)).toHaveCount(1, { timeout: 100 })
  }).toPass()
  await visible(page).getByRole('button', { name: 'Close toast' }).click()
  await page.mouse.move(10, 10)
  await expectNone(page)
})

test('a failure that a later toast covers comes back for its full time', async ({ page }) => {
  await page.route('**/api/village_data/**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await page.goto('/quarry/')
  await loadTheRegion(page)
  await stopClock(page)
  await page.locator('.place-map-markers').getByRole('link', { name: 'Loxley' }).click()
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(visible(page)).toContainText('Error fetching data', { timeout: 100 })
  }).toPass()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Object Now' }).click()
  await page.getByRole('button', { name: 'Share this website' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  await page.clock.runFor(100)
  await expect(visible(page)).toHaveText(/Website link copied to clipboard!/)
  await page.mouse.move(10, 10)
  await page.clock.runFor(5500)
  await expect(visible(page)).toHaveText(/Could not load village data from database/)
  await page.clock.runFor(4000)
  await expect(visible(page)).toHaveCount(1)
  await page.clock.runFor(1500)
  await expectNone(page)
})
