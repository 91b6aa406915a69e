import type { Page } from '@playwright/test'
import { expect, test } from '../site.ts'

const note = (page: Page) => page.locator('.script-note')
const events = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' })
const subject = (page: Page) => page.getByLabel('Subject', { exact: true })

test('where the script of a page cannot be loaded, the page stays as it is with what was typed, says so in sight and offers to try again; Back and Forward, and other pages, go on working', async ({
  page,
}) => {
  await page.goto('/quarry/contact')
  await subject(page).fill('Half a message')
  await page.route('**/assets/events-screen-*.js', (route) => route.abort())
  await events(page).click()
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.')
  await expect(page).toHaveURL('/quarry/contact')
  await expect(subject(page)).toHaveValue('Half a message')

  await expect(note(page).getByRole('link', { name: 'Try again' })).toBeFocused()
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/quarry/events')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events')

  await test.step('Back and Forward', async () => {
    await page.goto('/quarry/events')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/quarry/contact')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-alive', 'true')
    await subject(page).fill('Half a message')
    await page.route('**/assets/events-screen-*.js', (route) => route.abort())
    await page.evaluate(() => history.back())
    await expect(note(page)).toBeVisible()
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL('/quarry/contact')
    await expect(note(page)).toHaveCount(0)
    await expect(subject(page)).toHaveValue('Half a message')
  })
})

test('where a step of the writing cannot be loaded, the page says so, and its button brings the step', async ({
  page,
}) => {
  await page.route('**/assets/points-step-*.js', (route) => route.abort())
  await page.goto('/quarry/write-objection#points')
  await expect(page.getByRole('alert')).toContainText('This page did not load completely.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What matters to you?')
})
