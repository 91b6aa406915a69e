import type { Locator, Page } from '@playwright/test'
import { dateWords } from '../domain/date-words.ts'
import { toastOf } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

const progressTab = '/quarry/admin/progress'
const marker = (page: Page, title: string) => page.locator('.process-stages').getByRole('button', { name: title })
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

const publicText = async (page: Page, path: string) => (await page.request.get(path)).text()

test('the dates of a stage are tried on other days, and the current one has no status to set; the council’s number is published', {
  tag: '@wide',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(progressTab)
  await marker(page, 'Assessment').press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit Stage' })).toBeFocused()
  await expectAccessible(page, 'the dialog of a stage')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await marker(page, 'Validation').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This is the current stage. It is completed when you make another stage')
  await expect(dialog.getByLabel('Status')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await marker(page, 'Public consultation').click()
  await page.getByLabel('Opens on').fill('4 January 2097')
  await page.getByLabel('Closes on').fill('3 January 2097')
  await button(page, 'Save Changes').click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('Closes on must not be before ‘Opens on’.')
  await page.getByLabel('Closes on').fill('31/1/2097')
  const [opens, closes] = [dateWords('2097-01-04'), dateWords('2097-01-31')]
  await expect(page.getByLabel('Closes on')).toHaveAccessibleDescription(new RegExp(closes))

  const frame = page.frameLocator('iframe')
  for (const [day, words] of [
    ['2097-01-03', `The consultation opens on ${opens}.`],
    ['2097-01-04', '27 days left'],
    ['2097-02-01', `The consultation closed on ${closes}.`],
  ] as const) {
    await page.getByLabel('As if it were').fill(day)
    await expect(frame.getByText(words)).toBeVisible()
  }
  await page.getByLabel('As if it were').fill('2097-01-04')
  await page.getByLabel('Page', { exact: true }).selectOption('How to object')
  await expect(frame.getByText('Your letter goes to Warwickshire County Council')).toBeVisible()
  expect(await publicText(page, '/quarry/')).not.toContain(opens)

  await button(page, 'Save Changes').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save without e-mails' }).click()
  await expect(toastOf(page)).toContainText('Stage updated')
  expect(await publicText(page, '/quarry/how-to-object')).toContain(`opens on <span>${opens}.</span>`)

  const reported = /The council’s published number of objections was 1,312 on 20 November 2026\./
  const pages = () =>
    Promise.all(
      ['/process', '/how-to-object'].map(async (path) => (await fetch(`${site.origin}/quarry${path}`)).text()),
    )
  const panel = page.getByRole('region', { name: 'How many objected' })
  const [number, day, address] = ['Number of objections', 'Date of the number', 'Address where it is published'].map(
    (label) => panel.getByLabel(label),
  ) as [Locator, Locator, Locator]
  await number.fill('1,312')
  await day.fill('20 Nov 2026')
  await number.press('Enter')
  await expect(panel.getByRole('alert')).toContainText(
    'Address where it is published is required: number, date and address go together.',
  )
  await expectAccessible(page, 'the council’s number, refused', [360])
  for (const html of await pages()) expect(html).not.toMatch(reported)

  await address.fill('https://council.example.org/22CM008')
  await number.press('Enter')
  await expect(toastOf(page)).toContainText('Number of objections updated')
  for (const html of await pages()) {
    expect(html.replaceAll('<!-- -->', '')).toMatch(reported)
    expect(html).toContain('href="https://council.example.org/22CM008"')
  }

  for (const field of [number, day, address]) await field.fill('')
  await number.press('Enter')
  await expect
    .poll(async () => (await pages()).some((html) => reported.test(html.replaceAll('<!-- -->', ''))))
    .toBe(false)
})
