import { expect } from '@playwright/test'
import { read, rowOf, unique, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { test } from './site.ts'

test('from each public page ‘Edit this page’ leads to the row and its field, to the rows that stand on it, or says who changes its words', async ({
  page,
  site,
}) => {
  const header = page.getByRole('banner')
  const editThisPage = async (path: string) => {
    await page.goto(`/quarry${path}`)
    await header.getByRole('link', { name: 'Edit this page' }).click()
  }
  await editThisPage('/flood-risk')
  await expect(page).toHaveURL(/\/admin\/impact-cards\/edit\/[^?]+$/)
  await expect(page.getByRole('tabpanel', { name: 'Page Content' }).getByLabel('Page Description')).toBeFocused()
  await expect(header.getByRole('link', { name: 'Edit this page' })).toBeHidden()

  const event = await write(site, 'POST', '/events', { title: unique('Walk'), ...meeting })
  await editThisPage(`/events#event-${event.id}`)
  await expect(page.getByRole('dialog', { name: 'Edit Event' }).getByLabel('Title')).toHaveValue(event.title)

  await editThisPage('/evidence-library?document=council-planning-pages')
  const document = page.getByRole('dialog', { name: 'Edit Document' })
  await expect(document.getByLabel('Title')).toHaveValue('Warwickshire County Council: planning pages')

  await editThisPage('/villages/barford')
  await expect(page).toHaveURL(/\/village-editor\?village=barford$/)

  await editThisPage('/heritage-impact')
  await expect(page.getByText('content/seed/articles/heritage-impact.json')).toBeVisible()
  await expectAccessible(page, 'a page whose words stand in a file', [320])

  await editThisPage('/donate')
  await page.getByRole('link', { name: 'Open Expert reports' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Text' }).getByLabel('Expert reports')).toBeFocused()

  await editThisPage('/near')
  await expect(page.getByText('Nothing on this page is edited on the desk.')).toBeVisible()
  await expect(page.getByText(/^Other words of the page: made of what is set/)).toBeVisible()
})

const meeting = { date: '2027-03-07', time: '19:00', location: 'Hall', description: 'Come and ask.' }

test('words of the site are found with what stands around them, their page, and the field that opens at them', async ({
  page,
}) => {
  await page.goto('/quarry/admin')
  const find = page.getByRole('searchbox', { name: 'Find on the whole site' })
  await find.fill('sudden braking')
  await find.press('Enter')
  const found = page.getByRole('listitem').filter({ hasText: 'Residents fear sudden braking, risky overtaking' })
  await expect(found.locator('mark')).toHaveText('sudden braking')
  await expectAccessible(page, 'what was found', [320])
  await expect(found.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/quarry/traffic-safety')
  await found.getByRole('link', { name: 'Open' }).click()
  const field = page.locator('[contenteditable]').filter({ hasText: 'sudden braking' })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()

  await page.keyboard.press('Control+/')
  await expect(find).toBeFocused()
  await find.fill('old bridge over the Avon, a listed building')
  await find.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'heritage-impact.json' })).toBeVisible()

  await find.fill('what people here ask about')
  await find.press('Enter')
  await expect(page.getByText(/‘what people.* found\.$/)).toBeFocused()
  const fixed = page.getByRole('listitem').filter({ hasText: 'or fixed in the code of the site' })
  await expect(fixed.locator('mark')).toHaveText('What people here ask about')
  const editPage = fixed.getByRole('link', { name: 'Edit this page' })
  await expect(editPage).toHaveAttribute('href', '/quarry/admin/find?page=%2F')
  await fixed.getByRole('link', { name: 'See it' }).click()
  await expect(page).toHaveURL(/\/quarry\/$/)
})

test('one search looks into all of Proof; a row that was saved is where it was, marked, with the way to its page', async ({
  page,
  site,
}) => {
  const name = unique('Heath pit')
  const statement = unique('Heath pit was refused')
  const [found] = JSON.parse(await read(site, '/cases'))
  const { created_at: _made, updated_at: _at, id: _id, ...fields } = found
  const { id } = await write(site, 'POST', '/cases', { ...fields, name })
  const claim = { said_by: 'campaign-figure', document: '', page: '', address: '', document_id: '', checked_on: '' }
  await write(site, 'POST', '/claims', { ...claim, id: `z-${id}`, statement, state: 'to-check', how_checked: '' })
  await page.goto('/quarry/admin/claims')
  await page.getByLabel('Find claims').fill('heath PIT')
  await expect(rowOf(page, statement)).toBeVisible()
  const inCases = page.getByRole('region', { name: 'Found in Cases' })
  await expect(inCases.getByRole('link', { name: 'Cases: 1 found' })).toBeVisible()
  await expectAccessible(page, 'what a search in Proof finds', [320])
  await inCases.getByRole('link', { name }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(`${name} again`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const row = rowOf(page, `${name} again`)
  await expect(row).toBeInViewport()
  await row.getByRole('link', { name: 'See it on the site' }).click()
  await expect(page).toHaveURL(new RegExp(`/cases#case-${id}$`))

  await page.goBack()
  await page.getByLabel('Find cases').fill(name)
  await row.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Renamed')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(rowOf(page, 'Renamed').getByRole('link', { name: 'See it on the site' })).toBeVisible()

  await page.goto('/quarry/admin/impact-cards/edit/silica-dust')
  await page.getByLabel('Short Description').fill('Mended.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.locator('.entry[data-open="true"]').getByRole('link', { name: 'See it on the site' })).toBeVisible()
})

test('Help opens the guide as a page: its contents, its pictures, and links to where each job is done', async ({
  page,
  context,
}) => {
  await page.goto('/quarry/admin')
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Help/ }).click()
  const guide = await opening
  await expect(guide.getByRole('heading', { level: 1, name: 'Looking after the site' })).toBeVisible()
  await guide.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'The usual jobs' }).click()
  await expect(guide.getByRole('heading', { name: 'The usual jobs' })).toBeInViewport()
  const picture = guide.getByRole('img', { name: 'The dialog of a new event' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const words = await guide.locator('.screen').innerText()
  expect(words).not.toMatch(/\*\*|`|\]\(|^[#|-]/m)
  await expectAccessible(guide, 'the guide', [320])
  await guide.setViewportSize({ width: 1366, height: 768 })
  await guide.getByRole('link', { name: 'Notice' }).last().click()
  await expect(guide).toHaveURL(/\/admin\/notice$/)
})
