import { expect, type Page } from '@playwright/test'
import { meeting, read, rowOf, toastOf, unique, untilDrafted, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { type Site, test } from './site.ts'

async function openEvent(page: Page, site: Site, title: string): Promise<string> {
  const { id } = await write(site, 'POST', '/events', { title, ...meeting })
  await page.goto('/quarry/admin')
  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
  return id
}

async function changeElsewhere(site: Site, id: string, change: object): Promise<void> {
  const { updated_at } = JSON.parse(await read(site, `/events/${id}`))
  await write(site, 'PATCH', `/events/${id}`, change, updated_at)
}

const conflictOf = (page: Page) => page.getByRole('dialog', { name: 'This event was changed after you opened it' })
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()

test.describe('two maintainers of the same event', () => {
  // (rule: merge)
  test('who change different fields are not asked: both changes are in, and each sends only its own; an import in between loses nothing either', async ({
    page,
    site,
  }) => {
    const title = unique('Meeting')
    const id = await openEvent(page, site, title)
    await changeElsewhere(site, id, { location: 'The green' })
    const sent: unknown[] = []
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postDataJSON()))
    await page.getByLabel('Time').fill('18:00 - 20:00')
    await saveChanges(page)
    await expect(toastOf(page)).toContainText('Someone else changed the location in the meantime; both changes are in.')
    expect(sent).toEqual([{ time: '18:00 - 20:00' }, { time: '18:00 - 20:00' }])
    expect(JSON.parse(await read(site, `/events/${id}`))).toMatchObject({
      location: 'The green',
      time: '18:00 - 20:00',
    })

    await test.step('an import', async () => {
      for (const words of ['The green', '18:00 - 20:00']) await expect(rowOf(page, title)).toContainText(words)
      await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
      await page.getByLabel('Location').fill('The church')
      const file = JSON.parse(await read(site, '/maintenance/export'))
      const events = file.tables.events.map((event: { id: string }) =>
        event.id === id ? { ...event, description: 'From the file.' } : event,
      )
      const imported = { ...file, tables: { ...file.tables, events } }
      const { revision } = await write(site, 'POST', '/maintenance/import?dry-run=1', imported)
      await write(site, 'POST', `/maintenance/import?revision=${revision}`, imported)
      await saveChanges(page)
      await expect(toastOf(page)).toContainText('Someone else changed the description in the meantime')
      const both = { location: 'The church', description: 'From the file.' }
      expect(JSON.parse(await read(site, `/events/${id}`))).toMatchObject(both)
    })
  })

  // (rule: conflict, gone-row)
  test('who change the same field choose between the texts, by keyboard, and again where a third version comes; what is not taken stands in the history, or above the list to be brought back; what one deleted can be added anew', async ({
    page,
    site,
  }) => {
    const title = unique('Meeting')
    const id = await openEvent(page, site, title)
    const stored = async () => JSON.parse(await read(site, `/events/${id}`))
    const choice = conflictOf(page)
    const location = choice.getByRole('group', { name: 'Location' })
    await changeElsewhere(site, id, { location: 'The green', description: 'Come and listen.' })
    await page.getByLabel('Location').fill('The church hall')
    await saveChanges(page)
    await expect(choice.getByRole('group')).toHaveCount(1)
    await expect(choice).toContainText('goes in without a choice. Theirs: Description.')
    await expect(location.locator('del')).toContainText('green')
    await expect(location.locator('ins')).toContainText('only in yours: church hall')
    await expectAccessible(page, 'the choice of versions', [320, 1280])

    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Location')).toHaveValue('The church hall')
    expect(await stored()).toMatchObject({ location: 'The green' })
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
    await choice.getByRole('button', { name: 'Save with these choices' }).press('Enter')
    await expect(choice.getByRole('alert')).toHaveText('Choose a text for Location.')
    await expect(location.getByRole('radio', { name: 'Their text' })).toBeFocused()
    await expect(location.getByRole('radio', { name: 'Their text' })).toHaveAccessibleDescription(/The.*green/)
    await page.keyboard.press('ArrowDown')
    await expect(location.getByRole('radio', { name: 'Your text' })).toBeChecked()
    await changeElsewhere(site, id, { location: 'The ford' })
    await choice.getByRole('button', { name: 'Save with these choices' }).press('Enter')
    await expect(choice).toContainText('It was changed once more while you chose.')
    await expect(choice).toContainText('ford')
    await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0)
    await choice.getByRole('radio', { name: 'Your text' }).check()
    await choice.getByRole('button', { name: 'Save with these choices' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await stored()).toMatchObject({ location: 'The church hall', description: 'Come and listen.' })

    await expect(rowOf(page, title)).toContainText('The church hall')
    await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Location').fill('The church')
    await page.getByLabel('Time').fill('18:00 - 20:00')
    await changeElsewhere(site, id, { location: 'The mill' })
    await saveChanges(page)
    await choice.getByRole('radio', { name: 'Their text' }).check()
    await choice.getByRole('button', { name: 'Save with these choices' }).click()
    await expect(toastOf(page)).toContainText('Your text for the location is kept in this browser')
    expect(await stored()).toMatchObject({ location: 'The mill', time: '18:00 - 20:00' })

    await page.getByRole('navigation', { name: 'Maintenance' }).getByRole('link', { name: 'History' }).click()
    const ofMine = rowOf(page, title).filter({ hasText: 'What changed (1)' }).last()
    await ofMine.getByText('What changed (1)').click()
    await expect(ofMine.locator('del')).toContainText('green')
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
    const notice = page.getByRole('status').filter({ hasText: `you chose the other version of Location in ‘${title}’` })
    await notice.getByRole('button', { name: 'Open', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByLabel('Location')).toHaveValue('The church')
    await saveChanges(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await stored()).toMatchObject({ location: 'The church', time: '18:00 - 20:00' })
    await expect(notice).toHaveCount(0)

    await test.step('what one of them deleted is added anew, with everything that was typed', async () => {
      await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
      await page.getByLabel('Location').fill('The chapel')
      await write(site, 'DELETE', `/events/${id}`)
      await saveChanges(page)
      const gone = page.getByRole('dialog').getByRole('alert')
      await expect(gone).toContainText('does not exist any more. What you typed is still here.')
      await expect(gone.getByRole('link', { name: 'See the History' })).toHaveAttribute('href', '/quarry/admin/history')
      await expect(page.getByLabel('Location')).toHaveValue('The chapel')
      await gone.getByRole('button', { name: 'Add it anew' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(JSON.parse(await read(site, `/events/${id}`))).toMatchObject({ title, location: 'The chapel' })
    })
  })
})

// (rule: drafts)
test.describe('what was typed and not saved', () => {
  test('is offered again after the page is gone, and saved as if nothing had happened', async ({ page }) => {
    const title = unique('Meeting')
    await page.goto('/quarry/admin')
    await page.getByRole('button', { name: 'Add Event' }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Description').fill('Half a sentence')
    page.once('dialog', (question) => question.accept())
    await page.reload()

    const notice = page.getByRole('status').filter({ hasText: 'You have unsaved changes from' })
    await expect(notice).toContainText('to a new event')
    await notice.getByRole('button', { name: 'Open', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Event' })
    await expect(dialog.getByLabel('Title')).toHaveValue('')
    await dialog.getByRole('button', { name: 'Restore' }).press('Enter')
    await expect(dialog.getByLabel('Title')).toHaveValue(title)
    await expect(dialog).toBeFocused()
    await expect(dialog.getByLabel('Description')).toHaveValue('Half a sentence')
    await dialog.getByLabel('Date').fill('Spring 2027')
    await dialog.getByLabel('Time').fill('all day')
    await dialog.getByLabel('Location').fill('here')
    await dialog.getByRole('button', { name: 'Add Event' }).click()
    await expect(rowOf(page, title)).toBeVisible()
    await page.getByRole('button', { name: 'Add Event' }).click()
    await page.getByLabel('Title').fill('Another')
    await untilDrafted(page, 'Another')
    await expect(page.getByRole('dialog')).not.toContainText('You have unsaved changes')
  })

  test('in an older version is offered too, and merged with the newer', async ({ context, site }) => {
    const title = unique('Meeting')
    const first = await context.newPage()
    const id = await openEvent(first, site, title)
    await first.getByLabel('Location').fill('The church')
    await untilDrafted(first, 'The church')
    await first.close()
    await changeElsewhere(site, id, { location: 'The green', description: 'Come and listen.' })

    const second = await context.newPage()
    await second.goto('/quarry/admin')
    await rowOf(second, title).getByRole('button', { name: 'Edit' }).click()
    await second.getByLabel('Time').fill('noon')
    await second.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await expect(second.getByLabel('Time')).toHaveValue(meeting.time)
    await expect(second.getByRole('dialog').getByRole('status').first()).toContainText('You have unsaved changes')
    await saveChanges(second)
    await expect(conflictOf(second).getByRole('group')).toHaveCount(1)
    await expect(conflictOf(second)).toContainText('Theirs: Description.')
    await conflictOf(second).getByRole('radio', { name: 'Their text' }).check()
    await conflictOf(second).getByRole('button', { name: 'Save with these choices' }).click()
    await expect(toastOf(second)).toContainText('The other version stays')
    const both = { location: 'The green', description: 'Come and listen.' }
    expect(JSON.parse(await read(site, `/events/${id}`))).toMatchObject(both)
  })

  test('is left to the tab in which it is open, is offered once that is closed, and can be discarded for good', async ({
    context,
  }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await first.goto('/quarry/admin')
    await first.getByRole('button', { name: 'Add Event' }).click()
    await first.getByLabel('Title').fill('Mine')
    await untilDrafted(first, 'Mine')
    await second.goto('/quarry/admin')
    await second.getByRole('button', { name: 'Add Event' }).click()
    await second.getByLabel('Title').fill('Theirs')
    // That it is kept comes after the look at what others have left, which the opened form began with.
    await untilDrafted(second, 'Theirs')
    await expect(second.getByText('You have unsaved changes')).toHaveCount(0)
    const kept = await second.evaluate(() => Object.values(localStorage).filter((text) => /Mine|Theirs/.test(text)))
    expect(kept).toHaveLength(2)

    await first.close()
    await second.getByRole('button', { name: 'Cancel' }).click()
    await second.getByRole('button', { name: 'Discard changes' }).click()
    // A closed tab gives its draft free a moment later.
    await expect.poll(() => second.evaluate(async () => (await navigator.locks.query()).held)).toEqual([])
    await second.reload()
    const notice = second.getByRole('status').filter({ hasText: 'You have unsaved changes from' })
    await notice.getByRole('button', { name: 'Discard' }).click()
    await expect(notice).toHaveCount(0)
    await second.reload()
    await second.getByRole('button', { name: 'Add Event' }).click()
    await second.getByLabel('Title').fill('Another')
    await untilDrafted(second, 'Another')
    await expect(second.getByText('You have unsaved changes')).toHaveCount(0)
    expect(await second.evaluate(() => Object.values(localStorage).filter((text) => /Mine|Theirs/.test(text)))).toEqual(
      [],
    )
  })

  // (rule: leave-guard)
  test('is asked about before the tab closes, before a way out inside the site, once for a dialog and a village, and before it is discarded; where the storage is full it is said not to be kept', async ({
    page,
  }) => {
    await page.goto('/quarry/')
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
    await page.getByRole('button', { name: 'Add Event' }).click()
    await page.getByLabel('Title').fill('Half')

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
    await leaving.getByRole('button', { name: 'Stay here' }).click()
    await expect(leaving).toBeHidden()
    await expect(page.getByLabel('Title')).toHaveValue('Half')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Half')

    await page.goBack()
    await leaving.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/quarry/')
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
    await expect(page.getByText('You have unsaved changes from')).toBeVisible()
    await page.getByRole('button', { name: 'Add Event' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Half')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.waitForFunction(() => !Object.values(localStorage).some((kept) => kept.includes('Half')))
    await page.goto('/quarry/')
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
    await expect(page.getByRole('button', { name: 'Add Event' })).toBeVisible()
    await expect(page.getByText('You have unsaved changes from')).toHaveCount(0)

    // In a dialog and in a village at once it is asked about once.
    const warnings: string[] = []
    // The router asks one of several guards only, and says so.
    page.on('console', (entry) => /blocker/i.test(entry.text()) && warnings.push(entry.text()))
    await page.getByRole('tab', { name: 'Villages' }).click()
    await page.getByLabel('Village Name').fill('Half a village')
    await page.getByRole('tab', { name: 'Events' }).click()
    await page.getByRole('button', { name: 'Add Event' }).click()
    await page.getByLabel('Title').fill('Half')
    await page.goBack()
    await expect(leaving).toHaveCount(1)
    await leaving.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.goBack()
    await leaving.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/quarry/')
    expect(warnings).toEqual([])

    // Where the storage of the browser is full it is said not to be kept.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
    await page.getByRole('button', { name: 'Add Event' }).click()
    await page.getByLabel('Title').fill('Half')
    await expect(page.getByRole('dialog')).toContainText('This browser cannot keep your unsaved changes')
    await expect(page.getByLabel('Title')).toHaveValue('Half')
  })

  // (rule: leave-guard)
  test('in a dialog is asked about before Back leads to another tab, and in a form that stays there it is not', async ({
    page,
  }) => {
    await page.goto('/quarry/admin?tab=campaign')
    await page.getByLabel('E-mail of the campaign').fill('half@example.org')
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
    await page.getByRole('button', { name: 'Add Event' }).click()
    await page.getByLabel('Title').fill('Half')
    await page.goBack()
    const leaving = page.getByRole('alertdialog', { name: 'You have unsaved changes' })
    await leaving.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Half')
    await page.goBack()
    await leaving.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/quarry/admin?tab=campaign')
    await expect(page.getByLabel('E-mail of the campaign')).toHaveValue('half@example.org')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('tab', { name: 'Notice' }).click()
    await page.getByLabel('Text', { exact: true }).fill('Half a notice')
    await page.getByRole('tab', { name: 'Events' }).click()
    await expect(page.getByRole('button', { name: 'Add Event' })).toBeVisible()
    await expect(leaving).toHaveCount(0)
  })
})

test.describe('bad input', () => {
  // (rule: no-script-runs)
  test('script, emoji and right-to-left text in every field come back as they were typed, and run nothing', async ({
    page,
    site,
  }) => {
    const nasty = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> 👩‍👩‍👧 שלום ‮abc‬ "\'\\ {{x}}'
    const title = unique(nasty)
    const words = { title, date: nasty.slice(0, 100), time: nasty.slice(0, 100), location: nasty, description: nasty }
    await page.goto('/quarry/admin')
    await page.getByRole('button', { name: 'Add Event' }).click()
    const dialog = page.getByRole('dialog')
    for (const [label, text] of Object.entries(words)) {
      await dialog.getByLabel(new RegExp(`^${label}$`, 'i')).fill(text)
    }
    await dialog.getByRole('button', { name: 'Add Event' }).click()
    await expect(toastOf(page)).toContainText('Event created')
    await expect(rowOf(page, title)).toContainText(nasty)
    const events: { title: string }[] = JSON.parse(await read(site, '/events'))
    expect(events.find((event) => event.title === title)).toMatchObject(words)
    await page.getByRole('navigation', { name: 'Maintenance' }).getByRole('link', { name: 'History' }).click()
    await rowOf(page, title).first().getByText('What it said').click()
    await expect(rowOf(page, title).first()).toContainText(nasty)
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  })
})
