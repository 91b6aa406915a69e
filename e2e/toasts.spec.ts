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
  }).toPass({ intervals: [50] })
}

/** Lets the page's time pass in these steps until the toast that is seen says this. */
async function untilSaid(page: Page, words: string, step: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step)
    await expect(visible(page)).toContainText(words, { timeout: 100 })
  }).toPass({ intervals: [50] })
}

/** What shows toasts is loaded once somebody begins to use the page; it must be there before the clock stops. */
async function loadTheRegion(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(region(page)).toBeAttached()
}

/** Opens the objection page, stops the clock, and shows a toast. */
async function openWithToast(page: Page): Promise<void> {
  await page.goto('/quarry/how-to-object')
  await loadTheRegion(page)
  await stopClock(page)
  await showToast(page)
}

/** Copies the site's link: that shows a toast. */
async function showToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Share this website|Link copied)$/ }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  await untilSaid(page, 'Website link copied to clipboard!', 20)
  await page.mouse.move(10, 10)
}

// (rule: toast-place, toast-time)
test('a toast stands at the bottom right in a region named Notifications and closes after 5 seconds in which nobody points at it and the page is seen', async ({
  page,
}) => {
  await openWithToast(page)
  await expect(region(page)).toContainText('Website link copied to clipboard!')
  const box = await visible(page).boundingBox()
  expect(box?.x).toBeGreaterThan(640)
  expect(box?.y).toBeGreaterThan(600)
  await page.clock.runFor(4400)
  await expect(visible(page)).toHaveCount(1)
  await page.clock.runFor(600)
  await expect(visible(page)).toHaveCount(0)
  await expectNone(page)

  await test.step('its clock stands still while the pointer is on it', async () => {
    await showToast(page)
    await visible(page).hover()
    await page.clock.runFor(20_000)
    await expect(visible(page)).toHaveCount(1)
    await page.mouse.move(10, 10)
    await page.clock.runFor(5500)
    await expectNone(page)
  })

  await test.step('its clock stands still while the page is hidden', async () => {
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

// (rule: toast-time, toast-single)
test('a toast is closed by its button with the keyboard, by a long pull or a flick of more than 0.11 px a millisecond, and gives way to the next', async ({
  page,
}) => {
  await openWithToast(page)
  await test.step('Alt+T brings the keyboard to it, and its button closes it', async () => {
    await page.keyboard.press('Alt+t')
    await expect(region(page).getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Close toast' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectNone(page)
  })
  await test.step('a long pull to the right closes it, however slow', async () => {
    await showToast(page)
    await swipe(page, 60, 3000)
    await expectNone(page)
  })
  await test.step('a pull that starts on its words swipes it and selects nothing', async () => {
    await showToast(page)
    const words = await visible(page).locator('[data-title]').boundingBox()
    if (!words) throw new Error('There are no words to pull')
    const [x, y] = [words.x + 30, words.y + words.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 5, y)
    await page.mouse.move(x + 90, y, { steps: 6 })
    await expect(visible(page)).toHaveAttribute('style', /--swipe-amount-x: 90px/)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    await page.mouse.up()
    await expectNone(page)
  })
  await test.step('a short flick closes it', async () => {
    await showToast(page)
    await swipe(page, 30, 100)
    await expectNone(page)
  })
  await test.step('a short and slow pull lets it stay, until another takes its place', async () => {
    await showToast(page)
    await swipe(page, 30, 1000)
    await page.mouse.move(10, 10)
    await page.clock.runFor(1000)
    await expect(visible(page)).toHaveCount(1)
    await showToast(page)
    await expect(visible(page)).toHaveCount(1)
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(toasts(page)).toHaveCount(1, { timeout: 100 })
    }).toPass({ intervals: [50] })
    await visible(page).getByRole('button', { name: 'Close toast' }).click()
    await page.mouse.move(10, 10)
    await expectNone(page)
  })
})

test('a failure that a later toast covers comes back for its full time', async ({ page }) => {
  await page.route('**/api/village_data/**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await page.goto('/quarry/')
  await loadTheRegion(page)
  await stopClock(page)
  await page.locator('.place-map-markers').getByRole('link', { name: 'Loxley' }).click()
  await untilSaid(page, 'Error fetching data', 1000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Object Now' }).click()
  await showToast(page)
  // The link's success goes after its five seconds, and the failure begins anew.
  await page.clock.runFor(4700)
  await untilSaid(page, 'Could not load village data from database', 100)
  await page.clock.runFor(4000)
  await expect(visible(page)).toHaveCount(1)
  await page.clock.runFor(1500)
  await expectNone(page)
})
