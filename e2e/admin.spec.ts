import { expect, type Page, type Route } from '@playwright/test'
import { skipPauses } from './failed-reads.ts'
import { meeting, read, rowOf, toastOf, unique, write } from './maintain.ts'
import { stopClock, test } from './site.ts'

async function fillEvent(page: Page, title: string, fields: Partial<typeof meeting> = {}): Promise<void> {
  const { date, time, location, description } = { ...meeting, ...fields }
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Date').fill(date)
  await dialog.getByLabel('Time').fill(time)
  await dialog.getByLabel('Location').fill(location)
  await dialog.getByLabel('Description').fill(description)
}

// (rule: admin-tabs)
test('the admin panel says what it is, opens on the events, and keeps what is edited in the Villages tab while another is shown', async ({
  page,
}) => {
  await page.goto('/quarry/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Panel')
  await expect(page.getByText(/Development only/)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tablist', { name: 'Content' }).getByRole('tab')).toHaveText([
    'Events',
    'Evidence Documents',
    'Categories',
    'Cases',
    'Claims',
    'Villages',
    'Impact Cards',
    'Campaign',
    'Progress',
    'Participation',
    'Notice',
    'Texts',
    'Letters',
    'Updates',
  ])
  for (const name of ['Evidence Documents', 'Categories', 'Villages', 'Campaign', 'Progress', 'Impact Cards']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Impact Cards' })).toBeVisible()

  await page.getByRole('tab', { name: 'Villages' }).click()
  const villages = page.getByRole('tablist', { name: 'Villages' })
  await expect(villages.getByRole('tab')).toHaveCount(14)
  await villages.getByRole('tab', { name: 'Tiddington' }).click()
  await page.getByLabel('Summary').fill('Not saved yet')
  await page.getByRole('tab', { name: 'Events' }).click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden()
  await page.getByRole('tab', { name: 'Villages' }).click()
  await expect(page.getByLabel('Summary')).toHaveValue('Not saved yet')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Changes saved')
})

// (rule: admin-elsewhere)
test('on any other host it leads home, and no maintenance code is asked for', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const elsewhere = `${site.origin.replace('localhost', '127.0.0.1')}/quarry`
  await page.goto(`${elsewhere}/admin`)
  await expect(page).toHaveURL(/\/quarry\/$/)
  // From here on as a link inside the site would lead there.
  for (const path of ['history', 'transfer', 'uploads', 'messages', 'impact-cards/edit/new']) {
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

// (rule: events-list, change-toasts, delete-asks, field-refusals, lists-refresh)
test('an event is added once what is missing or wrong is mended, changed, deleted and brought back; the list and the site show it at once', async ({
  page,
  site,
}) => {
  const title = unique('Meeting')
  await page.goto('/quarry/admin')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await test.step('what is missing or wrong is named above the form and at its field, before anything is sent', async () => {
    await page.getByLabel('Date', { exact: true }).fill('2027-02-30')
    await page.getByLabel('Time').fill('21:00 - 19:00')
    let requests = 0
    page.on('request', (request) => {
      if (request.method() !== 'GET' && !request.url().endsWith('/preview')) requests += 1
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Add Event' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Title is required.',
      'Date must be a day that exists in the calendar: February 2027 has 28 days.',
      'Time must end after it starts.',
      'Location is required.',
      'Description is required.',
    ])
    const date = page.getByLabel('Date', { exact: true })
    await expect(date).toHaveAccessibleDescription(/must be a day that exists in the calendar/)
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await summary.getByRole('link', { name: /^Date/ }).click()
    await expect(date).toBeFocused()
    await expect(date).toHaveValue('2027-02-30')
    for (const label of ['Title', 'Date', 'Time', 'Location', 'Description']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required', '')
    }
    expect(requests).toBe(0)
  })
  await fillEvent(page, title)
  await page.getByRole('dialog').getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toastOf(page)).toContainText('Event created')
  await expect(toastOf(page)).toContainText('Event has been successfully created')
  const row = rowOf(page, title)
  for (const text of Object.values(meeting)) await expect(row).toContainText(text)
  expect(await read(site, '/events')).toContain(title)

  await row.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Event' })
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await dialog.getByLabel('Location').fill('The green')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Event updated')
  await expect(toastOf(page)).toContainText('Event has been successfully updated')
  await expect(row).toContainText('The green')

  await row.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this event?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Event deleted')
  await expect(toastOf(page)).toContainText('Event has been successfully deleted')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Events' })).toBeFocused()
  expect(await read(site, '/events')).not.toContain(title)

  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('body')).not.toBeFocused()
  await expect(toastOf(page)).toContainText('Event restored')
  await expect(row).toContainText('The green')
})

// (rule: dialog-stays, saved-once)
test('a save that is refused, unanswered or answered in vain leaves the dialog with what was typed, is made once, and a failure that was made good does not come back', async ({
  page,
  site,
}) => {
  const title = unique('Meeting')
  await page.goto('/quarry/admin')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await fillEvent(page, title)
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: 'Add Event' })
  /** Treats every event that is sent so, until the next call. */
  const onSending = async (treat: (route: Route) => Promise<void>) => {
    await page.unroute('**/api/events')
    await page.route('**/api/events', (route) =>
      route.request().method() === 'POST' ? treat(route) : route.continue(),
    )
  }

  for (const detail of ['Nothing was saved: the disk is full.', 'The database is busy.']) {
    await onSending((route) => route.fulfill({ status: 503, json: { code: 'unavailable', detail } }))
    await add.click()
    await expect(toastOf(page).filter({ hasText: 'Error creating event' })).toContainText(detail)
    await expect(dialog.getByRole('alert')).toContainText(detail)
    await expect(dialog.getByLabel('Title')).toHaveValue(title)
  }

  await onSending((route) => route.abort())
  await add.click()
  await expect(toastOf(page)).toContainText('An unexpected error occurred')
  await expect(dialog.getByLabel('Description')).toHaveValue(meeting.description)
  await expect(add).toBeEnabled()

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
  await expect(dialog).toHaveCount(0)
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(toastOf(page)).toContainText('Event created', { timeout: 100 })
  }).toPass({ intervals: [50] })
  const events: { title: string; location: string }[] = JSON.parse(await read(site, '/events'))
  expect(events.filter((event) => event.title === title)).toMatchObject([{ location: 'Another hall' }])
  // Past its five seconds and its way out, nothing is left that could come back.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 100 })
  }).toPass({ intervals: [50] })
  await expect(rowOf(page, title)).toBeVisible()
})

/** Sends a request on, which the browser would not say to be from the same site. */
function sent(route: Route) {
  return route.fetch({ headers: { ...route.request().headers(), 'sec-fetch-site': 'same-origin' } })
}

// (rule: delete-asks)
test('a change or a deletion that fails says so and leaves the row; a change whose answer is lost counts as made, and is not taken for somebody else’s; what somebody changed meanwhile is not deleted before that is said', async ({
  page,
  site,
}) => {
  const title = unique('Meeting')
  const { id } = await write(site, 'POST', '/events', { title, ...meeting })
  await page.goto('/quarry/admin')
  const fail = () =>
    page.route(`**/api/events/${id}`, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'The database is busy.' } }),
    )
  await fail()
  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Location').fill('Another hall')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Error updating event')
  await expect(page.getByLabel('Location')).toHaveValue('Another hall')
  await page.unroute(`**/api/events/${id}`)

  let isStored = false
  await page.route(`**/api/events/${id}`, async (route) => {
    isStored = (await sent(route)).status() === 200
    await route.abort()
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(() => isStored).toBe(true)
  await expect(toastOf(page)).toContainText('An unexpected error occurred')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('What you typed is still here.')
  await page.unroute(`**/api/events/${id}`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Event updated')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await fail()
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Error deleting event')
  await expect(toastOf(page)).toContainText('The database is busy.')
  await expect(rowOf(page, title)).toContainText('Another hall')
  await page.unroute(`**/api/events/${id}`)

  const changeElsewhere = async (fields: object) =>
    write(site, 'PATCH', `/events/${id}`, fields, JSON.parse(await read(site, `/events/${id}`)).updated_at)
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click()
  await changeElsewhere({ location: 'The mill' })
  const question = page.getByRole('alertdialog', { name: /^Are you sure/ })
  await question.getByRole('button', { name: 'Delete' }).click()
  const again = page.getByRole('alertdialog', { name: 'Somebody changed it meanwhile. Delete it all the same?' })
  await again.getByRole('button', { name: 'Keep it' }).click()
  await expect(rowOf(page, title)).toContainText('The mill')
  expect(await read(site, '/events')).toContain(title)
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click()
  await changeElsewhere({ location: 'The ford' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await again.getByRole('button', { name: 'Delete all the same' }).click()
  await expect(toastOf(page)).toContainText('Event deleted')
  expect(await read(site, '/events')).not.toContain(title)
})

// (rule: list-failure)
test('a list that cannot be loaded says so in its place and in a toast, and can be tried again', async ({ page }) => {
  await page.clock.install()
  const { promise: isSeen, resolve: letFail } = Promise.withResolvers<void>()
  await page.route('**/api/events', async (route) => {
    await isSeen
    await route.fulfill({ status: 503, json: { code: 'unavailable', detail: '' } })
  })
  await page.goto('/quarry/admin')
  await expect(page.getByText('Loading events...')).toBeVisible()
  letFail()
  await skipPauses(page, toastOf(page).filter({ hasText: 'Error fetching events' }))
  await expect(page.getByRole('alert')).toContainText('Could not load events from database')
  await page.unroute('**/api/events')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Events' })).toBeFocused()
})
