import { meeting, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

test('the button in the header opens the search, and Escape gives the focus back', async ({ page }) => {
  const panel = page.locator('#site-search')
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/quarry/evaluate-objection')
  await button.click()
  await expect(panel.getByRole('searchbox', { name: 'Search this website' })).toBeFocused()
  await expectAccessible(page, 'the search over the header', [768, 1280])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('what a maintainer has just saved is found, a result leads to its place, and whoever comes back finds the results again', async ({
  page,
  site,
}) => {
  await write(site, 'POST', '/events', { ...meeting, title: 'Flibbertigibbet fair' })
  await page.goto('/quarry/search?q=flibbertigibbet')
  await page.getByRole('main').getByRole('link', { name: 'Flibbertigibbet fair' }).click()
  await expect(page.getByRole('heading', { name: 'Flibbertigibbet fair' })).toBeInViewport()
  await page.goto('/quarry/search?q=appeal+dismissed')
  await page.getByRole('main').getByRole('link', { name: 'Appeal dismissed' }).click()
  await expect(page.getByRole('heading', { name: 'Appeal dismissed', exact: true })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Results for ‘appeal dismissed’' })).toBeVisible()
  for (const words of ['lorrys in bardford', 'zebra']) {
    await page.goto(`/quarry/search?q=${words}`)
    await expectAccessible(page, `the search for ${words}`, [320])
  }
})
