import type { Locator, Page } from '@playwright/test'
import { toastOf, unique, write } from './maintain.ts'
import { expect, test } from './site.ts'

const editFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
const firstText = (part: Page | Locator) => part.getByRole('textbox').first()
const inDialog = (page: Page) => firstText(page.getByRole('dialog'))

/** Each kind of editor: where it is, what opens it, and a text of it. */
const editors: [address: string, open: (page: Page) => Promise<unknown>, text: (page: Page) => Locator][] = [
  ...['events', 'documents', 'categories', 'cases', 'site', 'claims', 'letters', 'texts'].map(
    (tab): (typeof editors)[number] => [`admin?tab=${tab}`, editFirst, inDialog],
  ),
  ['admin?tab=progress', (page) => page.getByRole('button', { name: /^Assessment/ }).click(), inDialogDescription],
  ['admin?tab=campaign', async () => undefined, (page) => page.getByLabel('Name of the campaign')],
  ['admin?tab=notice', async () => undefined, (page) => page.getByLabel('Text', { exact: true })],
  ['admin?tab=updates', editFirst, (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Text' })],
  ['admin?tab=villages', async () => undefined, (page) => page.getByLabel('Summary')],
  ['village-editor', async () => undefined, (page) => page.getByLabel('Summary')],
  [
    'admin?tab=impact-cards',
    (page) =>
      page
        .getByRole('link', { name: /^Edit / })
        .first()
        .click(),
    cardTitle,
  ],
]

function inDialogDescription(page: Page): Locator {
  return page.getByRole('dialog').getByLabel('Description')
}

function cardTitle(page: Page): Locator {
  return page.getByRole('tabpanel').getByLabel('Title', { exact: true })
}

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

for (const [address, open, text] of editors)
  test(`Ctrl+S saves what is typed in ${address}`, { tag: tried.includes(address) ? [] : '@wide' }, async ({
    page,
    site,
  }) => {
    await write(site, 'POST', '/updates', { subject: unique('Update'), body: '<p>Come</p>' })
    await page.goto(`/quarry/${address}`)
    await open(page)
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
  await page.goto('/quarry/admin?tab=updates')
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
