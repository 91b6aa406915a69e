import type { Locator, Page } from '@playwright/test'
import { toastOf } from './maintain.ts'
import { expect, test } from './site.ts'

const inDialog = (page: Page) => page.getByRole('dialog').getByRole('textbox').first()

/** Each kind of editor: where it is, a text of it, and what opens it where it is not open. */
const editors: [address: string, text: (page: Page) => Locator, opener?: RegExp][] = [
  ['admin', inDialog, /^Edit /],
  ['admin/campaign', (page) => page.getByLabel('Name of the campaign')],
  ['village-editor', (page) => page.getByLabel('Summary')],
  ['admin/impact-cards/edit/silica-dust', (page) => page.getByLabel('Title', { exact: true })],
]

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 's' && !defaultPrevented) sessionStorage.setItem('asked', location.href)
    })
  }),
)
/** The browser would ask where to save the page. */
const expectNothingAsked = async (page: Page) =>
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull()

for (const [address, text, opener] of editors)
  test(`Ctrl+S saves what is typed in ${address}`, async ({ page }) => {
    await page.goto(`/quarry/${address}`)
    if (opener) await page.getByRole('button', { name: opener }).first().click()
    await text(page).focus()
    await page.keyboard.press('Control+End')
    // Nothing is unsaved yet, and the dialog stays.
    await page.keyboard.press('Control+s')
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.keyboard.type('.')
    await page.keyboard.press('Control+s')
    expect((await saved).status()).toBe(200)
    await expect(toastOf(page)).toBeVisible()
    await expectNothingAsked(page)
  })

test('Ctrl+S saves the form of a dialog that lies over another, and nothing where nothing is edited', async ({
  page,
}) => {
  await page.goto('/quarry/admin/updates')
  await page.getByRole('button', { name: 'Write an update' }).click()
  await inDialog(page).fill('Half')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).press('Control+k')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'Insert a link' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').filter({ hasText: 'Text is required' })).toBeVisible()
  await page.goto('/quarry/admin/history')
  await expect(page.getByRole('navigation', { name: 'Maintenance' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expectNothingAsked(page)
})
