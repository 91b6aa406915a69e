import { expect, type Locator } from '@playwright/test'
import { londonDay } from '../domain/london-day.ts'
import { rowOf, toastOf, unique, write } from './maintain.ts'
import { test } from './site.ts'

const nothing = { document: '', page: '', address: '', document_id: '', checked_on: '', how_checked: '' }

// (rule: page-sources)
test('a figure leads to where it comes from after a click through the site, and on paper', async ({ page }) => {
  await page.goto('/quarry/contact')
  await expect(page.locator('.sources')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Impact' }).click()
  await page.getByRole('link', { name: 'Key Facts' }).click()
  await expect(
    page
      .locator('.key-fact')
      .first()
      .getByRole('link', { name: /^Source \d+$/ })
      .first(),
  ).toBeVisible()
  const first = page.locator('.sources li').first()
  await expect(first).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(first).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByText(/^Where this comes from \(\d+\)$/).click()
  await expect(page.locator('.sources #source-tonnage')).toBeVisible()
})

// (rule: sources-page)
test('the page of sources lists every claim, how far it is checked and where it is stated', async ({ page }) => {
  await page.goto('/quarry/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sources' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our sources' })).toBeFocused()
  await expect(page.getByText(/^\d+ claims: \d+ checked, .*\d+ to be checked/)).toBeVisible()
  await page.getByRole('link', { name: /^The campaign’s figures \(\d+\)$/ }).click()
  await expect(page.getByRole('heading', { name: 'The campaign’s figures' })).toBeInViewport()
  const tonnage = page.locator('#source-tonnage')
  await expect(tonnage).toContainText('To be checked: document and page are to be added.')
  await tonnage.getByText(/^Which \d+ pages state it$/).click()
  await expect(tonnage.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/quarry/')
  await tonnage.getByRole('link', { name: 'The Quarry Proposal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Quarry Proposal' })).toBeFocused()
})

const field = (dialog: Locator, label: string) => dialog.getByLabel(label, { exact: true })

// (rule: claims-list, claims-uses)
test('a claim is added, shows where it is stated before it is saved, is checked with one press, and warns of what it loses', async ({
  page,
  site,
}) => {
  const id = unique('claim').replace(' ', '-')
  const statement = unique('Residents ask about dust')
  await page.goto('/quarry/admin?tab=claims')
  await page.getByRole('button', { name: 'Add Claim' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Claim' })
  await field(dialog, 'Claim ID').fill(id)
  await field(dialog, 'Statement').fill(statement)
  await field(dialog, 'Phrases').fill('School life or more')
  await expect(dialog.getByRole('region', { name: 'Where it is stated' })).toContainText(
    '1 place states it in these words.',
  )
  await expect(dialog.getByRole('link', { name: /^Key fact: How long it would last/ })).toBeVisible()
  await field(dialog, 'Document').fill('A letter of residents')
  await dialog.getByRole('button', { name: 'Add Claim' }).click()
  await expect(toastOf(page)).toContainText('Claim created')

  const row = rowOf(page, statement)
  await expect(row).toContainText('To be checked')
  await row.getByText('1 place states it').click()
  await expect(row.getByRole('link', { name: /^Key fact: How long it would last/ })).toBeVisible()
  const editing = page.getByRole('dialog', { name: 'Edit Claim' })
  await expect(row.getByRole('button', { name: 'Mark as checked today' })).toHaveCount(0)
  await row.getByRole('button', { name: 'Say how it was checked' }).click()
  await field(editing, 'How It Was Checked').fill('Compared with the letter.')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  const today = londonDay()
  await row.getByRole('button', { name: 'Mark as checked today' }).click()
  await expect(toastOf(page)).toContainText('Marked as checked today')
  await expect(row.getByRole('button', { name: 'Mark as checked today' })).toHaveCount(0)
  const stored = await (await fetch(`${site.origin}/quarry/api/claims/${id}`)).json()
  // The press and this may stand on either side of midnight.
  expect(stored).toMatchObject({ state: 'checked' })
  expect([today, londonDay()]).toContain(stored.checked_on)
  const html = await (await fetch(`${site.origin}/quarry/the-proposal`)).text()
  expect(html).toMatch(new RegExp(`id="source-${id}">${statement}.*A letter of residents. Checked on`))

  await row.getByRole('button', { name: 'Edit' }).click()
  await field(editing, 'Phrases').fill('working life or more')
  await expect(editing.getByRole('region', { name: 'Where it is stated' })).toContainText(
    '1 place would no longer have a claim',
  )
  await expect(editing.getByText('No longer covered:')).toBeVisible()
  await editing.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Claim deleted')
})

// (rule: claims-warning)
test('an editor tells which figure has no claim, takes it all the same, and is content once there is one', async ({
  page,
  site,
}) => {
  const title = unique('Noise survey')
  const phrase = `${process.pid + 1000} decibels`
  const document = { description: 'Counted.', detail_text: 'In full.', category_id: null, type: 'Report', date: '2026' }
  await write(site, 'POST', '/evidence_documents', { ...document, title })
  await page.goto('/quarry/admin?tab=documents')
  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Document' })
  await field(dialog, 'Description').fill(`Up to ${phrase}, at 1.8 million tonnes.`)
  await expect(field(dialog, 'Description')).toHaveAccessibleDescription(
    new RegExp(`^‘${phrase}’ has no claim yet. Add it under Claims.*, so that readers can see where it comes from.$`),
  )
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Document updated')

  await page.getByRole('tab', { name: 'Claims' }).click()
  await expect(page.getByRole('region', { name: 'Stated without a claim' })).toContainText(phrase)
  const claim = { ...nothing, statement: title, phrases: phrase, said_by: 'applicant', state: 'to-check' }
  await write(site, 'POST', '/claims', { ...claim, id: `noise-${process.pid}` })
  await page.goto('/quarry/admin?tab=documents')
  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
  await expect(field(dialog, 'Description')).not.toHaveAccessibleDescription(/no claim/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('tab', { name: 'Notice' }).click()
  const notice = field(page.getByRole('main'), 'Text')
  await notice.fill('Meeting on 12 December at 7pm: 42 per cent, under Policy S9.')
  await expect(notice).toHaveAccessibleDescription(/‘Policy S9’ and ‘42 per cent’ have no claim yet/)
  await notice.fill('')
  await page.getByRole('tab', { name: 'Campaign' }).click()
  await expect(page.getByText(/claims are still to be checked/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the claims' })).toHaveAttribute('href', '/quarry/admin?tab=claims')
})
