import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { pipeline, Transform } from 'node:stream'
import { startSite } from '../../server/testing/site-process.ts'
import { expect, test } from '../site.ts'

test('a page has its styles inside, and a screen that is come to later brings those that it needs: with every sheet and font held back it looks as it should, and nothing is refused', async ({
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

  await test.step('a later screen', async () => {
    await page.unrouteAll()
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
})

/** Where a line of a heading breaks elsewhere in the other face, so that what is below it moves by as much as may be. */
const atTheEdge = [
  ['/the-proposal', 390],
  ['/noise-vibration', 414],
  ['/cases', 1024],
] as const
/** Browsers call a page still up to 0.1. */
const atMostMoved = 0.05
const startPages = ['/', '/impact-map', '/evidence-library', '/pack', '/sources']

test('a page hardly moves when its letters come late, and its first screen is painted from the first flight of a new connection', async ({
  browser,
}) => {
  const site = await startSite('public')
  for (const [path, width] of atTheEdge)
    await test.step(`${path} at ${width} px`, async () => {
      const page = await browser.newPage()
      await page.addInitScript(() => {
        const moved = (list: PerformanceObserverEntryList) =>
          list.getEntries().reduce((sum, entry) => sum + entry.toJSON().value, Reflect.get(window, 'moved'))
        Reflect.set(window, 'moved', 0)
        new PerformanceObserver((list) => Reflect.set(window, 'moved', moved(list))).observe({ type: 'layout-shift' })
      })
      await page.setViewportSize({ width, height: 800 })
      await page.route(/\.woff2$/, async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await route.continue()
      })
      await page.goto(`${site.origin}/quarry${path}`)
      await page.locator('html[data-alive]').waitFor({ state: 'attached' })
      await page.evaluate(async () => {
        await document.fonts.ready
        for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      })
      expect(await page.evaluate(() => document.fonts.check('600 20px Fraunces'))).toBe(true)
      const moved = await page.evaluate(() => Number(Reflect.get(window, 'moved')))
      expect(moved).toBeLessThanOrEqual(atMostMoved)
      await page.close()
    })
  for (const path of startPages)
    await test.step(`the first screen of ${path}`, async () => {
      const page = await browser.newPage()
      using way = await holdToFirstFlight(site.port)
      const opened = page.goto(`${way.origin}/quarry${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      const [navigation] = await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
      )
      expect(navigation.responseEnd).toBe(0)
      way.letThrough()
      await opened
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.close()
    })
  await site.stop()
})

/** What a server may send on a new connection before the client has answered: ten packets of TCP, in bytes with the headers. */
const firstFlight = 14 * 1024

/** A way to a site on which the first flight of each connection comes at once, and nothing more until it is let through. */
interface FirstFlight extends Disposable {
  /** Where the site stands behind it, such as http://localhost:4321. */
  origin: string
  /** Lets all through that is held back, and all that comes after. */
  letThrough: () => void
}

/** Opens such a way to the site at this port of 127.0.0.1. */
async function holdToFirstFlight(port: number): Promise<FirstFlight> {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>()
  const server = createServer((client) => {
    let sent = 0
    const hold = new Transform({
      async transform(bytes: Buffer, _encoding, done) {
        const atOnce = bytes.subarray(0, Math.max(0, firstFlight - sent))
        sent += bytes.length
        this.push(atOnce)
        if (atOnce.length < bytes.length) await isLetThrough
        done(null, bytes.subarray(atOnce.length))
      },
    })
    const site = connect(port, '127.0.0.1')
    client.pipe(site)
    pipeline(site, hold, client, () => client.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    letThrough,
    [Symbol.dispose]: () => {
      letThrough()
      server.close()
    },
  }
}
