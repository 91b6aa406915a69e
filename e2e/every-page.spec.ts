import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { assetSizes } from './asset-sizes.ts'
import { expectAccessible, findMisprints, findTooWide, paperWidth } from './page-checks.ts'
import { oneRouteOfEachKind } from './public-routes.ts'
import { expect, type Site, test } from './site.ts'

const limits = { script: 150_000, style: 15_000, homeInAll: 400_000 }

/** What the page has loaded keeps to its limits, and comes from the site and not from its maintenance side. */
async function expectWithinLimits(page: Page, site: Site, route: string): Promise<void> {
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      url: entry.name,
      size: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  )
  const unwanted = loaded.filter(({ url }) => !url.startsWith(site.origin) || url.includes('/maintenance-'))
  const weigh = (ending: string) =>
    loaded
      .map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '')
      .filter((name) => name.endsWith(ending))
      .reduce((total, name) => total + (assetSizes.get(name) ?? 0), 0)
  const script = weigh('.js')
  const inside = await page.evaluate(() => document.head.querySelector('link[disabled] ~ style')?.textContent ?? '')
  const style = gzipSync(inside, { level: 9 }).length + weigh('.css')
  expect(unwanted, route).toEqual([])
  expect(style, `styles of ${route}`).toBeGreaterThan(3_000)
  expect(style, `styles of ${route}`).toBeLessThanOrEqual(limits.style)
  expect(script, `JavaScript of ${route}`).toBeGreaterThan(50_000)
  expect(script, `JavaScript of ${route}`).toBeLessThanOrEqual(limits.script)
  if (route !== '/') return
  const all = loaded.reduce((total, { size }) => total + size, 0)
  expect(all, 'home in all').toBeGreaterThan(100_000)
  expect(all, 'home in all').toBeLessThanOrEqual(limits.homeInAll)
}

for (const half of [0, 1]) {
  const title = `every public page keeps to its limits, breaks no accessibility rule, says no error, fits every screen and prints (${half + 1} of 2)`
  // (rule: page-budgets, no-third-parties, print-layout)
  test(title, { tag: '@both' }, async ({ page, site, routes }) => {
    test.setTimeout(240_000)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
    for (const route of routes.filter((_, index) => index % 2 === half)) {
      await test.step(route, async () => {
        await page.setViewportSize({ width: 360, height: 800 })
        await page.goto(`/quarry${route}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        await expectAccessible(page, route, [360])
        await expectWithinLimits(page, site, route)
        if (oneRouteOfEachKind.includes(route)) await expectAccessible(page, route, [1280])
        for (const width of [320, 360, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 740 })
          expect(await findTooWide(page), `${route} at ${width} px`).toEqual([])
        }
        await page.setViewportSize({ width: paperWidth, height: 1000 })
        await page.emulateMedia({ media: 'print' })
        expect(await findMisprints(page), `${route} on paper`).toEqual([])
        await page.emulateMedia({ media: 'screen' })
      })
    }
    expect(errors).toEqual([])
  })
}
