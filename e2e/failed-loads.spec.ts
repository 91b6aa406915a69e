import { expectRetries, failRequests, skipPauses } from './failed-reads.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

test('on a bad line a resident sees that her village is loaded, that it could not be after four tries, and gets it by trying again', async ({
  page,
}) => {
  await page.goto('/quarry/')
  const requests = await failRequests(page, 'village_data/**', 'refused')
  await page.locator('.place-map-markers').getByRole('link', { name: 'Loxley' }).click()
  await expect(page.getByText('Loading village data...')).toBeVisible()
  await expectRetries(page, requests, 'Error fetching data', 'Could not load village data from database')
  await expect(page.getByRole('alert')).toContainText('Please try again in a minute.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Loxley')
  await expectAccessible(page, 'a village that cannot be loaded', [320])

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.locator('.village-card').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
})

const loads = [
  { link: 'Cases Elsewhere', api: 'cases', words: 'Could not load cases' },
  { link: 'Events', api: 'events', words: 'Could not load events' },
  { link: 'Impact', api: 'impact_cards', words: 'Error loading impact cards. Please try again.' },
  { link: 'Flood Risk', api: 'impact_cards', words: 'Error loading impact cards. Please try again.' },
]

test('whatever cannot be loaded says so in its place, and the page around it stays', async ({ page }) => {
  for (const { link, api, words } of loads) {
    await test.step(link, async () => {
      await page.goto('/quarry/')
      await failRequests(page, api, 'unreachable')
      await page
        .getByRole('link', { name: new RegExp(`^${link}`), includeHidden: true })
        .first()
        .dispatchEvent('click')
      await skipPauses(page, page.getByRole('alert').filter({ hasText: words }))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.clock.resume()
      await page.unrouteAll()
    })
  }
})
