import { expect, test } from './site.ts'

test('an unknown address answers 404, and leads home on the first load of a session after 100 ms', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const response = await page.goto('/quarry/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL('/quarry/')
  expect(said.some((text) => text.includes('404') && text.includes('/no-such-page'))).toBe(true)
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
})

test('later in the session the not-found page stays', async ({ page }) => {
  await page.goto('/quarry/')
  const response = await page.goto('/quarry/no-such-page')
  expect(response?.status()).toBe(404)
  await page.waitForTimeout(400)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found')
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/quarry/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the not-found page reads', async ({ page }) => {
    await page.goto('/quarry/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found')
  })
})

test('/ and /quarry lead to /quarry/', async ({ page, site }) => {
  for (const path of ['/', '/quarry']) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect([301, 302, 307, 308]).toContain(response.status())
    expect(new URL(response.headers().location ?? '', site.origin).pathname).toBe('/quarry/')
  }
})
