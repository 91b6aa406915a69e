import type { Page } from '@playwright/test'
import { read } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, stopClock, test } from './site.ts'

const address = (village: string) => `/quarry/village-editor?village=${village}`
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
/** Beside Save Changes, in sight wherever somebody types. */
const statusOf = (page: Page) => page.locator('.editor-status')

async function open(page: Page, village: string, name: string): Promise<void> {
  await page.goto(address(village))
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  // No clock can be stopped in a frame that comes just then.
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
}

test('a village saves itself fifteen seconds after the last edit; a save that fails says so, keeps the mark, the edits and the focus of who types, and is tried again by itself; with a new card it waits for a save by hand', async ({
  page,
  site,
}) => {
  await open(page, 'ettington', 'Ettington')
  await stopClock(page)
  await page.getByLabel('Image Attribution').fill('First')
  await page.clock.runFor(15_100)
  await expect(saveButton(page)).toHaveCount(0)

  await test.step('a save that fails', async () => {
    await page.route('**/api/village_data/**', (route) => route.abort())
    await page.getByLabel('Summary').fill('Typing on')
    await page.clock.runFor(15_100)
    await expect(statusOf(page)).toContainText('Could not save changes to database. Your edits are still here')
    await expect(statusOf(page)).toBeInViewport()
    await expect(page.getByLabel('Summary')).toBeFocused()
    await page.getByLabel('Image Attribution').fill('In the end')
    await saveButton(page).click()
    await expect(page.getByRole('alert')).toContainText('There is a problem')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(tab(page, 'Ettington')).toHaveAccessibleName(/unsaved changes/)
    await expect(page.getByLabel('Image Attribution')).toHaveValue('In the end')
    await page.unroute('**/api/village_data/**')
    await page.clock.runFor(30_000)
    await expect(statusOf(page)).toContainText('Saved at')
    await expect(tab(page, 'Ettington')).toHaveAccessibleName('Ettington')
    expect(JSON.parse(await read(site, '/village_data/ettington')).header_image_attribution).toBe('In the end')
    expect(await (await page.request.get('/quarry/villages/ettington')).text()).toContain('Typing on')
  })

  // A village with a new card stays in this browser until it is saved by hand.
  const stored = async () => JSON.parse(await read(site, '/village_data/ettington'))
  const before = await stored()
  await page.getByRole('button', { name: 'Add Card' }).click()
  await page.getByLabel('Title').fill('Night work')
  await expect(statusOf(page)).toHaveText(/^Not saved yet: Impact Cards\. With a new card .* press Save Changes\.$/)
  await page.clock.runFor(15_100)
  await expect(saveButton(page)).toBeVisible()
  expect(await stored()).toEqual(before)

  await page.clock.resume()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.locator('summary', { hasText: 'Night work' }).click()
  await expect(page.getByLabel('Introduction').last()).toHaveValue('Impact description...')
  await saveButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Save texts that still say what the editor put there?' })
  await expect(question.getByRole('listitem')).toHaveCount(3)
  await expect(question).toContainText('Point 2')
  await expect(question).not.toContainText('New Impact')
  await expectAccessible(page, 'the question of placeholders')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  expect((await stored()).impact_cards).toEqual(before.impact_cards)
  await page.getByLabel('Introduction').last().fill('Ninety a day.')
  await page.getByRole('button', { name: 'Remove bullet point 2' }).click()
  await page.getByLabel('Bullet point 1', { exact: true }).fill('Past the school.')
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveCount(0)
  const card = { icon: 'air-quality', title: 'Night work' }
  expect((await stored()).impact_cards).toEqual([
    ...before.impact_cards,
    { ...card, content: { intro: 'Ninety a day.', bulletPoints: ['Past the school.'] } },
  ])
})
