import type { Page } from '@playwright/test'
import { holdRequests } from './held-reads.ts'
import { expect, test } from './site.ts'

const marker = (page: Page, name: string) =>
  page.locator('.place-map-markers').getByRole('button', { name, exact: true })

const overlay = (page: Page, name: string) => page.getByRole('dialog', { name: `${name} Impact Assessment` })

/** Comes to the map from another page of the site, so that Back has somewhere to go. */
async function comeFromEvents(page: Page) {
  await page.goto('/quarry/events')
  await goToMap(page)
}

async function goToMap(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Impact' }).click()
  await expect(marker(page, 'Barford')).toBeVisible()
}

async function choose(page: Page, name: string) {
  await marker(page, name).click()
  await expect(overlay(page, name)).toBeVisible()
}

async function expectMapWithFocusOn(page: Page, name: string) {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/quarry/impact-map')
  await expect(marker(page, name)).toBeFocused()
}

// (rule: overlay-address)
test('Back closes the overlay and leaves the page as it was; Forward opens it again, and a reload keeps it open without leaving anything behind', async ({
  page,
}) => {
  await test.step('however often an overlay is opened and closed, one Back leads to the page before', async () => {
    await comeFromEvents(page)
    const before = await page.evaluate(() => history.length)
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(8, 400),
      () => page.goBack(),
      // Nobody is slow enough to wait for the address.
      () => Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')]),
    ]
    for (const [index, close] of [...ways, ...ways.slice(0, 1)].entries()) {
      const village = index % 2 === 0 ? 'Barford' : 'Loxley'
      await choose(page, village)
      await close()
      await expectMapWithFocusOn(page, village)
    }
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/quarry/events')
  })
  await test.step('from the overlay to the page of the village and back: it is open again, from the first moment on', async () => {
    await goToMap(page)
    await choose(page, 'Sherbourne')
    await overlay(page, 'Sherbourne').getByRole('link', { name: 'Go to the page of Sherbourne' }).click()
    await expect(page).toHaveURL('/quarry/villages/sherbourne')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.evaluate(() => {
      const flashes = { seen: 0 }
      Object.assign(window, { flashes })
      const look = () => {
        if (document.querySelector('.impact-map') && !document.querySelector('.village-overlay[open]'))
          flashes.seen += 1
        requestAnimationFrame(look)
      }
      look()
    })
    await page.goBack()
    await expect(overlay(page, 'Sherbourne').getByText('Key Points').first()).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { flashes: { seen: number } }).flashes.seen)).toBe(0)
    await page.goBack()
    await expectMapWithFocusOn(page, 'Sherbourne')
    await page.goBack()
    await expect(page).toHaveURL('/quarry/events')
  })
  await goToMap(page)
  await marker(page, 'Wasperton').scrollIntoViewIfNeeded()
  const position = () => page.evaluate(() => scrollY)
  const scrolled = await position()
  await choose(page, 'Wasperton')
  await expect.poll(position).toBe(scrolled)
  await page.goBack()
  await expectMapWithFocusOn(page, 'Wasperton')
  await expect.poll(position).toBe(scrolled)
  await page.goForward()
  await expect(overlay(page, 'Wasperton')).toBeVisible()
  await expect(overlay(page, 'Wasperton').getByRole('heading', { level: 2 })).toBeFocused()
  await page.goBack()
  await expectMapWithFocusOn(page, 'Wasperton')
  await page.goForward()
  await page.reload()
  await expect(overlay(page, 'Wasperton')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectMapWithFocusOn(page, 'Wasperton')
  await page.goBack()
  await expect(page).toHaveURL('/quarry/events')
})

test('an address leads straight to an overlay, and closing it shows its marker on the map; one with anything else opens none', async ({
  page,
}) => {
  await page.goto('/quarry/events')
  await page.goto('/quarry/impact-map#halford')
  await overlay(page, 'Halford').getByRole('button', { name: 'Close' }).click()
  await expectMapWithFocusOn(page, 'Halford')
  await expect(marker(page, 'Halford')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/quarry/events')

  for (const hash of ['#atlantis', '#quarry-site', '#%E0%A4']) {
    // From an address to the same with another end no browser loads the page anew.
    await page.goto('about:blank')
    await page.goto(`/quarry/impact-map${hash}`)
    // What opened one would have come before what comes now.
    await choose(page, 'Barford')
    await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(1)
  }
})

// (rule: overlay-address)
test('where the code of the overlay cannot come, the village page opens instead, and Back leads to the map', async ({
  page,
}) => {
  await page.route('**/assets/village-overlay-*.js', (route) => route.abort())
  await comeFromEvents(page)
  await marker(page, 'Halford').click()
  await expect(page).toHaveURL('/quarry/villages/halford')
  await expect(page.getByRole('heading', { level: 1, name: 'Halford' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/quarry/impact-map')
  await expect(marker(page, 'Halford')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('whoever leaves before the code of the overlay has come stays where they went', async ({ page }) => {
  const { release } = await holdRequests(page, '**/assets/village-overlay-*.js')
  await comeFromEvents(page)
  await marker(page, 'Halford').click()
  await expect(page).toHaveURL('/quarry/impact-map#halford')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible()
  const arrived = page.waitForResponse('**/assets/village-overlay-*.js')
  release()
  await (await arrived).finished()
  // The code runs, and what it would do is done, before this.
  await page.evaluate(() => new Promise(requestAnimationFrame).then(() => fetch('/quarry/healthz')))
  await expect(page).toHaveURL('/quarry/events')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
