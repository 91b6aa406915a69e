import { expect, test } from './site.ts'

// (rule: privacy-policy)
test('the privacy policy can be reached from every page and from the consent', async ({ page }) => {
  await page.goto('/quarry/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
