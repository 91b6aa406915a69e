import { noteErrors } from '../page-checks.ts'
import { expect, test } from '../site.ts'

test('a page has its styles inside, and a screen that is come to later brings those that it needs: with every sheet and font held back it looks as it should, and nothing is refused', async ({
  page,
}) => {
  const asked: string[] = []
  const refused = noteErrors(page)
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
  ['/', 390],
  ['/', 1280],
  ['/the-proposal', 390],
  ['/noise-vibration', 414],
  ['/cases', 1024],
] as const
/** Browsers call a page still up to 0.1. */
const atMostMoved = 0.05

for (const [path, width] of atTheEdge)
  test(`${path} hardly moves at ${width} px when its letters come late`, async ({ page }) => {
    await page.addInitScript(() => {
      const moved = (list: PerformanceObserverEntryList) =>
        list.getEntries().reduce((sum, entry) => sum + entry.toJSON().value, Reflect.get(window, 'moved'))
      Reflect.set(window, 'moved', 0)
      new PerformanceObserver((list) => Reflect.set(window, 'moved', moved(list))).observe({ type: 'layout-shift' })
    })
    await page.setViewportSize({ width, height: 800 })
    // Visitors have no way to the maintenance side, which comes into the header by script.
    await page.route('**/api/maintenance/side', (route) => route.abort())
    await page.route(/\.woff2$/, async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    })
    await page.goto(`/quarry${path}`)
    await page.evaluate(async () => {
      await document.fonts.ready
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    for (const face of ['600 20px Fraunces', '400 18px "Public Sans"'])
      expect(await page.evaluate((one) => document.fonts.check(one), face), face).toBe(true)
    expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThanOrEqual(atMostMoved)
  })
