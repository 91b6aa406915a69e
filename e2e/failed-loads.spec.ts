import { expectRetries, failRequests, noteRequests, skipPauses } from './failed-reads.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

test('on a bad line a resident sees that her village is loaded, that it could not be after four tries, and gets it by trying again', async ({
  page,
}) => {
  await page.goto('/quarry/')
  await failRequests(page, 'village_data/**', 'refused')
  await noteRequests(page, '/api/village_data/')
  await page.locator('.place-map-markers').getByRole('link', { name: 'Loxley' }).click()
  await expect(page.getByText('Loading village data...')).toBeVisible()
  await expectRetries(page, 'Error fetching data', 'Could not load village data from database')
  await expect(page.getByRole('alert')).toContainText('Please try again in a minute.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Loxley')
  await expectAccessible(page, 'a village that cannot be loaded', [320])

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.locator('.village-card').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
})

const [none, cards] = ['Could not load evidence', 'Error loading impact cards. Please try again.']
const loads: [link: string, api: string, failure: 'refused' | 'unreachable', words: string, toast?: string][] = [
  ['Cases Elsewhere', 'cases', 'unreachable', 'Could not load cases'],
  ['Events', 'events', 'unreachable', 'Could not load events'],
  ['Impact', 'impact_cards', 'unreachable', cards],
  ['Flood Risk', 'impact_cards', 'unreachable', cards],
  ['Evidence Library', 'evidence_categories', 'refused', `${none} categories`, 'Error fetching categories'],
  ['Evidence Library', 'evidence_documents', 'refused', `${none} documents`, 'Error fetching documents'],
  ['Evidence Library', 'evidence_documents', 'unreachable', `${none} documents`, 'Error fetching data'],
]

test('whatever cannot be loaded says so in its place, and the page around it stays', { tag: '@wide' }, async ({
  page,
}) => {
  for (const [link, api, failure, words, toast] of loads) {
    await test.step(`${link}, ${api} ${failure}`, async () => {
      await page.goto('/quarry/')
      // What shows toasts is loaded once somebody begins to use the page, and not while its clock stands.
      await page.keyboard.press('Shift')
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
      await failRequests(page, api, failure)
      await page
        .getByRole('link', { name: new RegExp(`^${link}`), includeHidden: true })
        .first()
        .dispatchEvent('click')
      if (toast) await skipPauses(page, page.locator('[data-sonner-toast]').filter({ hasText: toast }))
      await skipPauses(page, page.getByRole('alert').filter({ hasText: words }))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.clock.resume()
      await page.unrouteAll()
    })
  }
})
