import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from './site.ts'

const limits = { script: 150_000, style: 15_000, font: 45_000, homeInAll: 400_000 }

const assetFolder = 'build/client/assets'
const assetSizes = new Map(
  readdirSync(assetFolder).map((name) => [name, gzipSync(readFileSync(join(assetFolder, name)), { level: 9 }).length]),
)

test('the built fonts are within their limit', () => {
  const fonts = [...assetSizes].filter(([name]) => name.endsWith('.woff2')).map(([, size]) => size)
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(limits.font)
})

test('no file that a public page loads holds the validator', () => {
  const validators = [...assetSizes.keys()].filter((name) =>
    /ZodError|invalid_union/.test(readFileSync(join(assetFolder, name), 'utf8')),
  )
  expect(validators.filter((name) => !name.startsWith('maintenance'))).toEqual([])
})

const limitsTitle = 'every public page stays within its limits, and asks neither another host nor for maintenance code'
test(limitsTitle, { tag: '@both' }, async ({ page, site, routes }) => {
  test.setTimeout(120_000)
  for (const route of routes) {
    await page.goto(`/quarry${route}`, { waitUntil: 'networkidle' })
    const loaded = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
        url: entry.name,
        size: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
    )
    const strangers = loaded.filter(({ url }) => !url.startsWith(site.origin) || url.includes('/maintenance-'))
    const weigh = (ending: string) =>
      loaded
        .map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '')
        .filter((name) => name.endsWith(ending))
        .reduce((total, name) => total + (assetSizes.get(name) ?? 0), 0)
    const script = weigh('.js')
    const style = weigh('.css')
    const all = loaded.reduce((total, { size }) => total + size, 0)
    expect(strangers, route).toEqual([])
    expect(style, `style sheets of ${route}`).toBeGreaterThan(5_000)
    expect(style, `style sheets of ${route}`).toBeLessThanOrEqual(limits.style)
    expect(script, `JavaScript of ${route}`).toBeGreaterThan(50_000)
    expect(script, `JavaScript of ${route}`).toBeLessThanOrEqual(limits.script)
    if (route !== '/') continue
    expect(all, 'home in all').toBeGreaterThan(100_000)
    expect(all, 'home in all').toBeLessThanOrEqual(limits.homeInAll)
  }
})
