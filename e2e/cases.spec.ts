import { expectRetries, failRequests } from './failed-reads.ts'
import { expect, test } from './site.ts'

// (rule: failure-toasts, read-retries)
test('cases that cannot be loaded are told of in a toast and on the page', async ({ page }) => {
  await page.goto('/quarry/')
  const requests = await failRequests(page, 'cases', 'refused')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cases Elsewhere' }).click()
  await expectRetries(page, requests, 'Error fetching cases')
  await expect(page.getByRole('alert')).toHaveText(/Could not load cases/)
})
