import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import type { Site } from './site.ts'

/** The most that a page may load, in bytes as they are sent. */
const limits = { script: 150_000, style: 15_000 }
/** The most that a browser may ask for that comes to one of these pages for the first time. */
const firstVisit = { routes: ['/', '/villages/barford'], requests: 13, bytes: 200_000 }
/** On localhost alone pages ask whether the maintenance side is there. */
const askedLocally = '/quarry/api/maintenance/side'

/** What the page has loaded keeps to its limits, and comes from the site and not from its maintenance side. */
export async function expectWithinLimits(page: Page, site: Site, route: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const asked = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      url: entry.name,
      size: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  )
  const loaded = asked.filter(({ url }) => !url.endsWith(askedLocally))
  const unwanted = loaded.filter(({ url }) => !url.startsWith(site.origin) || url.includes('/maintenance-'))
  const weigh = (ending: string) =>
    loaded.filter(({ url }) => new URL(url).pathname.endsWith(ending)).reduce((total, { size }) => total + size, 0)
  const script = weigh('.js')
  const inside = await page.evaluate(() =>
    Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('\n'),
  )
  const style = gzipSync(inside, { level: 9 }).length + weigh('.css')
  expect(unwanted, route).toEqual([])
  expect(style, `styles of ${route}`).toBeGreaterThan(3_000)
  expect(style, `styles of ${route}`).toBeLessThanOrEqual(limits.style)
  expect(script, `JavaScript of ${route}`).toBeGreaterThan(50_000)
  expect(script, `JavaScript of ${route}`).toBeLessThanOrEqual(limits.script)
  if (!firstVisit.routes.includes(route)) return
  expect(loaded.length, `requests of ${route}`).toBeLessThanOrEqual(firstVisit.requests)
  const all = loaded.reduce((total, { size }) => total + size, 0)
  expect(all, `${route} in all`).toBeGreaterThan(100_000)
  expect(all, `${route} in all`).toBeLessThanOrEqual(firstVisit.bytes)
}
