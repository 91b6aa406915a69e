import { expect } from '@playwright/test'
import { meeting, read, rowOf, toastOf, unique, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { test } from './site.ts'

test('of two maintainers at the same event none loses anything: other fields go together, of the same one they choose a text, and what is not taken can be brought back; what one has changed the other does not delete before that is said', async ({
  page,
  site,
}) => {
  const title = unique('Meeting')
  const { id } = await write(site, 'POST', '/events', { title, ...meeting })
  const stored = async () => JSON.parse(await read(site, `/events/${id}`))
  const changeElsewhere = async (change: object) =>
    write(site, 'PATCH', `/events/${id}`, change, (await stored()).updated_at)
  const edit = () => rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
  const save = page.getByRole('button', { name: 'Save Changes' })
  await page.goto('/quarry/admin')
  await edit()
  await changeElsewhere({ location: 'The green' })
  await page.getByLabel('Time').fill('18:00 - 20:00')
  await expect(page.getByText('Not saved yet: Time', { exact: true })).toBeVisible()
  await save.click()
  await expect(toastOf(page)).toContainText('Someone else changed the location in the meantime; both changes are in.')
  expect(await stored()).toMatchObject({ location: 'The green', time: '18:00 - 20:00' })

  await expect(rowOf(page, title)).toContainText('The green')
  await edit()
  await changeElsewhere({ location: 'The village green', description: 'Come and listen.' })
  await page.getByLabel('Location').fill('The church hall')
  await save.press('Enter')
  const choice = page.getByRole('dialog', { name: 'This event was changed after you opened it' })
  const location = choice.getByRole('group', { name: 'Location' })
  await expect(choice.getByRole('group')).toHaveCount(1)
  await expect(choice).toContainText('Changes that only one of you made are all kept. Theirs: Description.')
  await expectAccessible(page, 'the choice of versions', [320])
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Location')).toHaveValue('The church hall')
  expect(await stored()).toMatchObject({ location: 'The village green' })
  await save.press('Enter')
  const saveChoice = choice.getByRole('button', { name: 'Save with these choices' })
  await saveChoice.press('Enter')
  await expect(choice.getByRole('alert')).toHaveText('Choose a text for Location.')
  await expect(location.getByRole('radio', { name: 'Their text' })).toBeFocused()
  await page.keyboard.press('Space')
  await saveChoice.press('Enter')
  await expect(toastOf(page)).toContainText('Your text for the location is kept in the History.')
  expect(await stored()).toMatchObject({ location: 'The village green', description: 'Come and listen.' })

  await page.goto('/quarry/admin/history')
  const notTaken = rowOf(page, 'A text that was not taken').first()
  await notTaken.getByRole('button', { name: 'Bring it back' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring it back' }).press('Enter')
  await expect(toastOf(page)).toContainText('Restored')
  expect(await stored()).toMatchObject({ location: 'The church hall', description: 'Come and listen.' })

  await page.goto('/quarry/admin')
  await edit()
  await page.getByLabel('Location').fill('The old mill')
  await write(site, 'DELETE', `/events/${id}`)
  // The toast may lie over the button.
  await save.press('Enter')
  const gone = page.getByRole('dialog').getByRole('alert')
  await expect(gone).toContainText('does not exist any more. What you typed is still here.')
  await gone.getByRole('button', { name: 'Add it anew' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await stored()).toMatchObject({ title, location: 'The old mill' })

  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click()
  await changeElsewhere({ location: 'The mill' })
  await page
    .getByRole('alertdialog', { name: /^Are you sure/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  const again = page.getByRole('alertdialog', { name: 'Somebody changed it meanwhile. Delete it all the same?' })
  await again.getByRole('button', { name: 'Keep it' }).click()
  await expect(rowOf(page, title)).toContainText('The mill')
  expect(await stored()).toMatchObject({ title })
})
