import type { Page } from '@playwright/test'
import { rowOf, type SampleFile, samplePicture, sendFile, toastOf } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

const uploadButton = (page: Page) => page.getByRole('button', { name: /^Upload a/ })
const uploaded = (page: Page) => page.getByRole('status').filter({ hasText: 'Uploaded:' })

async function uploadByHand(page: Page, file: SampleFile): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await uploadButton(page).click()
  await (await choosing).setFiles(file)
}

test('a header picture is chosen by keyboard and saved; it is on the public page at once, and the list says so', {
  tag: '@wide',
}, async ({ page }) => {
  const photo = await samplePicture(2000, 1000)
  // Asked for before the key is pressed: a chooser that nobody waits for opens where no test can reach it.
  const choosing = page.waitForEvent('filechooser')
  await page.goto('/quarry/village-editor?village=loxley')
  const field = page.getByLabel('Header Image Path')
  await field.focus()
  await page.keyboard.press('Tab')
  await expect(uploadButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(photo)
  await expect(uploaded(page)).toHaveText(/^Uploaded: 1600 × 800 pixels, \d+ kB\. Its path is in the field/)
  await expect(field).toHaveValue(/^\/quarry\/uploads\/[0-9a-f]{32}\.webp$/)
  const path = await field.inputValue()
  await expect(page.getByRole('figure')).toHaveText('1600 × 800 pixels')
  await expect(page.getByRole('tab', { name: /^Loxley/ })).toHaveAccessibleName(/unsaved changes/)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Changes saved')

  await page.goto('/quarry/villages/loxley')
  const shown = page.locator('.hero img')
  await expect(shown).toHaveAttribute('src', path)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)

  await page.goto('/quarry/admin')
  await page.getByRole('link', { name: 'Pictures and files' }).click()
  const row = rowOf(page, photo.name)
  await expect(row).toContainText('Village Loxley, Header Image Path')
  await expect(row.getByRole('button', { name: 'Delete' })).toHaveCount(0)
})

test('the list of uploads copies a path and deletes what nothing uses; an upload that fails can be sent again', {
  tag: '@wide',
}, async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const unused = await samplePicture()
  const { path } = await sendFile(site, unused)
  await page.goto('/quarry/admin/uploads')
  await rowOf(page, unused.name).getByRole('button', { name: 'Copy path' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(path)
  await expectAccessible(page, 'the list', [320])
  await context.setOffline(true)
  await uploadByHand(page, unused)
  await expect(page.getByText('The file could not be sent: the site does not answer.')).toBeVisible()
  await context.setOffline(false)
  await uploadByHand(page, unused)
  const known = page.getByRole('status').filter({ hasText: 'Already there, so it is kept once' })
  await expect(known).toBeVisible()
  await expect(rowOf(page, unused.name)).toHaveCount(1)
  const remove = rowOf(page, unused.name).getByRole('button', { name: 'Delete' })
  await remove.click()
  const question = page.getByRole('alertdialog', { name: `Delete ‘${unused.name}’?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(page, unused.name)).toHaveCount(0)
  await expect(page.locator(':is(.rows button, h1):focus')).toHaveCount(1)
})
