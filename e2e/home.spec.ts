import { holdRequests } from './failed-reads.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, stopClock, test } from './site.ts'

test('a resident of Loxley finds her village on the map, by keyboard or with a mouse, comes back to where she was, and stops what moves', async ({
  page,
}) => {
  await page.goto('/quarry/')
  const markers = page.locator('.place-map-markers')
  const quarry = markers.getByRole('link', { name: 'Quarry Site' })
  const tooltip = page.getByRole('tooltip', { name: 'Click to view Impact page', includeHidden: true })
  await quarry.focus()
  await expect(tooltip).toBeVisible()
  await expectAccessible(page, 'the tooltip of the quarry', [1280, 320])
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

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const animation = () => quarry.locator('.map-dot').evaluate((dot) => getComputedStyle(dot, '::before').animationName)
  await expect.poll(animation).toBe('pulse')
  await page.getByRole('button', { name: 'Stop the marker flashing' }).click()
  await expect.poll(animation).toBe('none')
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await stopClock(page)
  await quarry.hover()
  await page.clock.runFor(650)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(100)
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  // The signs of the map keep their colours where paper leaves backgrounds out.
  await page.emulateMedia({ media: 'print' })
  await expect(loxley.locator('.map-dot')).toHaveCSS('print-color-adjust', 'exact')
})

test('nothing readable hides: cards are there before late scripts and after them, at a jump and in a picture', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const scripts = await holdRequests(page, '**/*.js')
  const blocks = page.locator('.fade-in')
  const hidden = () =>
    blocks.evaluateAll((all) => all.filter((block) => getComputedStyle(block).opacity !== '1').length)
  const expectShown = () => expect.poll(hidden).toBe(0)
  const opened = page.goto('/quarry/impact-map', { waitUntil: 'commit' })
  // The page has come as a whole once its end is there.
  await page.getByRole('contentinfo').waitFor()
  await expectShown()
  scripts.release()
  await opened
  await expectShown()
  await page.screenshot({ fullPage: true })
  await expectShown()
  await page.evaluate(() => location.assign('#impact-cards-heading'))
  await expectShown()

  await page.unrouteAll()
  await page.goto('/quarry/')
  const states = await blocks.first().evaluateHandle((block) => {
    const seen: (string | undefined)[] = []
    new MutationObserver(() => seen.push(block.dataset.state)).observe(block, { attributeFilter: ['data-state'] })
    scrollTo(0, block.getBoundingClientRect().top - innerHeight - 50)
    return seen
  })
  await expect.poll(() => states.jsonValue()).toEqual(['waiting', 'plain'])
})
