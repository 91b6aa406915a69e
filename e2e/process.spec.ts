import type { Page } from '@playwright/test'
import { firstRows } from '../content/seed/first-rows.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, stopClock, test } from './site.ts'

const marker = (page: Page, title: string) => page.locator('.process-stages').getByRole('button', { name: title })
const cards = (page: Page) => page.locator('.stage-card')

test('somebody who wonders where the application stands opens its stages, on its picture, with a mouse, by keyboard and on a phone', async ({
  page,
}) => {
  await page.goto('/quarry/process')
  const details = page.getByRole('heading', { name: /^Stage Details/ })
  for (const title of ['Approval', 'Validation']) await marker(page, title).click()
  await expect(details).toHaveText('Stage Details (2 selected)')
  await expect(cards(page).getByRole('heading')).toHaveText(['Validation', 'Approval'])
  await expect(cards(page).last()).toContainText('Objectors have no right of appeal')
  await expectAccessible(page, 'stages are chosen', [1280, 320])

  await marker(page, 'Pre-application').focus()
  await page.keyboard.press('Tab')
  const tooltip = (title: string) => page.getByRole('tooltip').filter({ has: page.getByText(title, { exact: true }) })
  await expect(tooltip('Application submitted')).toBeVisible()
  await expectAccessible(page, 'the tooltip of a stage', [1280, 320])
  await page.keyboard.press('Space')
  await expect(marker(page, 'Application submitted')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(tooltip('Application submitted')).toBeHidden()
  await page.getByRole('button', { name: 'Clear Details' }).press('Enter')
  await expect(details).toHaveText('Stage Details (0 selected)')

  await page.setViewportSize({ width: 320, height: 700 })
  const tops = await page
    .locator('.stage-button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await expect(page.locator('.we-are-here')).toHaveText('WE ARE HERE')
  await expect(page.getByRole('figure')).toContainText('The application has come back to ‘Validation’')
  await marker(page, 'Approval').click()
  await page.locator('.process-stages').getByRole('link', { name: 'Read about it below' }).click()
  await expect(cards(page).getByRole('heading', { name: 'Approval' })).toBeInViewport()
  await page.getByRole('button', { name: 'Show all stages' }).click()
  await expect(cards(page).getByRole('heading')).toHaveText(firstRows.process_stages.map(({ title }) => title))

  await test.step('the picture, with a mouse that rests', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/quarry/process')
    await stopClock(page)
    const decision = page.getByRole('tooltip').filter({ hasText: 'Officers or a committee of councillors decide' })
    await marker(page, 'Decision').hover()
    await page.clock.runFor(650)
    await expect(decision).toBeHidden()
    await page.clock.runFor(100)
    await expect(decision).toBeVisible()
    await marker(page, 'Decision').click()
    await expect(decision).toBeHidden()
  })
})
