import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { publicRoutes } from './public-routes.ts'
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

test('every public page stays within its limits, and asks neither another host nor for maintenance code', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  for (const route of publicRoutes) {
    let script = 0
    let style = 0
    let all = 0
    const strangers: string[] = []
    const sized: Promise<void>[] = []
    const weigh = async (url: string, size: Promise<number>) => {
      const name = new URL(url).pathname.split('/').at(-1) ?? ''
      if (name.endsWith('.js')) script += assetSizes.get(name) ?? 0
      if (name.endsWith('.css')) style += assetSizes.get(name) ?? 0
      all += await size
    }
    page.removeAllListeners('requestfinished')
    page.on('requestfinished', (request) => {
      const isStranger = !request.url().startsWith(site.origin) && !request.url().startsWith('data:')
      if (isStranger || request.url().includes('/maintenance-')) strangers.push(request.url())
      sized.push(
        weigh(
          request.url(),
          request.sizes().then((sizes) => sizes.responseBodySize),
        ),
      )
    })
    await page.goto(`/quarry${route}`, { waitUntil: 'networkidle' })
    await Promise.all(sized)
    expect(strangers, route).toEqual([])
    expect(style, `style sheets of ${route}`).toBeGreaterThan(5_000)
    expect(style, `style sheets of ${route}`).toBeLessThanOrEqual(limits.style)
    expect(script, `JavaScript of ${route}`).toBeGreaterThan(50_000)
    expect(script, `JavaScript of ${route}`).toBeLessThanOrEqual(limits.script)
    if (route === '/') expect(all, 'home in all').toBeLessThanOrEqual(limits.homeInAll)
  }
})
