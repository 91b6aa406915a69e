import { expect, stopClock, test } from './site.ts'

test('a resident of Loxley finds her village on the map, by keyboard or with a mouse, and can come back to where she was', async ({
  page,
}) => {
  await page.goto('/quarry/')
  const markers = page.locator('.place-map-markers')
  const loxley = markers.getByRole('link', { name: 'Loxley' })
  await expect(loxley).toHaveAccessibleDescription('Choose a village, on the map or in the list, to go to its page.')
  const colour = () => loxley.locator('.map-dot').evaluate((dot) => getComputedStyle(dot).backgroundColor)
  await expect.poll(colour).toBe('rgb(109, 76, 46)')
  await loxley.hover()
  await expect.poll(colour).toBe('rgb(180, 35, 24)')
  await markers.getByRole('link', { name: 'Ettington' }).hover()
  await expect.poll(colour).toBe('rgb(109, 76, 46)')

  await loxley.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loxley')
  await page.goBack()
  // Going back restores where she was, in its own time; then she reads on.
  const readOn = () => {
    scrollTo(0, 700)
    return scrollY
  }
  await expect.poll(() => page.evaluate(readOn)).toBe(700)
  await markers.getByRole('link', { name: 'Wasperton' }).click()
  await expect(page).toHaveURL('/quarry/villages/wasperton')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
})

test('what moves can be stopped, waits for less motion where that is asked for, and what a marker tells is shown after a rest', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto('/quarry/donate')
  const below = page.locator('.fade-in').last()
  await expect(below).toHaveCSS('opacity', '0')
  await below.scrollIntoViewIfNeeded()
  await expect(below).toHaveCSS('opacity', '1')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/quarry/')
  const quarry = page.locator('.place-map-markers').getByRole('link', { name: 'Quarry Site' })
  const animation = () => quarry.locator('.map-dot').evaluate((dot) => getComputedStyle(dot, '::before').animationName)
  await expect.poll(animation).toBe('pulse')
  await page.getByRole('button', { name: 'Stop the pulse' }).click()
  await expect.poll(animation).toBe('none')
  await page.emulateMedia({ reducedMotion: 'reduce' })

  const tooltip = page.getByRole('tooltip', { name: 'Click to view Impact page', includeHidden: true })
  await stopClock(page)
  await quarry.hover()
  await page.clock.runFor(650)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(100)
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
})
