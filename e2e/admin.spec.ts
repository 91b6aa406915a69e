import { expect, type Page } from '@playwright/test'
import { read, rowOf, toastOf, unique, write } from './maintain.ts'
import { test } from './site.ts'

const meeting = { date: '2027-03-07', time: '19:00 - 21:00', location: 'Village hall', description: 'Come and ask.' }

async function fillEvent(page: Page, title: string, fields: Partial<typeof meeting> = {}): Promise<void> {
  const { date, time, location, description } = { ...meeting, ...fields }
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Date').fill(date)
  await dialog.getByLabel('Time').fill(time)
  await dialog.getByLabel('Location').fill(location)
  await dialog.getByLabel('Description').fill(description)
}

test('the admin panel says what it is, and opens on the events', async ({ page }) => {
  await page.goto('/quarry/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Panel')
  await expect(page.getByText(/Development only/)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tablist', { name: 'Content' }).getByRole('tab')).toHaveText([
    'Events',
    'Evidence Documents',
    'Categories',
    'Villages',
    'Impact Cards',
  ])
  for (const name of ['Evidence Documents', 'Categories', 'Villages', 'Impact Cards']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Impact Cards' })).toBeVisible()
})

test('the Villages tab holds the village editor, and its edits stay while another tab is shown', async ({ page }) => {
  await page.goto('/quarry/admin')
  await page.getByRole('tab', { name: 'Villages' }).click()
  await page.getByRole('tab', { name: 'Tiddington' }).click()
  await page.getByLabel('Summary').fill('Not saved yet')
  await page.getByRole('tab', { name: 'Events' }).click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden()
  await page.getByRole('tab', { name: 'Villages' }).click()
  await expect(page.getByLabel('Summary')).toHaveValue('Not saved yet')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Changes saved')
})

test('on any other host it leads home, and no maintenance code is asked for', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of [
    '/admin',
    '/admin/history',
    '/admin/transfer',
    '/admin/uploads',
    '/admin/impact-cards/edit/new',
  ]) {
    await page.goto(`${site.origin.replace('localhost', '127.0.0.1')}/quarry${path}`)
    await expect(page).toHaveURL(/\/quarry\/$/)
  }
  await page.goto(`${site.origin.replace('localhost', '127.0.0.1')}/quarry/village-editor`)
  await expect(page.getByText('The village editor is only available in development mode.')).toBeVisible()
  expect(asked.filter((url) => url.includes('/maintenance'))).toEqual([])
})

test('an event is added, changed, deleted and brought back; the list and the site show it at once', async ({
  page,
  site,
}) => {
  const title = unique('Meeting')
  await page.goto('/quarry/admin')
  await page.getByRole('button', { name: 'Add Event' }).click()
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
  await expect(toastOf(page)).toContainText('Event restored')
  await expect(row).toContainText('The green')
})

test('what is missing or wrong is named above the form and at its field, before anything is sent', async ({ page }) => {
  await page.goto('/quarry/admin')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await page.getByLabel('Date').fill('2027-02-30')
  await page.getByLabel('Time').fill('21:00 - 19:00')
  let requests = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests += 1
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Add Event' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Title is required.',
    'Date must be a day that exists in the calendar.',
    'Time must end after it starts.',
    'Location is required.',
    'Description is required.',
  ])
  const date = page.getByLabel('Date')
  await expect(date).toHaveAccessibleDescription(/must be a day that exists in the calendar/)
  await expect(date).toHaveAttribute('aria-invalid', 'true')
  await summary.getByRole('link', { name: /^Date/ }).click()
  await expect(date).toBeFocused()
  await expect(date).toHaveValue('2027-02-30')
  for (const label of ['Title', 'Date', 'Time', 'Location', 'Description']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required', '')
  }
  expect(requests).toBe(0)
})

test('when a save is refused or gets no answer, the dialog stays with what was typed', async ({ page }) => {
  const title = unique('Meeting')
  await page.goto('/quarry/admin')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await fillEvent(page, title)
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: 'Add Event' })

  const problem = { code: 'unavailable', detail: 'Nothing was saved: the disk is full.' }
  await page.route('**/api/events', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: problem }) : route.continue(),
  )
  await add.click()
  await expect(toastOf(page)).toContainText('Error creating event')
  await expect(toastOf(page)).toContainText('Nothing was saved: the disk is full.')
  await expect(dialog.getByRole('alert')).toContainText('Nothing was saved: the disk is full.')
  await expect(dialog.getByLabel('Title')).toHaveValue(title)

  await page.unroute('**/api/events')
  await page.route('**/api/events', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await add.click()
  await expect(toastOf(page)).toContainText('An unexpected error occurred')
  await expect(dialog.getByLabel('Description')).toHaveValue(meeting.description)

  await page.unroute('**/api/events')
  await add.click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, title)).toBeVisible()
})

test('a change or a deletion that fails says so and leaves the row', async ({ page, site }) => {
  const title = unique('Meeting')
  const { id } = await write(site, 'POST', '/events', { title, ...meeting })
  await page.goto('/quarry/admin')
  await page.route(`**/api/events/${id}`, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'The database is busy.' } }),
  )
  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Location').fill('Elsewhere')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Error updating event')
  await expect(page.getByLabel('Location')).toHaveValue('Elsewhere')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Error deleting event')
  await expect(toastOf(page)).toContainText('The database is busy.')
  await expect(rowOf(page, title)).toBeVisible()
})

test('a save whose answer is lost is not made twice', async ({ page, site }) => {
  const title = unique('Meeting')
  await page.goto('/quarry/admin')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await fillEvent(page, title)
  await page.route('**/api/events', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
    expect((await route.fetch({ headers })).status()).toBe(201)
    await route.abort()
  })
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add Event' })
  await add.click()
  await expect(toastOf(page)).toContainText('An unexpected error occurred')
  await page.unroute('**/api/events')
  await page.getByLabel('Location').fill('Another hall')
  await add.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const events: { title: string; location: string }[] = JSON.parse(await read(site, '/events'))
  expect(events.filter((event) => event.title === title)).toMatchObject([{ location: 'Another hall' }])
})

test('a change whose answer is lost counts as made, and is not taken for somebody else’s', async ({ page, site }) => {
  const title = unique('Meeting')
  const { id } = await write(site, 'POST', '/events', { title, ...meeting })
  await page.goto('/quarry/admin')
  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Location').fill('Another hall')
  await page.route(`**/api/events/${id}`, async (route) => {
    const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' }
    expect((await route.fetch({ headers })).status()).toBe(200)
    await route.abort()
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('What you typed is still here.')
  await page.unroute(`**/api/events/${id}`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Event updated')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an evidence document is added, changed, deleted and brought back', async ({ page, site }) => {
  const title = unique('Dust study')
  await page.goto('/quarry/admin?tab=documents')
  await page.getByRole('button', { name: 'Add Document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Document' })
  await dialog.getByRole('button', { name: 'Add Document' }).click()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Title is required.',
    'Description is required.',
    'Detail Text is required.',
    'Category is required.',
    'Type is required.',
    'Date is required.',
  ])
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('What dust does.')
  await dialog.getByLabel('Detail Text').fill('At length.')
  const [category] = JSON.parse(await read(site, '/evidence_categories'))
  await dialog.getByLabel('Category').selectOption(category.name)
  await dialog.getByLabel('Type').fill('Report')
  await dialog.getByLabel('Date').fill('March 2026')
  expect(await dialog.getByLabel('PDF URL').getAttribute('placeholder')).toMatch(/^\//)
  await dialog.getByLabel('PDF URL').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Add Document' }).click()
  await expect(dialog.getByLabel('PDF URL')).toHaveAccessibleDescription(/must be an address that starts with https/)
  await dialog.getByLabel('PDF URL').fill('/Hydrology.pdf')
  await dialog.getByLabel('External URL').fill('https://example.org/dust')
  await dialog.getByLabel('Summary').fill('Short.')
  await dialog.getByRole('button', { name: 'Add Document' }).click()
  await expect(toastOf(page)).toContainText('Document created')
  await expect(toastOf(page)).toContainText('Evidence document has been successfully created')
  const row = rowOf(page, title)
  for (const text of ['What dust does.', category.name, 'Report', 'March 2026']) await expect(row).toContainText(text)

  await row.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Document' })
  await expect(editing.getByLabel('Summary')).toHaveValue('Short.')
  await editing.getByLabel('Summary').fill('')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Evidence document has been successfully updated')
  const documents: { title: string }[] = JSON.parse(await read(site, '/evidence_documents'))
  const stored = documents.find((document) => document.title === title)
  expect(stored).toMatchObject({ pdf_url: '/Hydrology.pdf', summary: null, category_id: category.id })

  await row.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this document?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(toastOf(page)).toContainText('Evidence document has been successfully deleted')
  await expect(row).toHaveCount(0)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  const restored: { title: string }[] = JSON.parse(await read(site, '/evidence_documents'))
  expect(restored.find((document) => document.title === title)).toEqual({ ...stored, updated_at: expect.any(String) })
})

test('the document dialog is at most 80% of the view high, and all of it can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/quarry/admin?tab=documents')
  await page.getByRole('button', { name: 'Add Document' }).click()
  const dialog = page.getByRole('dialog')
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(480)
  await dialog.getByLabel('Summary').scrollIntoViewIfNeeded()
  await expect(dialog.getByLabel('Summary')).toBeInViewport()
})

test('a category is added with its id, renamed without it, and its deletion tells what it affects', async ({
  page,
  site,
}) => {
  const name = unique('Light')
  const id = name.toLowerCase().replaceAll(' ', '-')
  await page.goto('/quarry/admin?tab=categories')
  await page.getByRole('button', { name: 'Add Category' }).click()
  const idField = page.getByLabel('Category ID')
  await expect(idField).toHaveAccessibleDescription('Lowercase letters and hyphens, for example air-quality')
  await idField.fill('Light Pollution')
  await page.getByLabel('Category Name').fill(name)
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add Category' })
  await add.click()
  await expect(idField).toHaveAccessibleDescription(/must be lower-case letters, digits and hyphens/)
  const [taken] = JSON.parse(await read(site, '/evidence_categories'))
  await idField.fill(taken.id)
  await add.click()
  await expect(idField).toHaveAccessibleDescription(/Category ID is already taken/)
  await expect(toastOf(page)).toContainText('Error creating category')
  await idField.fill(id)
  await add.click()
  await expect(toastOf(page)).toContainText('Evidence category has been successfully created')
  const row = rowOf(page, name)
  await expect(row).toContainText(id)

  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Category ID')).toHaveCount(0)
  await page.getByLabel('Category Name').fill(`${name} at night`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Category updated')

  const document = {
    ...{ title: unique('Lamps'), description: 'a', detail_text: 'b', category_id: id, type: 'Report', date: '2026' },
    ...{ pdf_url: null, external_url: null, summary: null },
  }
  await write(site, 'POST', '/evidence_documents', document)
  await page.reload()
  const renamed = rowOf(page, `${name} at night`)
  await renamed.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this category? This will affect all documents using this category.',
  })
  await expect(question).toContainText('1 document uses it.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Category deleted')
  await expect(renamed).toHaveCount(0)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(renamed).toBeVisible()
  await write(site, 'DELETE', `/evidence_categories/${id}`)
  await page.getByRole('tab', { name: 'Evidence Documents' }).click()
  await expect(rowOf(page, document.title)).toContainText('Uncategorised')
})

test('the impact cards show icon, id and three villages, lead to their editor, and can be deleted and brought back', async ({
  page,
  site,
}) => {
  const title = unique('Light')
  const card_id = title.toLowerCase().replaceAll(' ', '-')
  const card = { card_id, title, affected_villages: ['Barford', 'Wasperton', 'Loxley', 'Warwick'] }
  const { id } = await write(site, 'POST', '/impact_cards', card)
  await write(site, 'POST', '/impact_cards', { card_id: `${card_id}-2`, title: `${title} again` })
  await page.goto('/quarry/admin?tab=impact-cards')
  const row = rowOf(page, title)
  await expect(row).toContainText(card_id)
  await expect(row).toContainText('Barford, Wasperton, Loxley...')
  await expect(row.locator('svg')).toBeVisible()
  await expect(rowOf(page, `${title} again`)).toContainText('No villages assigned')
  await expect(page.getByRole('link', { name: 'Create New Card' })).toHaveAttribute(
    'href',
    '/quarry/admin/impact-cards/edit/new',
  )
  await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/quarry/admin/impact-cards/edit/${id}`)
  await row.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog', { name: `Are you sure you want to delete "${title}"?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(toastOf(page)).toContainText('Impact card deleted successfully.')
  await expect(row).toHaveCount(0)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Barford, Wasperton, Loxley...')
})

test('a list that cannot be loaded says so in its place and in a toast', async ({ page }) => {
  test.setTimeout(60_000)
  await page.route('**/api/events', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', detail: '' } }),
  )
  await page.goto('/quarry/admin')
  await expect(page.getByText('Loading events...')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Could not load events from database', { timeout: 20_000 })
  await expect(toastOf(page)).toContainText('Error fetching events')
})

test('the village editor is embedded, and keeps what is typed while other tabs are open', async ({ page }) => {
  await page.goto('/quarry/admin')
  await page.getByRole('tab', { name: 'Villages' }).click()
  const villages = page.getByRole('tablist', { name: 'Villages' })
  await expect(villages.getByRole('tab')).toHaveCount(14)
  const summary = page.getByLabel('Summary')
  const before = await summary.inputValue()
  await summary.fill(`${before} More.`)
  await page.getByRole('tab', { name: 'Events' }).click()
  await expect(page.getByRole('button', { name: 'Add Event' })).toBeVisible()
  await page.getByRole('tab', { name: 'Villages' }).click()
  await expect(summary).toHaveValue(`${before} More.`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Changes saved')
})
