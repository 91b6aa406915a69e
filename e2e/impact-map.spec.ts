import type { Page } from '@playwright/test'
import { holdRequests } from './failed-reads.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

const marker = (page: Page, name: string) =>
  page.locator('.place-map-markers').getByRole('button', { name, exact: true })
const overlay = (page: Page, name: string) => page.getByRole('dialog', { name: `${name} Impact Assessment` })
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function expectMapWithFocusOn(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/quarry/impact-map')
  await expect(marker(page, name)).toBeFocused()
}

test('the impacts stand row by row in their order, first left and second right, on paper too', async ({ page }) => {
  await page.goto('/quarry/impact-map')
  const places = () =>
    page.locator('.impact-card').evaluateAll(([a, b, c, d]) =>
      [a, b, c, d].map((card) => {
        const { left, top } = card?.getBoundingClientRect() ?? new DOMRect()
        return { left, top }
      }),
    )
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    const [a, b, c, d] = await places()
    expect([b?.top, d?.top, c?.left, d?.left], media).toEqual([a?.top, c?.top, a?.left, b?.left])
    expect(Number(a?.left), media).toBeLessThan(Number(b?.left))
    expect(Number(a?.top), media).toBeLessThan(Number(c?.top))
  }
})

test('an impact opens by its button and by a click on it, not while its words are selected, and its chips lead to villages', async ({
  page,
}) => {
  await page.goto('/quarry/impact-map')
  await expect(marker(page, 'Barford')).toBeVisible()
  const dust = card(page, 'Silica Dust')
  await expect(dust).toHaveCSS('border-left-color', 'rgb(166, 124, 71)')
  const toggle = dust.getByRole('button')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.press('Enter')
  await expect(toggle).toHaveText('Show less')
  await expect(dust.getByText('meters at the boundary')).toBeVisible()
  await expectAccessible(page, 'a card that shows more', [320])
  await dust.getByRole('heading').click()
  await expect(toggle).toHaveText('More')
  await expect(dust.getByText('meters at the boundary')).toBeHidden()

  // Where a word ends is known only with its letters.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const description = dust.getByText('Digging and moving sand')
  await description.evaluate((words) => words.scrollIntoView({ block: 'center' }))
  const { x = 0, y = 0 } = (await description.boundingBox()) ?? {}
  await page.mouse.move(x + 5, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + 150, y + 10, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(/^Digging and \S+$/)
  await expect(toggle).toHaveText('More')

  await card(page, 'No Justification').getByText('All Communities').click()
  await expect(page).toHaveURL('/quarry/impact-map')
  await dust.getByRole('list', { name: 'Affects:' }).getByRole('link', { name: 'Barford' }).click()
  await expect(page).toHaveURL('/quarry/villages/barford')
})

test('a resident reads a village over the map by keyboard: the focus stays in it, it closes in each usual way, and the map is as it was; Back and Forward, a reload and a shared address show the village that they should', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/quarry/impact-map')
  await marker(page, 'Barford').focus()
  await page.keyboard.press('Enter')
  const report = overlay(page, 'Barford')
  await expect(report.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(report.getByText('Key Points').first()).toBeVisible()
  await expectAccessible(page, 'the overlay', [1280, 320])
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab')
  const isOnPage = () =>
    page.evaluate(() => document.activeElement?.closest('header, footer, main:not(dialog *)') != null)
  expect((await report.evaluate((dialog) => dialog.contains(document.activeElement))) || !(await isOnPage())).toBe(true)

  const ways = [
    () => page.keyboard.press('Escape'),
    () => report.getByRole('button', { name: 'Close' }).press('Space'),
    () => page.mouse.click(8, 400),
    () => page.goBack(),
    // Nobody is slow enough to wait for the address.
    () => Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')]),
  ]
  const before = await page.evaluate(() => history.length)
  for (const close of ways) {
    await expect(page).toHaveURL('/quarry/impact-map#barford')
    await expect(report).toBeVisible()
    await close()
    await expectMapWithFocusOn(page, 'Barford')
    await page.keyboard.press('Enter')
  }
  expect(await page.evaluate(() => history.length)).toBe(before)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/quarry/events')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Impact' }).click()
  await marker(page, 'Sherbourne').click()
  await overlay(page, 'Sherbourne').getByRole('link', { name: 'Go to the page for Sherbourne' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sherbourne' })).toBeFocused()
  await page.goBack()
  await expect(overlay(page, 'Sherbourne').getByText('Key Points').first()).toBeVisible()
  await page.goBack()
  await expectMapWithFocusOn(page, 'Sherbourne')
  await page.goForward()
  await expect(overlay(page, 'Sherbourne')).toBeVisible()
  await page.reload()
  await expect(overlay(page, 'Sherbourne')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectMapWithFocusOn(page, 'Sherbourne')
  await page.goBack()
  await expect(page).toHaveURL('/quarry/events')

  const { release } = await holdRequests(page, '**/quarry/api/village_data/halford')
  const opened = page.goto('/quarry/impact-map#halford')
  await expect(overlay(page, 'Halford').getByText('Loading village data...')).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const box = await overlay(page, 'Halford').boundingBox()
  release()
  await opened
  await expect(overlay(page, 'Halford').locator('.village-card').first()).toBeVisible()
  await expect.poll(() => overlay(page, 'Halford').boundingBox()).toEqual(box)
  await overlay(page, 'Halford').getByRole('button', { name: 'Close' }).click()
  await expectMapWithFocusOn(page, 'Halford')
  await expect(marker(page, 'Halford')).toBeInViewport()
  await page.goto('about:blank')
  await page.goto('/quarry/impact-map#atlantis')
  await marker(page, 'Barford').click()
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(1)
})
