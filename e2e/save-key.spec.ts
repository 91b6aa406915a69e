import type { Page } from '@playwright/test'
import { toastOf, unique, write } from './maintain.ts'
import { expect, test } from './site.ts'

/** Each kind of editor: where it is, what opens it, and a text in it, by default the first of its dialog. */
const editors: [address: string, opener: RegExp | undefined, text?: string][] = [
  ...['events', 'documents', 'categories', 'cases', 'site', 'claims', 'letters', 'texts'].map(
    (tab): [string, RegExp] => [`admin?tab=${tab}`, /^Edit /],
  ),
  ['admin?tab=progress', /^Assessment/, 'Description'],
  ['admin?tab=campaign', undefined, 'Name of the campaign'],
  ['admin?tab=notice', undefined, 'Text'],
  ['admin?tab=updates', /^Edit /, 'Text'],
  ['admin?tab=villages', undefined, 'Summary'],
  ['village-editor', undefined, 'Summary'],
  ['admin?tab=impact-cards', /^Edit /, 'Title'],
]

/** Those that every change tries; the others wait for the wide walks. */
const tried = ['admin?tab=events', 'admin?tab=campaign', 'village-editor']

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

for (const [address, name, label] of editors)
  test(`Ctrl+S saves what is typed in ${address}`, { tag: tried.includes(address) ? [] : '@wide' }, async ({
    page,
    site,
  }) => {
    await write(site, 'POST', '/updates', { subject: unique('Update'), body: '<p>Come</p>' })
    await page.goto(`/quarry/${address}`)
    if (name) await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click()
    const first = page.getByRole('dialog').getByRole('textbox').first()
    await (label === undefined ? first : page.getByRole('textbox', { name: label, exact: true })).focus()
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
  await page.goto('/quarry/admin?tab=updates')
  await page.getByRole('button', { name: 'Write an update' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Half')
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
