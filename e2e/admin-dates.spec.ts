import { expect } from '@playwright/test'
import { rowOf, unique } from './maintain.ts'
import { test } from './site.ts'

// (rule: typed-dates, typed-times)
test('a date and a time are taken as people write them or choose them: told while they are typed, stored in one form, and in every calendar', async ({
  page,
  site,
}) => {
  const title = unique('Walk')
  await page.addInitScript(() => {
    HTMLInputElement.prototype.showPicker = function () {
      this.dataset.opened = 'true'
    }
  })
  await page.goto('/quarry/admin')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await test.step('it is chosen in the calendar of the browser, or in its own field where there is no calendar', async () => {
    const choose = page.getByRole('button', { name: 'Choose a date' })
    const native = page.locator('input[type="date"]')
    await page.getByLabel('Date', { exact: true }).fill('Spring 2027')
    await choose.press('Enter')
    await expect(native).toHaveAttribute('data-opened', 'true')
    await native.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '2027-03-07')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2027-03-07')
    await expect(page.getByLabel('Date', { exact: true })).toHaveAccessibleDescription(/Sunday 7 March 2027/)
    await expect(choose).toBeFocused()

    await page.evaluate(() => {
      HTMLInputElement.prototype.showPicker = () => {
        throw new DOMException('There is none', 'NotSupportedError')
      }
    })
    await choose.press('Enter')
    await expect(native).toBeFocused()
    await native.fill('2027-03-08')
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2027-03-08')
  })
  const fields = {
    Title: title,
    Date: '20th Nov 2097',
    Time: '7.30pm - 9.30pm',
    Location: 'Hall',
    Description: 'Come.',
  }
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  const [date, time] = [page.getByLabel('Date', { exact: true }), page.getByLabel('Time')]
  await expect(date).toHaveAccessibleDescription(/Wednesday 20 November 2097/)
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Wednesday 20 November 2097' })).toBeVisible()
  await expect(time).toHaveAccessibleDescription(/19:30 to 21:30/)
  for (const [typed, told] of [
    ['21/11/2097', 'Thursday 21 November 2097'],
    ['Spring 2097', 'Taken as words'],
    ['31/02/2097', 'Date must be a day that exists in the calendar: February 2097 has 28 days.'],
  ] as const) {
    await date.fill(typed)
    await expect(date).toHaveAccessibleDescription(new RegExp(told))
  }
  await time.fill('25:00 - 26:00')
  await expect(time).toHaveAccessibleDescription(/Time must be a time that exists: there is no hour 25\./)
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add Event' })
  await add.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Date must be/, /^Time must be/])
  await date.fill('21/11/2097')
  await time.fill('10am to noon')
  await add.click()
  await expect(rowOf(page, title)).toContainText('2097-11-21')
  await expect(rowOf(page, title)).toContainText('10:00 - 12:00')

  await page.goto('/quarry/events')
  await expect(page.getByRole('article', { name: title })).toContainText('21/11/2097')
  const calendar = await (await page.request.get(`${site.origin}/quarry/events.ics`)).text()
  expect(calendar).toContain('DTSTART:20971121T100000Z')
  expect(calendar).toContain('DTEND:20971121T120000Z')
})
