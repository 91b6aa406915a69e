import { expect, test } from './site.ts'

// (rule: first-paint)
test('a page has its styles inside: with every sheet and font held back it looks as it should, and nothing is refused', async ({
  page,
}) => {
  const asked: string[] = []
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.route(/\.css$/, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto('/quarry/how-to-object')
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('position', 'sticky')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600')
  expect(asked).toEqual([])
  expect(refused).toEqual([])
})

test('a screen that is come to later brings the styles that it needs', async ({ page }) => {
  await page.goto('/quarry/privacy')
  await page.getByRole('link', { name: 'Object Now' }).first().click()
  await page.getByRole('heading', { level: 1, name: /object/i }).waitFor()
  // It is read for itself after the screen has come.
  await page.locator('main').getByText('Where this comes from').waitFor()
  const height = () => page.locator('main').evaluate((main) => main.scrollHeight)
  const untilLettered = () => page.evaluate(() => document.fonts.ready.then(() => undefined))
  await untilLettered()
  const comeTo = await height()
  await page.reload()
  await untilLettered()
  await expect.poll(height).toBe(comeTo)
})
