import { expect, test } from './site.ts'

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
