import { type Browser, expect, type Page } from '@playwright/test'
import { read, rowOf, toastOf, unique, write } from './maintain.ts'
import { type Site, test } from './site.ts'

const meeting = { date: '2027-03-07', time: '19:00 - 21:00', location: 'Village hall', description: 'Come and ask.' }

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

test.describe('two tabs that save the same event', () => {
  test('are shown both versions field by field, and mine can be kept', async ({ page, site }) => {
    const title = unique('Meeting')
    const id = await openEvent(page, site, title)
    await changeElsewhere(site, id, { location: 'The green', description: 'Come and listen.' })
    await page.getByLabel('Location').fill('The church')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const choice = page.getByRole('dialog', { name: 'This event was changed after you opened it' })
    const location = choice.getByRole('row', { name: /^Location/ })
    await expect(location).toContainText('The green')
    await expect(location).toContainText('The church')
    await expect(choice.getByRole('row', { name: /^Description/ })).toContainText('listen')
    await expect(choice.getByRole('row', { name: /^Title/ })).toHaveCount(0)
    expect(await read(site, `/events/${id}`)).toContain('The green')

    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Location')).toHaveValue('The church')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await choice.getByRole('button', { name: 'Keep mine' }).click()
    await expect(toastOf(page)).toContainText('Event updated')
    expect(JSON.parse(await read(site, `/events/${id}`))).toMatchObject({ location: 'The church', ...{ title } })
  })

  test('can take theirs and go on from there', async ({ page, site }) => {
    const title = unique('Meeting')
    const id = await openEvent(page, site, title)
    await changeElsewhere(site, id, { location: 'The green' })
    await page.getByLabel('Description').fill('Mine.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByRole('button', { name: 'Take theirs' }).click()
    await expect(page.getByLabel('Location')).toHaveValue('The green')
    await expect(page.getByLabel('Description')).toHaveValue(meeting.description)
    await page.getByLabel('Description').fill('Both.')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page)).toContainText('Event updated')
    expect(JSON.parse(await read(site, `/events/${id}`))).toMatchObject({ location: 'The green', description: 'Both.' })
  })

  test('and one that was deleted meanwhile is said to be gone, with everything still in the form', async ({
    page,
    site,
  }) => {
    const id = await openEvent(page, site, unique('Meeting'))
    await write(site, 'DELETE', `/events/${id}`)
    await page.getByLabel('Location').fill('The church')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('does not exist any more')
    await expect(page.getByLabel('Location')).toHaveValue('The church')
  })
})

/** A browser window of a maintainer, whose storage outlives its tabs. */
async function newWindow(browser: Browser, site: Site) {
  return browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 800 } })
}

test.describe('what was typed and not saved', () => {
  test('is offered again after the tab is gone, and saved as if nothing had happened', async ({ browser, site }) => {
    const title = unique('Meeting')
    const window = await newWindow(browser, site)
    const first = await window.newPage()
    await first.goto('/quarry/admin')
    await first.getByRole('button', { name: 'Add Event' }).click()
    await first.getByLabel('Title').fill(title)
    await first.getByLabel('Description').fill('Half a sentence')
    await first.close({ runBeforeUnload: false })

    const second = await window.newPage()
    await second.goto('/quarry/admin')
    const notice = second.getByRole('status').filter({ hasText: 'You have unsaved changes from' })
    await expect(notice).toContainText('to a new event')
    await notice.getByRole('button', { name: 'Open', exact: true }).click()
    const dialog = second.getByRole('dialog', { name: 'Add Event' })
    await expect(dialog.getByLabel('Title')).toHaveValue('')
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await expect(dialog.getByLabel('Title')).toHaveValue(title)
    await expect(dialog.getByLabel('Description')).toHaveValue('Half a sentence')
    await dialog.getByLabel('Date').fill('Spring 2027')
    await dialog.getByLabel('Time').fill('all day')
    await dialog.getByLabel('Location').fill('here')
    await dialog.getByRole('button', { name: 'Add Event' }).click()
    await expect(rowOf(second, title)).toBeVisible()
    await second.getByRole('button', { name: 'Add Event' }).click()
    await expect(second.getByRole('dialog')).not.toContainText('You have unsaved changes')
    await window.close()
  })

  test('in an older version is offered too, and does not silently overwrite the newer', async ({ browser, site }) => {
    const title = unique('Meeting')
    const window = await newWindow(browser, site)
    const first = await window.newPage()
    const id = await openEvent(first, site, title)
    await first.getByLabel('Location').fill('The church')
    await first.waitForTimeout(500)
    await first.close()
    await changeElsewhere(site, id, { location: 'The green' })

    const second = await window.newPage()
    await second.goto('/quarry/admin')
    await rowOf(second, title).getByRole('button', { name: 'Edit' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await second.getByRole('button', { name: 'Save Changes' }).click()
    await expect(second.getByRole('dialog', { name: /was changed after you opened it/ })).toContainText('The green')
    await second.getByRole('button', { name: 'Take theirs' }).click()
    await expect(second.getByLabel('Location')).toHaveValue('The green')
    await window.close()
  })

  test('can be discarded for good', async ({ browser, site }) => {
    const window = await newWindow(browser, site)
    const first = await window.newPage()
    await first.goto('/quarry/admin?tab=categories')
    await first.getByRole('button', { name: 'Add Category' }).click()
    await first.getByLabel('Category Name').fill('Half')
    await first.waitForTimeout(500)
    await first.close()
    const second = await window.newPage()
    await second.goto('/quarry/admin?tab=categories')
    await second.getByRole('button', { name: 'Discard' }).click()
    await second.reload()
    await expect(second.getByRole('heading', { level: 2, name: 'Categories' })).toBeVisible()
    await second.waitForTimeout(300)
    await expect(second.getByText('You have unsaved changes')).toHaveCount(0)
    await window.close()
  })

  test('in another open tab is left to that tab', async ({ browser, site }) => {
    const window = await newWindow(browser, site)
    const [first, second] = [await window.newPage(), await window.newPage()]
    await first.goto('/quarry/admin')
    await first.getByRole('button', { name: 'Add Event' }).click()
    await first.getByLabel('Title').fill('Mine')
    await first.waitForTimeout(500)
    await second.goto('/quarry/admin')
    await second.getByRole('button', { name: 'Add Event' }).click()
    await second.waitForTimeout(300)
    await expect(second.getByText('You have unsaved changes')).toHaveCount(0)
    await second.getByLabel('Title').fill('Theirs')
    await second.waitForTimeout(500)
    const kept = await second.evaluate(() => Object.values(localStorage).filter((text) => /Mine|Theirs/.test(text)))
    expect(kept).toHaveLength(2)
    await window.close()
  })

  test('is asked about before the tab closes, before a way out inside the site, and before it is discarded', async ({
    page,
  }) => {
    await page.goto('/quarry/')
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
    await page.getByRole('button', { name: 'Add Event' }).click()
    await page.getByLabel('Title').fill('Half')

    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.dismiss()
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
    await page.reload()
    await expect(page.getByText('You have unsaved changes from')).toHaveCount(0)
  })

  test('in a dialog and in a village is asked about once', async ({ page }) => {
    const warnings: string[] = []
    // The router asks one of several guards only, and says so.
    page.on('console', (entry) => /blocker/i.test(entry.text()) && warnings.push(entry.text()))
    await page.goto('/quarry/')
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click()
    await page.getByRole('tab', { name: 'Villages' }).click()
    await page.getByLabel('Village Name').fill('Half a village')
    await page.getByRole('tab', { name: 'Events' }).click()
    await page.getByRole('button', { name: 'Add Event' }).click()
    await page.getByLabel('Title').fill('Half')
    const leaving = page.getByRole('alertdialog', { name: 'You have unsaved changes' })
    await page.goBack()
    await expect(leaving).toHaveCount(1)
    await leaving.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.goBack()
    await leaving.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/quarry/')
    expect(warnings).toEqual([])
  })

  test('is said not to be kept where the storage of the browser is full', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/quarry/admin')
    await page.getByRole('button', { name: 'Add Event' }).click()
    await page.getByLabel('Title').fill('Half')
    await expect(page.getByRole('dialog')).toContainText('This browser cannot keep your unsaved changes')
    await expect(page.getByLabel('Title')).toHaveValue('Half')
  })
})

test.describe('bad input', () => {
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
    await page.goto('/quarry/admin/history')
    await rowOf(page, title).first().getByText('What it said').click()
    await expect(rowOf(page, title).first()).toContainText(nasty)
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  })

  test('2 MB of text is refused with the limit, and nothing of it is lost', async ({ page }) => {
    const long = 'x'.repeat(2_000_000)
    await page.goto('/quarry/admin')
    await page.getByRole('button', { name: 'Add Event' }).click()
    await page.getByLabel('Description').evaluate((field: HTMLTextAreaElement, text) => {
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
      set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }, long)
    await page.getByRole('dialog').getByRole('button', { name: 'Add Event' }).click()
    await expect(page.getByLabel('Description')).toHaveAccessibleDescription(/must be at most 5,000 characters/)
    expect(await page.getByLabel('Description').evaluate((field: HTMLTextAreaElement) => field.value.length)).toBe(
      long.length,
    )
  })
})
