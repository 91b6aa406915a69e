import { expect, type Page } from '@playwright/test'
import { firstCampaign } from '../content/first-campaign.ts'
import { read, rowOf, toastOf, write } from './maintain.ts'
import { setCampaign } from './open-consultation.ts'
import { expectAccessible, findTooWide } from './page-checks.ts'
import { type Site, startSite, testOn } from './site.ts'

/** A site of its own: its campaign is filled in, and its examples go. */
const test = testOn(() => startSite())

// One site for all: each worker more would start another.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ site }) => {
  const { organisation, contact_email, council_email, council_address } = firstCampaign
  const { social_links, fundraising_url, bank_account } = firstCampaign
  const addresses = { organisation, contact_email, council_email, council_address }
  setCampaign(site.databaseFile, { ...addresses, social_links, fundraising_url, bank_account })
})

const tab = '/quarry/admin?tab=campaign'
const pageOf = async (site: Site, path: string) => (await fetch(`${site.origin}/quarry${path}`)).text()
const missing = (page: Page) => page.getByRole('region', { name: 'Before you go public' })

// (rule: campaign-tab, before-public, campaign-details, typed-figures)
test('the bank account and a link are set by keyboard alone; a wrong sort code is refused, and nothing typed is lost', async ({
  page,
  site,
}) => {
  await page.goto(tab)
  await expect(page.getByText('7 details are not set yet; visitors see nothing of them.')).toBeVisible()
  await expectAccessible(page, 'the Campaign tab')
  const toAccount = missing(page).getByRole('link', { name: 'Set the bank account' })
  await toAccount.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Account name')).toBeFocused()
  for (const text of ['Residents Association', '12-34-5', '1234 5678']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const problems = page.getByRole('alert', { name: 'There is a problem' })
  await expect(problems).toBeFocused()
  await expect(problems.getByRole('link')).toHaveText(['Sort code must be six digits, such as 12-34-56.'])
  expect(await pageOf(site, '/donate')).not.toContain('Account number')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const sortCode = page.getByLabel('Sort code')
  await expect(sortCode).toBeFocused()
  await expect(page.getByLabel('Account number')).toHaveValue('1234 5678')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('123456')

  await page.getByRole('button', { name: 'Add Link' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name of link 1')).toBeFocused()
  await page.keyboard.type('Facebook')
  await page.keyboard.press('Tab')
  await page.keyboard.type('https://social.example.org/quarry')
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Campaign updated')
  await expect(sortCode).toHaveValue('12-34-56')
  await expect(page.getByText('5 details are not set yet')).toBeVisible()
  await expect(toAccount).toHaveCount(0)

  await expect(page.getByRole('navigation', { name: 'Social media' }).getByRole('link')).toHaveText(['Facebook'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click()
  await expect(page.getByRole('definition')).toHaveText(['Residents Association', '12-34-56', '12345678'])
  const donate = await pageOf(site, '/donate')
  expect(donate).toContain('12345678')
  expect(donate).not.toContain('Open the fundraising page')
})

// (rule: campaign-tab, preview-unsaved)
test('beside the details stand the pages that show them, with what is typed, and on a telephone the tab has room', async ({
  page,
  site,
}) => {
  await page.goto(tab)
  const shown = page.frameLocator('iframe[aria-hidden="false"]')
  await page.getByLabel('Account name').fill('Avon Residents')
  await page.getByLabel('Sort code').fill('12-34-56')
  await page.getByLabel('Account number').fill('87654321')
  await expect(shown.getByText('87654321')).toBeInViewport()
  await page.getByLabel('Postal address of the council').fill('Market Place, Warwick')
  await page.getByLabel('Days that messages are kept').fill('')
  await page.getByLabel('Page', { exact: true }).selectOption('How to object, during consultation')
  await expect(shown.getByText('Market Place, Warwick').last()).toBeInViewport()
  await page.getByLabel('Page', { exact: true }).selectOption('Privacy')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  expect(await pageOf(site, '/donate')).not.toContain('87654321')
  await expect.poll(() => findTooWide(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 740 })
  await page.getByRole('button', { name: 'Add Link' }).click()
  await expect.poll(() => findTooWide(page)).toEqual([])
  await expectAccessible(page, 'the Campaign tab on a telephone', [320])
})

test('links are moved and removed, and each step can be undone', async ({ page, site }) => {
  const [{ updated_at: version }] = JSON.parse(await read(site, '/campaign_details'))
  const links = ['First', 'Second'].map((name) => ({ name, url: `https://social.example.org/${name}` }))
  await write(site, 'PATCH', '/campaign_details/campaign', { social_links: links }, version)
  await page.goto(tab)
  const up = page.getByRole('button', { name: 'Move up Second' })
  await up.click()
  await expect(up).toBeFocused()
  await expect(page.getByLabel('Name of link 1')).toHaveValue('Second')
  await page.getByRole('button', { name: 'Remove First' }).click()
  await expect(page.getByRole('button', { name: 'Remove Second' })).toBeFocused()
  await page.getByRole('tab', { name: 'Events' }).click()
  await page.getByRole('tab', { name: 'Campaign' }).click()
  await expect(page.getByLabel('Name of link 2')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Name of link 2')).toHaveValue('First')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Campaign updated')
  const [stored] = JSON.parse(await read(site, '/campaign_details'))
  expect(stored.social_links).toEqual(links.toReversed())
})

// (rule: merge, conflict)
test('two maintainers who change the same detail choose; what only one changed goes in', async ({ page, site }) => {
  await page.goto(tab)
  await page.getByLabel('E-mail of the campaign').fill('first@example.org')
  await page.getByLabel('Residents association').fill('Avon Residents')
  const [{ updated_at: version }] = JSON.parse(await read(site, '/campaign_details'))
  const theirs = { contact_email: 'second@example.org', council_email: 'planning@council.example.org' }
  await write(site, 'PATCH', '/campaign_details/campaign', theirs, version)

  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: /was changed after you opened it/ })
  await expect(dialog.getByRole('group', { name: 'E-mail of the campaign' })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Their text' })).toHaveAccessibleDescription(/second/)
  await dialog.getByRole('radio', { name: 'Your text' }).check()
  await dialog.getByRole('button', { name: 'Save with these choices' }).click()
  await expect(toastOf(page)).toContainText('Campaign updated')
  await expect(page.getByLabel('E-mail of the council')).toHaveValue('planning@council.example.org')
  expect(JSON.parse(await read(site, '/campaign_details'))).toMatchObject([
    {
      contact_email: 'first@example.org',
      organisation: 'Avon Residents',
      council_email: 'planning@council.example.org',
    },
  ])
})

// (rule: example-events)
test('the example events are removed with one button, and come back with Undo', async ({ page, site }) => {
  await page.goto('/quarry/admin')
  await expect(rowOf(page, 'Example: public meeting')).toContainText('Example: visitors do not see it')
  await page.getByRole('tab', { name: 'Campaign' }).click()
  await missing(page).getByRole('button', { name: 'Remove the example events' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove them' }).click()
  await expect(toastOf(page)).toContainText('Example events removed')
  await expect(missing(page).getByText(/example events are still there/)).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
  expect(JSON.parse(await read(site, '/events'))).toEqual([])
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(missing(page).getByText('7 example events are still there')).toBeVisible()
  expect(JSON.parse(await read(site, '/events'))).toHaveLength(7)
})
