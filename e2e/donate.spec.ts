import { campaign } from '../content/campaign.ts'
import { detailText } from '../domain/campaign.ts'
import { expect, test } from './site.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // (rule: donate-uses, donate-ways)
  test('the page says what donations pay for, and shows both ways to give', async ({ page }) => {
    await page.goto('/quarry/donate')
    await expect(page).toHaveTitle(/^Support Our Campaign \| /)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Our Campaign')
    await expect(page.getByRole('heading', { name: 'Expert scientific reports' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'King’s Counsel, if it goes to appeal' })).toBeVisible()
    for (const option of ['Option 1', 'Option 2']) await expect(page.getByText(option)).toBeAttached()

    const online = page.getByRole('link', { name: 'Open the fundraising page (opens a new tab)' })
    await expect(online).toHaveAttribute('href', detailText(campaign.fundraisingUrl))
    await expect(online).toHaveAttribute('target', '_blank')

    const { name, sortCode, number, reference } = campaign.bankAccount
    for (const [label, detail] of [
      ['Account name', name],
      ['Sort code', sortCode],
      ['Account number', number],
      ['Reference', reference],
    ] as const) {
      const row = page.locator('.bank-details > div').filter({ has: page.getByText(label, { exact: true }) })
      await expect(row.locator('dd')).toHaveText(detailText(detail))
    }
    await expect(page.getByText('The bank details have not been entered yet.')).toBeAttached()
  })

  test('Return to Home leads home', async ({ page }) => {
    await page.goto('/quarry/donate')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/quarry/')
  })
})
