import { holdRequests } from './held-reads.ts'
import { read, rowOf, toastOf, unique, write } from './maintain.ts'
import { expect, test } from './site.ts'

// (rule: cases-list, case-row, preview-unsaved, claims-warning, lists-refresh)
test('a case is added, seen on its page while it is typed, changed, deleted and brought back', async ({
  page,
  site,
}) => {
  const name = unique('Long Meadow')
  await page.goto('/quarry/admin?tab=cases')
  await page.getByRole('button', { name: 'Add Case' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Case' })
  await dialog.getByRole('button', { name: 'Add Case' }).click()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText(
    ['Name', 'Authority', 'Decided', 'What Decided', 'Meaning', 'Address', 'Source'].map(
      (label) => `${label} is required.`,
    ),
  )
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Authority').fill('A county council')
  await dialog.getByLabel('Decided', { exact: true }).fill('5 May 2023')
  await dialog.getByLabel('Outcome').selectOption('Allowed (also on appeal)')
  await dialog.getByLabel('Decided By').selectOption('A planning inspector, on appeal')
  await dialog.getByLabel('What Decided').fill('The water.')
  await dialog.getByLabel('Meaning').fill('Measure the wells.')
  await dialog.getByLabel('Address').fill('https://example.org/long-meadow')
  await dialog.getByLabel('Source').fill('A county council: Long Meadow')
  const frame = page.frameLocator('iframe[title^="Preview of /cases"][aria-hidden="false"]')
  const card = frame.getByRole('region', { name: 'Allowed' }).getByRole('article', { name })
  await expect(card).toContainText('Allowed on appeal, by a planning inspector')
  await expect(card).toContainText('5 May 2023')
  await expect(card).toContainText('Not yet compared with this page.')
  await dialog.getByLabel('Sort Order').fill('12 or so')
  await dialog.getByRole('button', { name: 'Add Case' }).click()
  await expect(dialog.getByRole('link', { name: /^Sort Order must be/ })).toBeVisible()
  await expect(dialog.getByLabel('Sort Order')).toHaveValue('12 or so')
  await dialog.getByLabel('Sort Order').fill('12')
  await dialog.getByRole('button', { name: 'Add Case' }).click()
  await expect(toastOf(page)).toContainText('Case created')

  const row = rowOf(page, name)
  await row.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Case' })
  await editing.getByLabel('Checked On').fill('21/11/2026')
  const list = await holdRequests(page, '**/quarry/api/cases')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Case updated')
  // What was saved is edited as it is stored, also while the list is still read anew.
  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(editing.getByLabel('Checked On')).toHaveValue('2026-11-21')
  await expect.poll(list.count).toBe(1)
  list.release()
  const reminder = editing.getByText('You changed what was compared with its page on 21 November 2026')
  await expect(reminder).toHaveCount(0)
  await editing.getByLabel('What Decided').fill('The water, and 9,999 objections under Policy X9.')
  await expect(reminder).toBeVisible()
  await editing.getByLabel('Checked On').fill('')
  await expect(reminder).toHaveCount(0)
  // A press beside the dialog takes the focus from no field, nor Escape from the dialog.
  await page.mouse.click(2, 400)
  await expect(editing.getByLabel('Checked On')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  const stored: { id: string; name: string }[] = JSON.parse(await read(site, '/cases'))
  const added = stored.find((each) => each.name === name)
  expect(added).toMatchObject({ decided: '2023-05-05', outcome: 'allowed', checked_on: '2026-11-21', sort_order: 12 })

  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await write(site, 'DELETE', `/cases/${added?.id}`)
})
