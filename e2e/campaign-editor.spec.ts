import { expect, type Page } from '@playwright/test'
import { read, rowOf, toastOf } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { type Site, test } from './site.ts'

const today = '/quarry/admin/today'
const pageOf = async (site: Site, path: string) => (await fetch(`${site.origin}/quarry${path}`)).text()
const missing = (page: Page) => page.getByRole('region', { name: 'Good to have' })

test('a bank account and a link are set by keyboard alone, and the example events go and come back', {
  tag: '@wide',
}, async ({ page, site }) => {
  const examples = async () =>
    JSON.parse(await read(site, '/events')).filter(({ title }: { title: string }) => title.startsWith('Example'))
  await page.goto('/quarry/admin?tab=campaign')
  await expect(page.getByLabel('Account name')).toBeVisible()
  await expectAccessible(page, 'the Campaign tab')
  await page.goto(today)
  await expectAccessible(page, 'Today', [360])
  const toAccount = missing(page).getByRole('link', { name: 'Set the bank account' })
  await toAccount.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Account name')).toBeFocused()
  for (const text of ['Residents Association', '12-34-5', '1234 5678']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const problems = page.getByRole('alert', { name: 'There is a problem' })
  await expect(problems).toBeFocused()
  await expect(problems.getByRole('link')).toHaveText(['Sort code must be six digits, such as 12-34-56.'])
  expect(await pageOf(site, '/donate')).not.toContain('Account number')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const sortCode = page.getByLabel('Sort code')
  await expect(sortCode).toBeFocused()
  await expect(page.getByLabel('Account number')).toHaveValue('1234 5678')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('123456')

  await page.getByRole('button', { name: 'Add Link' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name of link 1')).toBeFocused()
  await page.keyboard.type('Facebook')
  await page.keyboard.press('Tab')
  await page.keyboard.type('https://social.example.org/quarry')
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Campaign updated')
  await expect(sortCode).toHaveValue('12-34-56')

  await expect(page.getByRole('navigation', { name: 'Social media' }).getByRole('link')).toHaveText(['Facebook'])
  expect(await pageOf(site, '/donate')).toContain('12345678')

  await page.goto('/quarry/admin')
  await expect(rowOf(page, 'Example: public meeting')).toContainText('Example: visitors do not see it')
  await page.goto(today)
  await expect(toAccount).toHaveCount(0)
  await missing(page).getByRole('button', { name: 'Remove the example events' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove them' }).click()
  await expect(toastOf(page)).toContainText('Example events removed')
  await expect(missing(page).getByText(/example events are still there/)).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
  expect(await examples()).toHaveLength(0)
  await page.goto('/quarry/admin/history')
  await page.getByRole('button', { name: 'Bring all example events back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring all example events back' }).click()
  await expect(toastOf(page)).toContainText('Restored')
  await page.goto(today)
  await expect(missing(page).getByText('7 example events are still there')).toBeVisible()
  expect(await examples()).toHaveLength(7)
})
