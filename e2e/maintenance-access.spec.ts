import { expect, type Page } from '@playwright/test'
import { rowOf, unique, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { startSite, test } from './site.ts'

const meeting = { date: '2027-03-07', time: '19:00 - 21:00', location: 'Village hall', description: 'Come and ask.' }

/** Each state of the maintenance screens, reached from where the one before it left the page. */
const states: [name: string, reach: (page: Page, title: string) => Promise<void>][] = [
  ['the events', async (page) => void (await page.goto('/quarry/admin'))],
  ['the dialog for a new event', (page) => page.getByRole('button', { name: 'Add Event' }).click()],
  ['its errors', (page) => page.getByRole('dialog').getByRole('button', { name: 'Add Event' }).click()],
  [
    'the question before discarding',
    async (page) => {
      await page.getByLabel('Title').fill('Half')
      await page.waitForTimeout(500)
      await page.keyboard.press('Escape')
    },
  ],
  [
    'what was left unsaved',
    async (page) => {
      await page.getByRole('button', { name: 'Keep editing' }).click()
      page.on('dialog', (dialog) => dialog.accept())
      await page.reload()
      await expect(page.getByText('You have unsaved changes')).toBeVisible()
    },
  ],
  [
    'its offer in the dialog',
    async (page) => {
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
    },
  ],
  [
    'the question before deleting',
    async (page, title) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await rowOf(page, title).getByRole('button', { name: 'Delete' }).click()
    },
  ],
  [
    'the toast with Undo',
    async (page) => {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  ],
  ['the documents', (page) => page.getByRole('tab', { name: 'Evidence Documents' }).click()],
  ['the dialog for a new document', (page) => page.getByRole('button', { name: 'Add Document' }).click()],
  [
    'the categories',
    async (page) => {
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('tab', { name: 'Categories' }).click()
    },
  ],
  ['the dialog for a new category', (page) => page.getByRole('button', { name: 'Add Category' }).click()],
  [
    'the impact cards',
    async (page) => {
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('tab', { name: 'Impact Cards' }).click()
    },
  ],
  [
    'the history',
    async (page) => {
      await page.goto('/quarry/admin/history')
      await page.locator('.disclosure summary').first().click()
    },
  ],
  [
    'the question before restoring',
    async (page) => {
      await page.getByRole('button', { name: 'Restore' }).first().click()
      await expect(page.getByRole('alertdialog').getByRole('table')).toBeVisible()
    },
  ],
  [
    'pictures and files',
    async (page) => {
      await page.goto('/quarry/admin/uploads')
      await expect(page.getByRole('button', { name: 'Upload a file' })).toBeVisible()
    },
  ],
  ['export and import', async (page) => void (await page.goto('/quarry/admin/transfer'))],
  [
    'a file with problems',
    async (page) => {
      const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') }
      await page.getByLabel('File').setInputFiles(file)
      await expect(page.getByText('There is a problem')).toBeVisible()
    },
  ],
  [
    'what an import would change',
    async (page) => {
      const text = await (await page.request.get('/quarry/api/maintenance/export')).text()
      const content = JSON.parse(text)
      content.tables.events.pop()
      const buffer = Buffer.from(JSON.stringify(content))
      await page.getByLabel('File').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
      await page.getByText('would be deleted').click()
    },
  ],
]

// (rule: accessible)
test('no state of the maintenance screens breaks an accessibility rule or says an error', async ({ page, site }) => {
  test.setTimeout(180_000)
  // A toast that is still fading in has not its colours yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  const title = unique('Meeting')
  await write(site, 'POST', '/events', { title, ...meeting })
  for (const [name, reach] of states) {
    await reach(page, title)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, name, [1280, 320])
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  }
  expect(errors).toEqual([])
})

test('the choice between two versions breaks no accessibility rule', async ({ page, site }) => {
  const title = unique('Meeting')
  const event = await write(site, 'POST', '/events', { title, ...meeting })
  await page.goto('/quarry/admin')
  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
  await write(site, 'PATCH', `/events/${event.id}`, { location: 'The green' }, event.updated_at)
  await page.getByLabel('Location').fill('The church')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('button', { name: 'Save with these choices' })).toBeVisible()
  await expectAccessible(page, 'the choice', [1280, 320])
})

test('an event is added, changed, deleted and brought back by keyboard alone', async ({ page }) => {
  const title = unique('Meeting')
  await page.goto('/quarry/admin')
  await page.getByRole('tab', { name: 'Events' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Evidence Documents' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add Event' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const text of [title, '7 March 2027', '7pm - 9pm', 'Hall', 'Come.']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
    if (text !== '7 March 2027') continue
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Choose a date' })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const row = rowOf(page, title)
  await expect(row).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Event' })).toBeFocused()

  await row.getByRole('button', { name: 'Edit' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.type(' moved')
  await page.keyboard.press('Enter')
  const moved = rowOf(page, `${title} moved`)
  await expect(moved).toBeVisible()
  await expect(moved.getByRole('button', { name: 'Edit' })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(moved.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(moved).toHaveCount(0)
  await page.keyboard.press('Alt+KeyT')
  for (let count = 0; count < 4; count += 1) {
    if (await page.getByRole('button', { name: 'Undo' }).evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(moved).toBeVisible()
})

test('while a dialog is open nothing behind it can be reached', async ({ page }) => {
  await page.goto('/quarry/admin?tab=categories')
  await page.getByRole('button', { name: 'Add Category' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeFocused()
  const reached = new Set<string>()
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab')
    reached.add(
      await page.evaluate(() => {
        const active = document.activeElement
        return active === document.body || active?.closest('[role="dialog"]') ? 'inside' : (active?.outerHTML ?? '')
      }),
    )
  }
  expect([...reached]).toEqual(['inside'])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a public site that is opened as localhost shows no way to the maintenance side, and leads nobody into an error', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const site = await startSite('public')
  const page = await browser.newPage({ baseURL: site.origin })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const isKnown = page.waitForResponse('**/api/maintenance/side')
  await page.goto('/quarry/villages/barford')
  expect(await (await isKnown).json()).toEqual({ isHere: false })
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit Data' })).toHaveCount(0)
  await page.goto('/quarry/admin')
  await expect(page).toHaveURL(/\/quarry\/$/)
  await page.goto('/quarry/village-editor?village=barford')
  await expect(page.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible()
  await expect(page.getByText('The village editor is only available in development mode.')).toBeVisible()
  // A link inside the site asks no server for the page.
  await page.evaluate(() => {
    history.pushState({}, '', '/quarry/admin/history')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL(/\/quarry\/$/)
  expect(errors).toEqual([])
  await page.close()
  await site.stop()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/admin', '/village-editor']) {
    // (rule: without-script)
    test(`${path} says that it needs it`, async ({ page }) => {
      await page.goto(`/quarry${path}`)
      const sentence = page.locator('noscript p')
      await expect(sentence).toBeVisible()
      await expect(sentence).toContainText('needs JavaScript')
      await expect(page.getByText('Loading...')).toBeHidden()
    })
  }
})
