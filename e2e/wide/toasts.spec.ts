import type { Page } from '@playwright/test'
import { setLookedAt } from '../maintain.ts'
import { expectAccessible } from '../page-checks.ts'
import { expect, runClockUntil, stopClock, test } from '../site.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const visible = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]')

/** Lets the page's time pass until no toast is there: it leaves the page after its way out of 200 ms. */
async function expectNone(page: Page): Promise<void> {
  const passed = await runClockUntil(page, 100, async () => (await page.locator('[data-sonner-toast]').count()) === 0)
  expect(passed).toBeLessThan(1500)
}

/** Lets the page's time pass in these steps until the toast that is seen says this. */
const untilSaid = (page: Page, words: string, step: number) =>
  runClockUntil(page, step, () => visible(page).filter({ hasText: words }).isVisible())

/** What shows toasts is loaded once somebody begins to use the page; it must be there before the clock stops. */
async function stopClockWithRegion(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(region(page)).toBeAttached()
  await stopClock(page)
  await setLookedAt(page, true)
}

/** Copies the site's link: that shows a toast. */
async function showToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Share this website|Link copied)$/ }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  await untilSaid(page, 'Website link copied to clipboard!', 10)
  await page.mouse.move(10, 10)
}

test('a toast stays for five seconds, longer for who points at it or looks elsewhere', async ({ page }) => {
  await page.goto('/quarry/how-to-object')
  await page.getByRole('button', { name: 'Share this website' }).click()
  await expect(visible(page)).toBeVisible()
  await expectAccessible(page, 'a toast')
  await page.reload()
  await stopClockWithRegion(page)
  await showToast(page)
  const box = await visible(page).boundingBox()
  expect(box?.x).toBeGreaterThan(640)
  expect(box?.y).toBeGreaterThan(600)
  await page.clock.runFor(4400)
  await expect(visible(page)).toHaveCount(1)
  await page.clock.runFor(600)
  await expectNone(page)

  await showToast(page)
  await visible(page).hover()
  await page.clock.runFor(20_000)
  await expect(visible(page)).toHaveCount(1)
  await page.mouse.move(10, 10)
  await setLookedAt(page, false)
  await page.clock.runFor(20_000)
  await expect(visible(page)).toHaveCount(1)
  await setLookedAt(page, true)
  await page.clock.runFor(5500)
  await expectNone(page)

  await test.step('a failure that a later toast covers', async () => {
    await page.clock.resume()
    await page.route('**/api/village_data/**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    await page.goto('/quarry/')
    await stopClockWithRegion(page)
    await page.locator('.place-map-markers').getByRole('link', { name: 'Loxley' }).click()
    await untilSaid(page, 'Error fetching data', 1000)
    await page.getByRole('banner').getByRole('link', { name: 'Object Now' }).click()
    await showToast(page)
    // The link's success goes after its five seconds, and the failure begins anew.
    await page.clock.runFor(4700)
    await untilSaid(page, 'Could not load village data from database', 100)
    await page.clock.runFor(4000)
    await expect(visible(page)).toHaveCount(1)
    await page.clock.runFor(1500)
    await expectNone(page)
  })
})
