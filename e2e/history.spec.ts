import { expect } from '@playwright/test'
import { meeting, read, rowOf, toastOf, unique, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { test } from './site.ts'

test('somebody finds in the history what a row said before, looks for it by a part of its title, and brings a deleted one back, or takes it away again', async ({
  page,
  site,
}) => {
  const title = unique('Meeting')
  const event = await write(site, 'POST', '/events', { title, ...meeting })
  const change = { location: 'The green', description: 'Come and listen.' }
  const changed = await write(site, 'PATCH', `/events/${event.id}`, change, event.updated_at)
  await write(site, 'DELETE', `/events/${event.id}`)
  await page.goto('/quarry/admin')
  await page.getByRole('navigation', { name: 'Maintenance' }).getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  const changes = rowOf(page, title)
  await page.getByLabel('Find changes').fill(title.toUpperCase())
  await page.getByLabel('Everything').selectOption('Events')
  await expect(changes).toHaveCount(3)
  await expect(changes.nth(0)).toContainText('Event deleted')
  await expect(changes.nth(1)).toContainText('Event changed')
  await expect(changes.nth(2)).toContainText('Event added')
  await expect(changes.nth(1).locator('time')).toHaveAttribute('datetime', changed.updated_at)
  await changes.nth(1).getByText('What changed (2)').click()
  const table = changes.nth(1).getByRole('table', { name: `The change of ${title}` })
  await expectAccessible(page, 'the history', [320])
  const location = table.getByRole('row', { name: /^Location/ })
  await expect(location.getByRole('cell')).toHaveText(['Village hall', 'The green'])
  await expect(table.getByRole('row', { name: /^Description/ })).toContainText('listen')

  await test.step('the deleted row is restored after a look at what that brings back', async () => {
    const restore = changes.first().getByRole('button', { name: 'Restore' })
    const question = page.getByRole('alertdialog', { name: `Restore ‘${title}’ as it was before this change?` })
    await restore.click()
    await expect(question.getByRole('row', { name: /^Location/ })).toContainText('The green')
    await expectAccessible(page, 'the question before restoring', [320])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(restore).toBeFocused()
    await restore.click()
    await question.getByRole('button', { name: 'Restore' }).click()
    await expect(toastOf(page)).toContainText('Restored')
    await expect(changes).toHaveCount(4)
    await expect(changes.first()).toContainText('Event added')
    expect(JSON.parse(await read(site, `/events/${event.id}`))).toEqual({ ...changed, updated_at: expect.any(String) })
  })

  await test.step('the added row is taken away again', async () => {
    await changes.first().getByRole('button', { name: 'Take away' }).click()
    const question = page.getByRole('alertdialog', { name: `Take ‘${title}’ away again?` })
    await question.getByRole('button', { name: 'Take away' }).click()
    await expect(changes).toHaveCount(5)
    await expect(changes.first()).toContainText('Event deleted')
    await expect(toastOf(page)).toContainText('Restored')
    expect(await read(site, '/events')).not.toContain(title)
  })
})
