import { caseSeeds } from '../content/seed/cases.ts'
import { expectRetries, failRequests } from './failed-reads.ts'
import { expect, test } from './site.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // (rule: cases-summary, cases-sections, case-card)
  test('the cases stand by outcome after an honest summary, and a link leads to each outcome', async ({ page }) => {
    await page.goto('/quarry/cases')
    await expect(page).toHaveTitle(/^Cases Elsewhere \| /)
    const summary = page.getByRole('region', { name: 'In short' })
    await expect(summary).toContainText('That is a choice and no statistic')
    for (const [outcome, heading] of [
      ['refused', 'Refused'],
      ['allowed', 'Allowed'],
      ['withdrawn', 'Withdrawn'],
    ] as const) {
      const expected = caseSeeds.filter((row) => row.outcome === outcome)
      await expect(summary).toContainText(`${expected.length} ${outcome}`)
      await summary.getByRole('link', { name: `${heading} (${expected.length})` }).click()
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeInViewport()
      const section = page.getByRole('region', { name: heading, exact: true })
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(expected.map(({ name }) => name))
    }
    for (const { name, what_decided, meaning, address, source } of caseSeeds) {
      const card = page.getByRole('article', { name, exact: true })
      for (const text of [what_decided, meaning, 'Last compared on']) await expect(card).toContainText(text)
      await expect(card.getByRole('link', { name: source })).toHaveAttribute('href', address)
    }
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cases Elsewhere' })).toBeVisible()
  })
})

// (rule: failure-toasts, read-retries)
test('cases that cannot be loaded are told of in a toast and on the page', async ({ page }) => {
  await page.goto('/quarry/')
  const requests = await failRequests(page, 'cases', 'refused')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cases Elsewhere' }).click()
  await expectRetries(page, requests, 'Error fetching cases')
  await expect(page.getByRole('alert')).toHaveText(/Could not load cases/)
})
