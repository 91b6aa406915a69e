import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { assetSizes } from './asset-sizes.ts'
import { expectFocusInSight } from './focus-walk.ts'
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
  const inside = await page.evaluate(
    () => document.head.querySelector('style:has(~ link[disabled])')?.textContent ?? '',
  )
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

/** The page has its three landmarks and one heading of the first level; which levels follow which is a rule of axe. */
async function expectLandmarks(page: Page, route: string): Promise<void> {
  const selectors = ['header:not(main *)', 'main', 'footer:not(main *)', 'h1']
  const counts = await page.evaluate((all) => all.map((each) => document.querySelectorAll(each).length), selectors)
  expect(counts, `header, main, footer and h1 of ${route}`).toEqual([1, 1, 1, 1])
}

const phone = { width: 360, height: 800 }
const laptop = { width: 1280, height: 800 }
/** A screen of 1280 by 1024 px at 400%, on which words that have no room anywhere show first. */
const narrowest = { width: 320, height: 256 }
const screens = [narrowest, { width: 768, height: 740 }, { width: 1024, height: 740 }, laptop, phone]

/** What shows a wide screen something else than a narrow one, and not only with more room. */
const otherWhenWide = ['/', '/impact-map', '/process', '/flood-risk', '/villages/barford']

/** Every page is opened once for all that is asked of it as it opens; what else belongs to that goes here, without a visit more. */
const parts = 4
for (let part = 0; part < parts; part += 1) {
  const title = `every public page keeps to its limits, breaks no accessibility rule, says no error, is led through by Tab, fits every screen and prints (${part + 1} of ${parts})`
  // (rule: page-budgets, no-third-parties, print-layout, narrow-screens)
  test(title, { tag: '@both' }, async ({ page, site, routes }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
    for (const route of routes.filter((_, index) => index % parts === part)) {
      await test.step(route, async () => {
        const standsForItsKind = oneRouteOfEachKind.includes(route)
        await page.setViewportSize(standsForItsKind ? phone : narrowest)
        await page.goto(`/quarry${route}`)
        await expectLandmarks(page, route)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await expectWithinLimits(page, site, route)
        // Pages of one kind differ in their words alone, which need no more room on a wide screen than on a narrow one.
        for (const screen of standsForItsKind ? screens : [narrowest]) {
          await page.setViewportSize(screen)
          const where = `${route} at ${screen.width} px`
          expect(await findTooWide(page), where).toEqual([])
          const isLookedAt = standsForItsKind
            ? screen === phone || (screen === laptop && otherWhenWide.includes(route))
            : screen === narrowest
          if (isLookedAt) await expectAccessible(page, where)
          if (isLookedAt && standsForItsKind) await expectFocusInSight(page, route, screen.width)
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
