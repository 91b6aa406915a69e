import { expect, type Page, type Route } from '@playwright/test'
import { skipPauses } from './failed-reads.ts'
import { meeting, read, rowOf, toastOf, unique, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { stopClock, test } from './site.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')

async function fillEvent(page: Page, fields: typeof meeting & { title: string }): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await dialogOf(page)
      .getByLabel(new RegExp(`^${label}$`, 'i'))
      .fill(text)
}

/** Sends a request on, which the browser would not say to be from the same site. */
const sent = (route: Route) =>
  route.fetch({ headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' } })

test('an event is added once what is wrong is mended, changed, deleted and brought back, and visitors see each at once; nothing that is typed runs', async ({
  page,
  site,
}) => {
  const nasty = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> 👩‍👩‍👧 שלום ‮abc‬'
  const title = unique('Meeting')
  await page.goto('/quarry/admin')
  await page.getByRole('button', { name: 'Add Event' }).click()
  const add = dialogOf(page).getByRole('button', { name: 'Add Event' })
  const date = page.getByLabel('Date', { exact: true })
  await date.fill('2097-02-30')
  await page.getByLabel('Time').fill('21:00 - 19:00')
  await add.click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Title is required.',
    'Date must be a day that exists in the calendar: February 2097 has 28 days.',
    'Time must end after it starts.',
    'Location is required.',
    'Description is required.',
  ])
  await expectAccessible(page, 'an event that is refused', [320, 1280])
  await summary.getByRole('link', { name: /^Date/ }).click()
  await expect(date).toBeFocused()
  await expect(date).toHaveAttribute('aria-invalid', 'true')
  expect(await read(site, '/events')).not.toContain('2097-02-30')

  await fillEvent(page, { title, date: '20th Nov 2097', time: '7.30pm - 9.30pm', location: 'Hall', description: nasty })
  await expect(date).toHaveAccessibleDescription(/Wednesday 20 November 2097/)
  await add.click()
  await expect(toastOf(page)).toContainText('Event has been successfully created')
  const row = rowOf(page, title)
  for (const text of ['2097-11-20', '19:30 - 21:30', 'Hall', nasty]) await expect(row).toContainText(text)
  expect(await (await page.request.get('/quarry/events')).text()).toContain('20/11/2097')
  expect(await (await page.request.get('/quarry/events.ics')).text()).toContain('DTSTART:20971120T193000Z')

  await row.getByRole('button', { name: 'Edit' }).click()
  await dialogOf(page).getByLabel('Location').fill('The green')
  await dialogOf(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Event has been successfully updated')
  await expect(row).toContainText('The green')
  await row.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this event?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Event has been successfully deleted')
  await expect(page.getByRole('heading', { level: 2, name: 'Events' })).toBeFocused()
  expect(await read(site, '/events')).not.toContain(title)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('The green')
  await page.goto('/quarry/events')
  await expect(page.getByRole('article', { name: title })).toContainText(nasty)
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})

test('a save that is refused, or whose answer is lost, leaves what was typed, is made once, and its failure does not come back', async ({
  page,
  site,
}) => {
  const title = unique('Meeting')
  await page.goto('/quarry/admin')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await fillEvent(page, { ...meeting, title })
  const add = dialogOf(page).getByRole('button', { name: 'Add Event' })
  /** Treats every event that is sent so, until the next call. */
  const onSending = async (treat: (route: Route) => Promise<void>) => {
    await page.unroute('**/api/events')
    await page.route('**/api/events', (route) =>
      route.request().method() === 'POST' ? treat(route) : route.continue(),
    )
  }
  const detail = 'Nothing was saved: the disk is full.'
  await onSending((route) => route.fulfill({ status: 503, json: { code: 'unavailable', detail } }))
  await add.click()
  await expect(toastOf(page).filter({ hasText: 'Error creating event' })).toContainText(detail)
  await expect(dialogOf(page).getByRole('alert')).toContainText(detail)
  await expect(dialogOf(page).getByLabel('Title')).toHaveValue(title)

  let isStored = false
  await onSending(async (route) => {
    isStored = (await sent(route)).status() === 201
    await route.abort()
  })
  await add.click()
  await expect.poll(() => isStored).toBe(true)
  await expect(toastOf(page)).toContainText('An unexpected error occurred')
  await page.unroute('**/api/events')
  await page.getByLabel('Location').fill('Another hall')
  await stopClock(page)
  await add.click()
  await expect(dialogOf(page)).toHaveCount(0)
  const events: { title: string; location: string }[] = JSON.parse(await read(site, '/events'))
  expect(events.filter((event) => event.title === title)).toMatchObject([{ location: 'Another hall' }])
  // Past its five seconds and its way out, nothing is left that could come back.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 100 })
  }).toPass({ intervals: [50] })
  await expect(rowOf(page, title)).toBeVisible()
})

test('what somebody else changed meanwhile is not deleted before that is said, and a list that cannot be loaded can be asked for again', async ({
  page,
  site,
}) => {
  const title = unique('Meeting')
  const { id } = await write(site, 'POST', '/events', { title, ...meeting })
  await page.clock.install()
  await page.route('**/api/events', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', detail: '' } }),
  )
  await page.goto('/quarry/admin')
  await skipPauses(page, page.getByRole('alert').filter({ hasText: 'Could not load events from database' }))
  await page.unroute('**/api/events')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Events' })).toBeFocused()

  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click()
  const { updated_at } = JSON.parse(await read(site, `/events/${id}`))
  await write(site, 'PATCH', `/events/${id}`, { location: 'The mill' }, updated_at)
  await page
    .getByRole('alertdialog', { name: /^Are you sure/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  const again = page.getByRole('alertdialog', { name: 'Somebody changed it meanwhile. Delete it all the same?' })
  await again.getByRole('button', { name: 'Keep it' }).click()
  await expect(rowOf(page, title)).toContainText('The mill')
  expect(await read(site, '/events')).toContain(title)
})

test('on any other host than localhost the maintenance side leads home, and none of its code is asked for', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const elsewhere = `${site.origin.replace('localhost', '127.0.0.1')}/quarry`
  await page.goto(`${elsewhere}/admin`)
  await expect(page).toHaveURL(/\/quarry\/$/)
  // From here on as a link inside the site would lead there.
  for (const path of ['history', 'uploads', 'impact-cards/edit/new']) {
    // The way home may be a page loaded anew, whose router must be there first.
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    await page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/quarry/admin/${path}`)
    await expect(page).toHaveURL(/\/quarry\/$/)
  }
  await page.goto(`${elsewhere}/village-editor`)
  await expect(page.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible()
  await expect(page.getByText('The village editor is only available in development mode.')).toBeVisible()
  expect(asked.filter((url) => url.includes('/maintenance'))).toEqual([])
})
