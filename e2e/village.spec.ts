import { expectRetries, failRequests } from './failed-reads.ts'
import { holdRequests } from './held-reads.ts'
import { expect, test } from './site.ts'

// (rule: village-page, village-actions)
test('a village page shows its picture, summary, preamble and cards with their key points and articles, and ends with the objection; on localhost it offers Edit Data, and nowhere else', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin.replace('localhost', '127.0.0.1')}/quarry/villages/barford`)
  // It comes with the scripts of the page.
  await expect(page.locator('.generated-on')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Edit Data' })).toHaveCount(0)
  await page.goto('/quarry/villages/barford')
  await expect(page.getByRole('link', { name: 'Edit Data' })).toHaveAttribute(
    'href',
    '/quarry/village-editor?village=barford',
  )
  await expect(page).toHaveTitle(/^Barford Impact Assessment \| /)
  await expect(page.getByRole('heading', { level: 1, name: 'Barford' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Impact Assessment' })).toBeVisible()
  await expect(page.locator('.hero img')).toBeVisible()
  await expect(page.locator('.hero-attribution')).not.toBeEmpty()
  const cards = page.locator('.village-card')
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(4)
  await expect(cards.first().getByText('Key Points')).toBeVisible()
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Barford/)

  const end = page.getByRole('main').locator('aside .actions').getByRole('link').last()
  await expect(page.getByRole('link', { name: 'Object from Barford' })).toHaveAttribute(
    'href',
    '/quarry/write-objection#village=barford',
  )
  await expect(end).toHaveText('How to object')
  await expect(end).toHaveAttribute('href', '/quarry/how-to-object')
  const dust = page.locator('.village-card').filter({ hasText: 'Dust when the wind is in the south' })
  await dust.getByRole('link', { name: 'More about silica dust' }).click()
  await expect(page).toHaveURL('/quarry/silica-dust')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silica Dust')
})

const positions = {
  ettington: 'top',
  charlecote: 'top',
  warwick: 'top',
  wasperton: 'top',
  tiddington: 'bottom',
  loxley: 'center',
}

// (rule: village-fresh)
test('opening a village fetches it anew and says so meanwhile', async ({ page }) => {
  await page.goto('/quarry/')
  const { release, count } = await holdRequests(page, '**/api/village_data/**')
  const marker = page.locator('.place-map-markers').getByRole('link', { name: 'Loxley' })
  await marker.click()
  await expect(page.getByText('Loading village data...')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loxley')
  await page.goBack()
  await marker.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loxley')
  await expect.poll(count).toBe(2)
})

// (rule: failure-toasts)
test('a village that cannot be loaded is tried four times, then a toast and the page say so; its button asks again, and the focus stays near', async ({
  page,
}) => {
  await page.goto('/quarry/')
  const requests = await failRequests(page, 'village_data/**', 'refused')
  await page.locator('.place-map-markers').getByRole('link', { name: 'Loxley' }).click()
  await expectRetries(page, requests, 'Error fetching data', 'Could not load village data from database')
  await expect(page.getByRole('alert')).toContainText('Could not load village data')
  await expect(page.getByRole('alert')).toContainText('Please try again in a minute.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Loxley')

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.locator('.village-card').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
})

// (rule: village-unknown)
test('an unknown village leads to the impact page', async ({ request }) => {
  const response = await request.get('/quarry/villages/atlantis', { maxRedirects: 0 })
  expect(response.status()).toBe(302)
  expect(response.headers().location).toBe('/quarry/impact-map')
  const withoutSlug = await request.get('/quarry/villages', { maxRedirects: 0 })
  expect(withoutSlug.headers().location).toBe('/quarry/impact-map')
})

// (rule: village-picture)
test('the picture of a village keeps its part of the place in sight', async ({ request }) => {
  for (const [slug, position] of Object.entries(positions)) {
    const html = await (await request.get(`/quarry/villages/${slug}`)).text()
    expect(html, slug).toMatch(new RegExp(`<img[^>]* style="object-position:${position}"`))
  }
})
