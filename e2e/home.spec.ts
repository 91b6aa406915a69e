import type { Locator } from '@playwright/test'
import { places } from '../content/places.ts'
import { expect, stopClock, test } from './site.ts'

const villages = places.filter((place) => !place.isQuarry)

// (rule: home-usage, home-map, home-opening, map-legend, map-markers, home-cards, map-hover)
test('the home page says how to use the site, shows fifteen places on the map that lead to their pages, by mouse and by keyboard, and each impact card with at most three villages', async ({
  page,
}) => {
  await page.goto('/quarry/')
  await expect(page.getByRole('heading', { level: 1, name: 'How to make use of this website' })).toBeVisible()
  await expect(page.locator('.place-map-markers a')).toHaveCount(15)
  await expect.poll(async () => (await page.locator('.place-map').boundingBox())?.height).toBeCloseTo(800, -1)
  for (const words of ['Available Impact Reports', 'Proposed Quarry Site', 'Rivers', 'A429 Road']) {
    await expect(page.locator('.map-legend')).toContainText(words)
  }

  for (const place of places) {
    const address = place.isQuarry ? '/quarry/impact-map' : `/quarry/villages/${place.slug}`
    await expect(
      page.locator('.place-map-markers').getByRole('link', { name: place.name, exact: true }),
    ).toHaveAttribute('href', address)
  }
  const listed = await page
    .getByRole('list', { name: 'Places', exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const marked = await page
    .locator('.place-map-markers a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(listed).toEqual(marked)

  await expect(page.getByText('Choose a village, on the map or in the list, to go to its page.')).toBeVisible()
  for (const { name } of villages) {
    await expect(
      page.locator('.place-map-markers').getByRole('link', { name, exact: true }),
    ).toHaveAccessibleDescription('Choose a village, on the map or in the list, to go to its page.')
  }

  const cards = page.locator('.card-list-link')
  await expect(cards).toHaveCount(13)
  const dust = cards.filter({ hasText: 'Silica Dust' })
  await expect(dust).toHaveAttribute('href', '/quarry/silica-dust')
  await expect(dust.locator('.card-list-villages')).toHaveText(/^[^,]+, [^,]+, [^,]+ …$/)

  await test.step('a village marker turns from earth to red on hover and on focus, one at a time', async () => {
    const markers = page.locator('.place-map-markers')
    const colour = (name: string) =>
      markers
        .getByRole('link', { name, exact: true })
        .locator('.map-dot')
        .evaluate((dot) => getComputedStyle(dot).backgroundColor)
    await expect.poll(() => colour('Loxley')).toBe('rgb(109, 76, 46)')
    await markers.getByRole('link', { name: 'Loxley' }).hover()
    await expect.poll(() => colour('Loxley')).toBe('rgb(180, 35, 24)')
    await markers.getByRole('link', { name: 'Ettington' }).hover()
    await expect.poll(() => colour('Loxley')).toBe('rgb(109, 76, 46)')
    await expect(page.locator('.place-map-markers [data-hovered="true"]')).toHaveCount(1)
    await page.mouse.move(5, 5)
    await expect(page.locator('.place-map-markers [data-hovered="true"]')).toHaveCount(0)
  })
  await test.step('Escape closes the tooltip of the quarry from the first moment that it is seen', async () => {
    const tooltip = page.getByRole('tooltip', { name: 'Click to view Impact page', includeHidden: true })
    await tooltip.evaluate((element) => {
      new MutationObserver((_changes, observer) => {
        observer.disconnect()
        element.dataset.seen = 'true'
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
      }).observe(element, { attributeFilter: ['data-open'] })
    })
    await page.locator('.place-map-markers').getByRole('link', { name: 'Quarry Site' }).hover()
    await expect(tooltip).toHaveAttribute('data-seen', 'true')
    await expect(tooltip).toHaveAttribute('data-open', 'false')
  })
  await test.step('a village is opened by keyboard alone, or by a click, and its name is the heading', async () => {
    await page.locator('.place-map-markers').getByRole('link', { name: 'Loxley' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loxley')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to make use of this website')
    await page.locator('.place-map-markers').getByRole('link', { name: 'Wasperton' }).click()
    await expect(page).toHaveURL('/quarry/villages/wasperton')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wasperton')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

// (rule: map-quarry, tooltip-delay)
test('the quarry marker pulses until it is told to stop, and its tooltip opens after 700 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/quarry/')
  const quarry = page.locator('.place-map-markers').getByRole('link', { name: 'Quarry Site' })
  const animation = () => quarry.locator('.map-dot').evaluate((dot) => getComputedStyle(dot, '::before').animationName)
  await expect.poll(animation).toBe('pulse')
  await page.getByRole('button', { name: 'Stop the pulse' }).click()
  await expect.poll(animation).toBe('none')

  await stopClock(page)
  const tooltip = page.getByRole('tooltip', { name: 'Click to view Impact page', includeHidden: true })
  await quarry.hover()
  await page.clock.runFor(650)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(100)
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
})

test('a laptop shows at once that there is a map, and the first words say whether the council takes objections', {
  tag: '@both',
}, async ({ page, consultation }) => {
  await page.goto('/quarry/')
  const bottomOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom)
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('heading', { name: 'Find your community on the map' })).toBeInViewport()
    await expect.poll(() => bottomOf(page.locator('#marker-leamington-spa'))).toBeLessThan(height)
    const order = await page.locator('main').evaluate((main) => {
      const parts = ['.home-statement', '.home-answer', '.home-actions', 'h1', '#map-heading', '.place-map']
      return parts.map((selector) => main.querySelector(selector)?.getBoundingClientRect().top ?? 0)
    })
    expect(order.toSorted((a, b) => a - b)).toEqual(order)
  }
  if (consultation === 'closed') return
  await expect(page.getByRole('main')).toContainText('The council is asking for views now.')
  await expect(page.getByRole('main')).not.toContainText('when the council next asks')
})
