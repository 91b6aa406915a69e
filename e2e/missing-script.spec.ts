import type { Page } from '@playwright/test'
import { holdRequests } from './held-reads.ts'
import { expect, test } from './site.ts'

const note = (page: Page) => page.locator('.script-note')

// (rule: missing-script)
test('where the script of a page cannot be loaded, the page stays as it is, says so and offers to try again', async ({
  page,
}) => {
  await page.goto('/quarry/contact')
  await page.getByLabel('Subject', { exact: true }).fill('Half a message')
  await page.route('**/assets/events-screen-*.js', (route) => route.abort())
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.')
  await expect(page).toHaveURL('/quarry/contact')
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Half a message')
  expect(loads).toBe(0)

  await expect(note(page).getByRole('link', { name: 'Try again' })).toBeFocused()
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/quarry/events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events')
})

test('the note stays in sight, and goes when another page comes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto('/quarry/villages/barford')
  await page.route('**/assets/donate-screen-*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click()
  await expect(note(page)).toBeInViewport({ ratio: 1 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect(note(page)).toHaveCount(0)
})

test('of two links pressed one after the other, the second is followed', async ({ page }) => {
  await page.goto('/quarry/')
  const { release } = await holdRequests(page, '**/assets/events-screen-*.js')
  const asked = page.waitForRequest('**/assets/events-screen-*.js')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await asked
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click()
  await expect(page).toHaveURL('/quarry/donate')
  const answered = page.waitForResponse('**/assets/events-screen-*.js')
  release()
  await (await answered).finished()
  // The code runs, and what it would do is done, before this.
  await page.evaluate(() => new Promise(requestAnimationFrame).then(() => fetch('/quarry/healthz')))
  await expect(page).toHaveURL('/quarry/donate')
})
