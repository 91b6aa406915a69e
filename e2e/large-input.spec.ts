import { DatabaseSync } from 'node:sqlite'
import type { Locator } from '@playwright/test'
import { read, unique, write } from './maintain.ts'
import { expect, test } from './site.ts'

const twoMegabytes = `<p>${'<b>word</b> <script>x</script>'.repeat(70_000)}</p>`

/** Pastes a text that would take minutes to type. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((control: HTMLTextAreaElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
}

const lengthOf = (field: Locator) => field.evaluate((control: HTMLTextAreaElement) => control.value.length)

test('2 MB of HTML in a card is refused with the limit, and nothing of it is lost', async ({ page, site }) => {
  const stored = await read(site, '/impact_cards/silica-dust')
  await page.goto('/quarry/admin/impact-cards/edit/silica-dust')
  await page.getByRole('tab', { name: 'Content', exact: true }).click()
  await page.getByRole('button', { name: 'HTML' }).click()
  const field = page.getByRole('textbox', { name: 'More Content' })
  await paste(field, twoMegabytes)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('More Content must be at most 100,000 characters.')
  await expect(page.getByRole('tab', { name: 'Content , has a problem' })).toBeVisible()
  await expect.poll(() => lengthOf(field)).toBe(twoMegabytes.length)
  expect(await read(site, '/impact_cards/silica-dust')).toBe(stored)
})

test('2 MB of text in a village is refused with the limit, and nothing of it is lost', async ({ page, site }) => {
  const stored = await read(site, '/village_data/loxley')
  await page.goto('/quarry/village-editor?village=loxley')
  const field = page.getByLabel('Description')
  await paste(field, twoMegabytes)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Preamble, Description must be at most 10,000 characters.')
  await expect.poll(() => lengthOf(field)).toBe(twoMegabytes.length)
  expect(await read(site, '/village_data/loxley')).toBe(stored)
})

test('a card that names 500 villages is shown and can be edited; the limit is told when it is saved', async ({
  page,
  site,
}) => {
  const title = unique('Five hundred villages')
  const { id } = await write(site, 'POST', '/impact_cards', { card_id: `many-${Date.now()}`, title })
  const names = Array.from({ length: 500 }, (_, index) => `Village ${index}`)
  const database = new DatabaseSync(site.databaseFile, { timeout: 5000 })
  database.prepare('update impact_cards set affected_villages = ? where id = ?').run(JSON.stringify(names), id)
  database.close()

  await page.goto('/quarry/impact-map')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(card).toContainText('Village 499')

  await page.goto(`/quarry/admin/impact-cards/edit/${id}`)
  await expect(page.getByRole('checkbox', { name: /^Village \d+$/, checked: true })).toHaveCount(500)
  await page.getByRole('checkbox', { name: 'Village 499' }).uncheck()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Affected Villages must name at most 100 communities.')
  await expect(page.getByRole('checkbox', { name: 'Village 499' })).not.toBeChecked()
  await write(site, 'DELETE', `/impact_cards/${id}`)
})
