import { expect, startSite, test } from './site.ts'
import { storedRows } from './visitor-rows.ts'

// (rule: signup-provider)
test('with a provider, the sign-up goes there in a new tab with the provider’s fields', async ({ page }) => {
  const provider = 'https://lists.example.org/subscribe'
  const site = await startSite('local', { NEWSLETTER_ACTION: provider })
  try {
    const response = await page.goto(`${site.origin}/quarry/contact`)
    expect(response?.headers()['content-security-policy']).toContain("form-action 'self' https://lists.example.org")
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
    await expect(form).toHaveAttribute('action', provider)
    await expect(form).toHaveAttribute('target', '_blank')
    const posted = page.context().waitForEvent('request', (request) => request.url() === provider)
    await page.context().route(provider, (route) => route.fulfill({ body: 'Thank you' }))
    await form.getByLabel('Email Address *').fill('ann@example.org')
    await form.getByRole('button').click()
    expect(Object.fromEntries(new URLSearchParams((await posted).postData() ?? ''))).toEqual({
      EMAIL: 'ann@example.org',
      FNAME: '',
      POSTCODE: '',
      website: '',
    })
    expect(storedRows(site.databaseFile, 'newsletter_signups')).toEqual([])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await expect(form).toHaveAttribute('action', provider)
  } finally {
    await site.stop()
  }
})
