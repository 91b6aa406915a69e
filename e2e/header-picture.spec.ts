import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { read, toastOf, write } from './maintain.ts'
import { test } from './site.ts'

test('a header picture of another host is refused with advice; an older row that names one shows none, and can be edited', async ({
  page,
  site,
}) => {
  const elsewhere = 'https://example.org/halford.jpg'
  await page.goto('/quarry/village-editor?village=halford')
  const field = page.getByLabel('Header Image Path')
  const save = page.getByRole('button', { name: 'Save Changes' })
  await field.fill(elsewhere)
  await expect(page.getByText('Visitors see no picture from another site: upload it here instead.')).toBeVisible()
  await save.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    'Header Image Path must be on this site. Upload the picture here instead.',
  )
  const stored = JSON.parse(await read(site, '/village_data/halford'))
  await expect(
    write(site, 'PATCH', '/village_data/halford', { header_image: elsewhere }, stored.updated_at),
  ).rejects.toThrow('400')
  await field.fill(stored.header_image)

  const database = new DatabaseSync(site.databaseFile, { timeout: 5000 })
  database.prepare("update village_data set header_image = ? where village_key = 'loxley'").run(elsewhere)
  database.close()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/quarry/village-editor?village=loxley')
  await expect(page.getByLabel('Header Image Path')).toHaveValue(elsewhere)
  await page.getByLabel('Summary').fill('A new summary.')
  await save.click()
  await expect(toastOf(page)).toContainText('Changes saved')
  await page.goto('/quarry/villages/loxley')
  await expect(page.getByText('A new summary.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Loxley Impact Assessment' })).toBeVisible()
  await expect(page.locator('.hero')).toHaveCount(0)
  expect(errors).toEqual([])
})
