import type { Page } from '@playwright/test'
import { readyVillages } from '../content/places.ts'
import { barford } from '../content/seed/villages/barford.ts'
import { expectRetries, failRequests } from './failed-reads.ts'
import { holdRequests } from './held-reads.ts'
import { expect, test } from './site.ts'

const marker = (page: Page, name: string) =>
  page.locator('.place-map-markers').getByRole('button', { name, exact: true })

async function choose(page: Page, name: string) {
  await page.goto('/quarry/impact-map')
  await marker(page, name).click()
  return page.getByRole('dialog', { name: `${name} Impact Assessment` })
}

// (rule: first-paint)
test('an overlay that an address opens is as high before its report has come as afterwards', async ({ page }) => {
  const report = await holdRequests(page, '**/quarry/api/village_data/barford')
  const opened = page.goto('/quarry/impact-map#barford')
  const overlay = page.getByRole('dialog', { name: 'Barford Impact Assessment' })
  await expect(overlay.getByText('Loading village data...')).toBeVisible()
  const before = await overlay.boundingBox()
  report.release()
  await opened
  await expect(overlay.locator('.village-card').first()).toBeVisible()
  expect(await overlay.boundingBox()).toEqual(before)
})

// (rule: village-choice, overlay-report, overlay-closes)
test('each village can be chosen, and that opens its impact cards, each with an intro and Key Points, one after another, 100 ms apart; a click inside keeps it open, the focus stays inside, and it closes by its button, by Escape and by a click outside, and gives the focus back', async ({
  page,
}) => {
  const overlay = await choose(page, 'Barford')
  await expect(overlay.getByRole('heading', { level: 2 })).toBeFocused()
  const isOnPage = () =>
    page.evaluate(
      () => document.activeElement?.closest('header, footer, main') && !document.activeElement.closest('dialog'),
    )
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    expect(await isOnPage()).toBeFalsy()
  }

  const markers = page.locator('.place-map-markers')
  await expect(markers.getByRole('button', { includeHidden: true })).toHaveText(readyVillages.map(({ name }) => name))
  await expect(markers).toContainText('Quarry Site')
  await expect(overlay.getByRole('heading', { level: 2 })).toHaveText('Barford Impact Assessment')
  await expect(overlay.getByRole('heading', { level: 3 })).toHaveText(barford.impact_cards.map(({ title }) => title))
  for (const [index, { content }] of barford.impact_cards.entries()) {
    const shown = overlay.locator('.village-card').nth(index)
    await expect(shown).toContainText(content.intro)
    await expect(shown.getByText('Key Points')).toBeVisible()
    await expect(shown.getByRole('listitem')).toHaveText(content.bulletPoints ?? [])
  }
  await expect(overlay.getByRole('button')).toHaveText(['Print', 'Close'])
  await expect(page).toHaveURL('/quarry/impact-map#barford')

  const words = overlay.getByText('Digging, sieving and driving')
  await words.click()
  await expect(overlay).toBeVisible()
  const box = await words.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move(8, (box?.y ?? 0) + 10, { steps: 4 })
  await page.mouse.up()
  await expect(overlay).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const [index] of barford.impact_cards.entries()) {
    const delay = index === 0 ? '0s' : `${index / 10}s`
    await expect(overlay.locator('.village-cards > li').nth(index)).toHaveCSS('animation-delay', delay)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await overlay.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Space')
  await expect(overlay).toHaveCount(0)
  await expect(marker(page, 'Barford')).toBeFocused()

  await page.keyboard.press('Enter')
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(overlay).toHaveCount(0)
  await expect(marker(page, 'Barford')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(overlay).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await expect(marker(page, 'Barford')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(overlay).toBeVisible()
  await page.mouse.click(8, 400)
  await expect(overlay).toHaveCount(0)
  await expect(marker(page, 'Barford')).toBeFocused()
})

// (rule: village-without-report)
test('a village without data shows a general sentence', async ({ page }) => {
  await page.route('**/api/village_data/loxley', (route) =>
    route.fulfill({ status: 404, json: { code: 'not-found', detail: 'There is no such row' } }),
  )
  const overlay = await choose(page, 'Loxley')
  await expect(overlay).toContainText('We have not yet written about what the quarry would mean for Loxley')
  await expect(overlay.locator('.village-card')).toHaveCount(0)
})

test('while the village loads the overlay says so; when it cannot be loaded, a toast and the overlay say so', async ({
  page,
}) => {
  const requests = await failRequests(page, 'village_data/loxley', 'refused')
  await page.goto('/quarry/impact-map')
  await marker(page, 'Loxley').click()
  const overlay = page.getByRole('dialog', { name: 'Loxley Impact Assessment' })
  await expect(overlay.getByText('Loading village data...')).toBeVisible()
  await expectRetries(page, requests, 'Error fetching data')
  await expect(overlay.getByRole('alert')).toContainText('Could not load village data from database')
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
