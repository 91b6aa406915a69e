import { expect } from '@playwright/test'
import { rowOf, unique } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { startSite, test } from './site.ts'
import { walkStates } from './states.ts'

test('no state of the maintenance screens breaks an accessibility rule or says an error', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await walkStates(page, 'maintenance', async ({ name, isOtherWhenWide }) => {
    await expectAccessible(page, name, isOtherWhenWide ? [1280, 320] : [320])
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  })
  expect(errors).toEqual([])
})

test('an event is added, changed, deleted and brought back by keyboard alone, and while its dialog is open nothing behind it can be reached', async ({
  page,
}) => {
  const title = unique('Meeting')
  const [dialog, question] = [page.getByRole('dialog'), page.getByRole('alertdialog')]
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
  await expect(dialog).toBeFocused()
  const reached = new Set<string>()
  for (let count = 0; count < 20; count += 1) {
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
  await expect(page.getByRole('button', { name: 'Add Event' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeFocused()
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
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.type(' moved')
  await page.keyboard.press('Enter')
  const moved = rowOf(page, `${title} moved`)
  await expect(moved).toBeVisible()
  await expect(moved.getByRole('button', { name: 'Edit' })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(moved.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(moved).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.keyboard.press('Alt+KeyT')
  for (let count = 0; count < 4; count += 1) {
    if (await undo.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(moved).toBeVisible()
})

test('a public site that is opened as localhost shows no way to the maintenance side, and leads nobody into an error', async ({
  browser,
}) => {
  const site = await startSite('public')
  const page = await browser.newPage({ baseURL: site.origin })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const isKnown = page.waitForResponse('**/api/maintenance/side')
  await page.goto('/quarry/villages/barford')
  expect(await (await isKnown).json()).toEqual({ isHere: false, isPublic: true })
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit Data' })).toHaveCount(0)
  await page.goto('/quarry/admin')
  await expect(page).toHaveURL(/\/quarry\/$/)
  await page.goto('/quarry/village-editor?village=barford')
  await expect(page.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible()
  await expect(page.getByText('The village editor is only available in development mode.')).toBeVisible()
  // By now the page has been told where it is.
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
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
