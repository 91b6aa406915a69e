import { expect } from '@playwright/test'
import { skipPauses } from './failed-reads.ts'
import { meeting, read, rowOf, toastOf, unique, write } from './maintain.ts'
import { test } from './site.ts'

// (rule: history-entries, history-restore)
test('every change is listed with its time, its kind and each field before and after; a deleted row is restored after a look, and an added one taken away', async ({
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
  await expect(changes).toHaveCount(3)
  await expect(changes.nth(0)).toContainText('Event deleted')
  await expect(changes.nth(1)).toContainText('Event changed')
  await expect(changes.nth(2)).toContainText('Event added')
  await expect(changes.nth(1).locator('time')).toHaveAttribute('datetime', changed.updated_at)
  await changes.nth(1).getByText('What changed (2)').click()
  const table = changes.nth(1).getByRole('table', { name: `The change of ${title}` })
  const location = table.getByRole('row', { name: /^Location/ })
  await expect(location.locator('del')).toContainText('Village hall')
  await expect(location.locator('ins')).toContainText('The green')
  await expect(table.getByRole('row', { name: /^Description/ }).locator('ins')).toContainText('listen')

  await test.step('the deleted row is restored after a look at what that brings back, and the restore is undone', async () => {
    const restore = changes.first().getByRole('button', { name: 'Restore' })
    const question = page.getByRole('alertdialog', { name: `Restore ‘${title}’ as it was before this change?` })
    await restore.click()
    await expect(question.getByRole('row', { name: /^Location/ })).toContainText('The green')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(restore).toBeFocused()
    await restore.click()
    await question.getByRole('button', { name: 'Restore' }).click()
    await expect(toastOf(page)).toContainText('Restored')
    await expect(changes).toHaveCount(4)
    await expect(changes.first()).toContainText('Event added')
    expect(JSON.parse(await read(site, `/events/${event.id}`))).toEqual({ ...changed, updated_at: expect.any(String) })

    await toastOf(page).getByRole('button', { name: 'Undo' }).click()
    await expect(changes).toHaveCount(5)
    await expect(changes.first()).toContainText('Event deleted')
    expect(await read(site, '/events')).not.toContain(title)
  })

  await test.step('an undo of a restore leaves what somebody else has saved since', async () => {
    await changes.first().getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await expect(changes).toHaveCount(6)
    const { updated_at: version } = JSON.parse(await read(site, `/events/${event.id}`))
    await write(site, 'PATCH', `/events/${event.id}`, { description: 'Theirs.' }, version)
    await toastOf(page).last().getByRole('button', { name: 'Undo' }).click()
    const refused = toastOf(page).filter({ hasText: 'Undo failed' })
    await expect(refused).toContainText(`‘${title}’ has been changed since. The History has it.`)
    expect(await read(site, `/events/${event.id}`)).toContain('Theirs.')
    await expect(changes).toHaveCount(7)
    await write(site, 'DELETE', `/events/${event.id}`)
    await page.reload()
    await expect(changes).toHaveCount(8)
  })

  await test.step('the added row is taken away again', async () => {
    await changes.first().getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await expect(changes).toHaveCount(9)
    await expect(changes.first()).toContainText('Event added')
    await changes.first().getByRole('button', { name: 'Restore' }).click()
    const question = page.getByRole('alertdialog', { name: `Take ‘${title}’ away again?` })
    await question.getByRole('button', { name: 'Take away' }).click()
    await expect(changes).toHaveCount(10)
    await expect(changes.first()).toContainText('Event deleted')
    await expect(toastOf(page)).toContainText('Restored')
    expect(await read(site, '/events')).not.toContain(title)
  })
})

// (rule: history-entries)
test('a changed village goes back to an earlier version from before several changes; a restore that is refused says why; a text of a page goes by its place, and reads as visitors read it', async ({
  page,
  site,
}) => {
  const title = unique('Card')
  const card = { card_id: title.toLowerCase().replaceAll(' ', '-'), title }
  const { id } = await write(site, 'POST', '/impact_cards', card)
  await write(site, 'DELETE', `/impact_cards/${id}`)
  await write(site, 'POST', '/impact_cards', card)
  const address = '/page_texts/how-to-object.guidance'
  const { updated_at: version } = JSON.parse(await read(site, address))
  const html = (word: string) => ({ text: `<p>Only <strong>${word}</strong> count.</p><ul><li>Noise</li></ul>` })
  const facts = await write(site, 'PATCH', address, html('facts'), version)
  await write(site, 'PATCH', address, html('planning matters'), facts.updated_at)
  const first = JSON.parse(await read(site, '/village_data/halford'))
  const second = await write(site, 'PATCH', '/village_data/halford', { summary: 'Wrong.' }, first.updated_at)
  await write(site, 'PATCH', '/village_data/halford', { impact_cards: [] }, second.updated_at)
  await page.goto('/quarry/admin/history')
  const last = rowOf(page, 'What counts, Object to the Quarry').first()
  await last.getByText('What changed (1)').click()
  const cells = last.getByRole('table', { name: 'The change of What counts' }).getByRole('cell')
  await expect(cells).toHaveText([/^Only .*facts.*count\.\n• Noise$/, /^Only .*planning matters.*count\.\n• Noise$/])

  await rowOf(page, title).nth(1).getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect(toastOf(page)).toContainText('Restore failed')
  await expect(page.getByRole('alert').filter({ hasText: 'Card ID is already taken' })).toBeVisible()

  const versions = rowOf(page, first.name)
  await versions.nth(1).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Impact Cards 1')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect(toastOf(page).filter({ hasText: 'Restored' })).toBeVisible()
  const { updated_at, ...restored } = JSON.parse(await read(site, '/village_data/halford'))
  expect({ ...restored, updated_at: first.updated_at }).toEqual(first)
  const report = await (await page.request.get('/quarry/villages/halford')).text()
  expect(report.match(/class="village-card["\s]/g)).toHaveLength(first.impact_cards.length)
})

test('older changes come page by page, and are looked for by a part of a title or an ID, and by what was changed', async ({
  page,
  site,
}) => {
  const walk = unique('Lantern walk')
  await write(site, 'POST', '/events', { title: walk, ...meeting })
  const category = { id: walk.toLowerCase().replaceAll(' ', '-'), name: unique('Light at night') }
  await write(site, 'POST', '/evidence_categories', category)
  const title = unique('Oldest')
  await write(site, 'POST', '/events', { title, ...meeting })
  for (let count = 0; count < 31; count += 1) {
    await write(site, 'POST', '/events', { title: `${title} and after`, ...meeting })
  }
  await page.goto('/quarry/admin/history')
  await expect(rowOf(page, `${title} and after`)).not.toHaveCount(0)
  await expect(rowOf(page, title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show older changes' }).click()
  await expect(rowOf(page, title)).toHaveCount(1)

  await page.getByLabel('Title or ID').fill(walk.toUpperCase().replaceAll(' ', '-'))
  await expect(page.locator('.row')).toHaveCount(1)
  await expect(rowOf(page, category.name)).toBeVisible()
  await page.getByLabel('Title or ID').fill('antern wal')
  await expect(rowOf(page, walk)).toBeVisible()
  await page.getByLabel('Title or ID').fill('')
  await page.getByLabel('What was changed').selectOption('Categories')
  await expect(rowOf(page, category.name)).toBeVisible()
  await expect(rowOf(page, walk)).toHaveCount(0)
  await page.getByLabel('Title or ID').fill('there is no such')
  await expect(page.getByText('No change fits.')).toBeVisible()
})

test('a history that cannot be loaded says so, and can be tried again', async ({ page, site }) => {
  await page.clock.install()
  const title = unique('Meeting')
  await write(site, 'POST', '/events', { title, ...meeting })
  const { promise: isSeen, resolve: letFail } = Promise.withResolvers<void>()
  await page.route('**/api/maintenance/history**', async (route) => {
    await isSeen
    await route.abort()
  })
  await page.goto('/quarry/admin/history')
  await expect(page.getByText('Loading the history...')).toBeVisible()
  letFail()
  await skipPauses(page, page.getByRole('alert').filter({ hasText: 'could not be loaded' }))
  await page.unroute('**/api/maintenance/history**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rowOf(page, title)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0)
})
