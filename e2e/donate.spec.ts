import { wholeCampaign } from './open-consultation.ts'
import { expect, test } from './site.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // (rule: donate-uses, donate-ways)
  test('the page says what donations pay for, and shows both ways to give', { tag: '@open' }, async ({ page }) => {
    await page.goto('/quarry/donate')
    await expect(page).toHaveTitle(/^Support Our Campaign \| /)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Our Campaign')
    await expect(page.getByRole('heading', { name: 'Expert scientific reports' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'King’s Counsel, if it goes to appeal' })).toBeVisible()
    for (const option of ['Option 1', 'Option 2']) await expect(page.getByText(option)).toBeAttached()

    const online = page.getByRole('link', { name: 'Open the fundraising page (opens a new tab)' })
    await expect(online).toHaveAttribute('href', wholeCampaign.fundraising_url)
    await expect(online).toHaveAttribute('target', '_blank')

    const { name, sort_code, number, reference } = wholeCampaign.bank_account
    for (const [label, detail] of [
      ['Account name', name],
      ['Sort code', sort_code],
      ['Account number', number],
      ['Reference', reference],
    ] as const) {
      const row = page.locator('.bank-details > div').filter({ has: page.getByText(label, { exact: true }) })
      await expect(row.locator('dd')).toHaveText(detail)
    }
  })

  // (rule: campaign-details)
  test('until a way to give is set, none is shown and nothing stands in its place; Return to Home leads home', async ({
    page,
  }) => {
    await page.goto('/quarry/donate')
    const ways = page.getByRole('region', { name: 'How to give' })
    await expect(ways).toContainText('We cannot take donations here yet.')
    await expect(ways.getByRole('link')).toHaveText(['Contact Us'])
    await expect(ways.getByRole('definition')).toHaveCount(0)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/quarry/')
  })
})

// (rule: fade-in)
test('what lies below fades in as it is reached, unless less motion is asked for', async ({ page }) => {
  const part = page.locator('.fade-in').last()
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto('/quarry/donate')
  await expect(part).toHaveCSS('opacity', '1')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await expect(part).toHaveCSS('opacity', '0')
  await part.scrollIntoViewIfNeeded()
  await expect(part).toHaveCSS('opacity', '1')
})
