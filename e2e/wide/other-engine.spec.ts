import { rowOf, toastOf, unique, untilDrafted } from '../maintain.ts'
import { fillMessage, messageForm } from '../message-form.ts'
import { findTooWide, noteErrors } from '../page-checks.ts'
import { publicRoutes } from '../public-routes.ts'
import { expect, test } from '../site.ts'

test('every public page opens without an error and fits a phone', async ({ page }) => {
  const errors = noteErrors(page)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const route of publicRoutes) {
    await page.goto(`/quarry${route}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findTooWide(page), route).toEqual([])
  }
  expect(errors).toEqual([])
})

test('a village opens over the map and closes with Back, and a message is sent', async ({ page }) => {
  await page.goto('/quarry/impact-map')
  await page.locator('.place-map-markers').getByRole('button', { name: 'Barford' }).click()
  const overlay = page.getByRole('dialog', { name: 'Barford Impact Assessment' })
  await expect(overlay.getByText('Key Points').first()).toBeVisible()
  // By WebDriver BiDi nothing tells Playwright that a way back on the same page has ended.
  await page.evaluate(() => history.back())
  await expect(overlay).toHaveCount(0)

  await page.goto('/quarry/contact')
  await fillMessage(page)
  await messageForm(page).getByRole('button').click()
  await expect(messageForm(page).getByRole('status')).toContainText('Your message has been sent.')
})

test('an event is written, and what was typed is offered again after a reload', async ({ page }) => {
  const title = unique('Meeting')
  await page.goto('/quarry/admin')
  await page.getByRole('button', { name: 'Add Event' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').pressSequentially(title)
  await untilDrafted(page, title)
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await page.getByRole('status').getByRole('button', { name: 'Open', exact: true }).click()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await dialog.getByLabel('Date', { exact: true }).pressSequentially('7 March 2097')
  await dialog.getByLabel('Time').pressSequentially('19:00')
  await dialog.getByLabel('Location').pressSequentially('Hall')
  await dialog.getByLabel('Description').pressSequentially('Come.')
  await dialog.getByRole('button', { name: 'Add Event' }).click()
  await expect(toastOf(page)).toContainText('Event created')
  await expect(rowOf(page, title)).toBeVisible()
})
