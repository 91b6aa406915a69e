import { expect } from '@playwright/test'
import { unique } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { test } from './site.ts'

test('what was typed and not saved is asked about before the tab closes, before a way out inside the site and before it is discarded; it is offered again after it; where the storage is full it is said not to be kept', async ({
  page,
}) => {
  const title = unique('Half')
  await page.goto('/quarry/')
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
  await page.getByRole('button', { name: 'Add Event' }).click()
  await page.getByLabel('Title').fill(title)

  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    await dialog.dismiss()
    // Only now can the browser be led anywhere: while the question stands it goes nowhere.
    asked.push(dialog.type())
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])

  await page.goBack()
  const leaving = page.getByRole('alertdialog', { name: 'You have unsaved changes' })
  await expectAccessible(page, 'the question before leaving', [320])
  await leaving.getByRole('button', { name: 'Stay here' }).click()
  await expect(leaving).toBeHidden()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)

  await page.goBack()
  await leaving.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/quarry/')
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'You have unsaved changes to a new event, typed' })
  await expectAccessible(page, 'what was left unsaved', [320])
  await notice.getByRole('button', { name: 'Open', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Event' })
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expectAccessible(page, 'the offer of what was left unsaved', [320])
  await dialog.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(dialog).toBeFocused()
  // What is typed at the last moment is kept as well.
  await page.getByLabel('Description').fill('Half a sentence')
  page.removeAllListeners('dialog')
  page.once('dialog', (question) => question.accept())
  await page.reload()

  await notice.getByRole('button', { name: 'Open', exact: true }).click()
  await dialog.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(page.getByLabel('Description')).toHaveValue('Half a sentence')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toHaveCount(0)

  // Where the storage of the browser is full it is said not to be kept.
  await page.goto('/quarry/')
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
  await page.getByRole('button', { name: 'Add Event' }).click()
  await page.getByLabel('Title').fill('Half')
  await expect(page.getByRole('dialog')).toContainText('This browser cannot keep your unsaved changes')
  await expect(page.getByLabel('Title')).toHaveValue('Half')
})
