import { expect } from '@playwright/test'
import { londonDay } from '../domain/london-day.ts'
import { rowOf, toastOf, unique } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { plain, printPaper } from './printed-papers.ts'
import { test } from './site.ts'

test('a claim is added, named by a text and checked; readers are led from the text to where it comes from, and back from Sources', {
  tag: '@wide',
}, async ({ page, site }) => {
  const id = unique('school-life').replace(' ', '-')
  const statement = unique('Residents count the years of school')
  const fact = 'How long it would last'
  await page.goto('/quarry/admin/claims')
  await page.getByRole('button', { name: 'Add Claim' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Claim' })
  await adding.getByLabel('Claim ID').fill(id)
  await adding.getByLabel('Statement').fill(statement)
  await adding.getByLabel('Document', { exact: true }).fill('A letter of residents')
  await adding.getByLabel('How It Was Checked').fill('Compared with the letter.')
  await adding.getByRole('button', { name: 'Add Claim' }).click()
  await expect(toastOf(page)).toContainText('Claim created')
  const row = rowOf(page, statement)

  await page.getByRole('link', { name: 'Key Facts' }).click()
  await rowOf(page, fact)
    .getByRole('button', { name: `Edit ${fact}` })
    .click()
  const claims = page.getByRole('dialog').getByRole('group', { name: 'Claims' })
  await expect(claims.getByRole('checkbox', { name: 'Digging would go on for 10 to 15 years.' })).toBeChecked()
  await claims.getByLabel('Find a claim').fill(statement.toUpperCase())
  await expect(claims.getByRole('status')).toHaveText('Found: 1.')
  await claims.getByRole('checkbox', { name: statement }).check()
  await expectAccessible(page, 'the claims of a key fact', [320])
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Key fact updated')

  await page.getByLabel('Find on the whole site').fill(statement)
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Claim, Statement')
  await row.getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('dialog').getByLabel('Statement')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByLabel('Find claims').fill(statement.toUpperCase())
  await page.getByLabel('All pages').selectOption('/the-proposal')
  await page.getByLabel('All states').selectOption('to-check')
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Edit/ }) })).toHaveCount(1)
  await row.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByText('Used in 1 text').press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: `Key fact: ${fact}` })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const today = londonDay()
  await row.getByRole('button', { name: 'Mark as checked today' }).click()
  await expect(toastOf(page)).toContainText('Marked as checked today')
  const stored = await (await fetch(`${site.origin}/quarry/api/claims/${id}`)).json()
  expect(stored).toMatchObject({ state: 'checked' })
  // The press and this may stand on either side of midnight.
  expect([today, londonDay()]).toContain(stored.checked_on)

  await page.goto(`/quarry/sources?claim=${id}`)
  const source = page.locator(`#source-${id}`)
  await source.getByText('See the page that uses it').click()
  await source.getByRole('link', { name: 'The Quarry Proposal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Quarry Proposal' })).toBeFocused()
  const entry = page.locator(`.sources #source-${id}`)
  await expect(entry).toBeHidden()
  await page
    .getByRole('region', { name: fact })
    .getByRole('link', { name: /^Source \d+$/ })
    .last()
    .click()
  await expect(entry).toBeVisible()
  await expect(entry).toContainText('A letter of residents. Confirmed on')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.sources li').first()).toBeVisible()
})

test('a maintainer sees first what is missing and fills a row of the council’s request, and a councillor gets it on one sheet', async ({
  page,
}) => {
  await page.goto('/quarry/admin/site')
  const rows = page.locator('.rows').getByRole('listitem')
  await expect(rows.first()).toContainText('Where to look: https://www.warwickshire.gov.uk')
  await page.getByLabel('All parts').selectOption('What the council asked for, and the answers')
  await expect(rows.first()).not.toContainText('Where to look')
  await expectAccessible(page, 'the rows of the plan and the site', [320])

  const row = rowOf(page, 'Air quality')
  await expect(row).toContainText('Missing: Answer, Page.')
  await row.getByRole('button', { name: 'Edit Air quality' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Answer', { exact: true }).fill('Two homes were measured.')
  await form.getByLabel('Page', { exact: true }).fill('page 12')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Point updated')
  await expect(row).not.toContainText('Missing')

  await page.goto('/quarry/plan-and-site#request')
  const { sheets, text } = await printPaper(page)
  expect(sheets).toHaveLength(1)
  expect(text).toContain(plain('Two homes were measured.'))
  expect(text).toContain(plain('home page, page 12'))
  expect(text).not.toContain(plain('This land’s history'))
})
