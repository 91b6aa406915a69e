import type { Page } from '@playwright/test'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

/** As a link of ours would go there: through the router. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ usr: null, key: 'inside', idx: 1 }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

test('who comes by a dead link is led home, and who meets one later is told, without a load inside the site; another spelling leads to the page that it means', {
  tag: '@wide',
}, async ({ page }) => {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.goto('/quarry/no-such-page')
  await expect(page).toHaveURL('/quarry/')
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)

  await page.clock.install()
  for (const path of ['/quarry/no-such-page', '/quarry/impact/nothing', '/quarry/pack/nothing']) {
    await page.goto(path)
    await page.clock.runFor(1000)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page not found')
    await expect(page.getByRole('main')).toHaveCount(1)
  }
  await expectAccessible(page, 'no such page', [320])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/quarry/')

  expect(failures).toEqual([])
  await test.step('inside the site', async () => {
    await page.goto('/quarry/donate')
    await page.evaluate(() => document.documentElement.setAttribute('data-stayed', ''))
    for (const [unknown, title] of [
      ['/quarry/villages/nowhere', 'How the quarry will impact me...'],
      ['/quarry/nothing-here', '404 Page not found'],
      ['/quarry/impact/nothing', '404 Page not found'],
    ] as const) {
      await goInside(page, unknown)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('main')).toHaveCount(1)
      await goInside(page, '/quarry/donate')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Our Campaign')
    }
    await expect(page.locator('html')).toHaveAttribute('data-stayed', '')
    await goInside(page, '/quarry//How%20to%20Object')
    await expect(page).toHaveURL('/quarry/how-to-object')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
})
