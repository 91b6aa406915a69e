import { expect, stopClock, test } from './site.ts'

// (rule: skip-link, navigation-items, footer-links, header-sticky, privacy-policy)
test('the skip link comes first; the main navigation has its items, three of them under Background; the footer its links, the application reference, the year and the privacy policy, without a cookie; the header stays, and turns white and blurred after 20 px of scrolling', async ({
  page,
}) => {
  await page.goto('/quarry/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const nav = page.getByRole('navigation', { name: 'Main' })
  const links = await nav
    .getByRole('link', { includeHidden: true })
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(links).toEqual([
    ['Home', '/quarry/'],
    ['Background', '/quarry/the-proposal'],
    ['The Proposal', '/quarry/the-proposal'],
    ['Evidence Library', '/quarry/evidence-library'],
    ['Process', '/quarry/process'],
    ['Impact', '/quarry/impact-map'],
    ['Events', '/quarry/events'],
  ])
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Join Mailing List' })).toHaveAttribute(
    'href',
    '/quarry/contact#mailchimp',
  )
  await expect(banner.getByRole('link', { name: 'Object Now' })).toHaveAttribute('href', '/quarry/how-to-object')
  await expect(banner.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/quarry/donate')

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Object Now' })).toHaveAttribute('href', '/quarry/how-to-object')
  await expect(footer.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/quarry/contact')
  await expect(footer.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/quarry/donate')
  await expect(footer.getByRole('link', { name: 'What we sent' })).toHaveAttribute('href', '/quarry/updates')
  await expect(footer).toContainText('WDC/22CM008')
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)

  const header = page.locator('.site-header')
  await page.evaluate(() => scrollTo(0, 20))
  await expect(header).toHaveAttribute('data-scrolled', 'false')
  await page.evaluate(() => scrollTo(0, 21))
  await expect(header).toHaveAttribute('data-scrolled', 'true')
  await expect(header).toHaveCSS('backdrop-filter', 'blur(10px)')
  await page.evaluate(() => scrollTo(0, 1000))
  await expect(header).toBeInViewport()

  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

// (rule: header-buttons, admin-button, narrow-screens)
test('from 1024 px on the header offers the mailing list, on localhost only Admin too, and everything in it has room, also with letters of up to twice the size at every width', async ({
  page,
  site,
}) => {
  for (const host of ['127.0.0.1', 'localhost']) {
    await page.goto(`${site.origin.replace('localhost', host)}/quarry/`)
    const header = page.getByRole('banner')
    for (const width of [1024, 1100, 1279, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(header.getByRole('link', { name: 'Join Mailing List' })).toBeVisible()
      const admin = header.getByRole('link', { name: 'Admin' })
      if (host === 'localhost') await expect(admin).toBeVisible()
      else await expect(admin).toHaveCount(0)
      const parts = await page
        .locator('.site-logo svg, .site-logo span, .site-header nav > ul > li, .site-header-row > div > a')
        .evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0),
        )
      expect(parts.length).toBeGreaterThanOrEqual(9)
      for (const [index, { right }] of parts.entries()) {
        expect(right, `part ${index} at ${width} px`).toBeLessThanOrEqual((parts[index + 1]?.left ?? width - 17) + 0.5)
      }
    }
  }

  // What is not looked at would be laid out and painted anew at every width.
  await page.locator('main, footer').evaluateAll((rest) => {
    for (const each of rest) each.setAttribute('hidden', '')
  })
  const wrong: string[] = []
  for (const size of ['125%', '150%', '225%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    for (let width = 320; width <= 2048; width += 96) {
      await page.setViewportSize({ width, height: 700 })
      const right = await page
        .locator('.site-header :is(a, button, span)')
        .evaluateAll((all) =>
          Math.max(
            ...all
              .filter((each) => each.checkVisibility({ visibilityProperty: true }))
              .map((each) => each.getBoundingClientRect().right),
          ),
        )
      if (right > width) wrong.push(`${size} at ${width} px: ${Math.round(right - width)} px too wide`)
    }
  }
  expect(wrong).toEqual([])
})

// (rule: tooltip-delay)
test('the sub-menu opens 200 ms after the pointer rests on it, by its button, and closes on Escape', async ({
  page,
}) => {
  await page.goto('/quarry/')
  await stopClock(page)
  const subMenu = page.locator('.sub-menu')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Background' }).hover()
  await page.clock.runFor(150)
  await expect(subMenu).toHaveAttribute('data-open', 'false')
  await page.clock.runFor(100)
  await expect(subMenu).toHaveAttribute('data-open', 'true')
  await page.keyboard.press('Escape')
  await page.mouse.move(5, 500)
  await page.clock.runFor(1000)

  const button = page.getByRole('button', { name: 'More in Background' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'The Proposal' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

// (rule: mobile-menu)
test('the mobile menu slides in over the full width, holds every item and closes on a route change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/quarry/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.locator('#mobile-menu')
  await expect(menu).toBeVisible()
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0)
  expect((await menu.boundingBox())?.width).toBe(360)
  for (const name of [
    'Home',
    'Background',
    'The Proposal',
    'Evidence Library',
    'Process',
    'Impact',
    'Events',
    'Write Your Objection',
    'Contact',
    'Join Mailing List',
    'Object Now',
    'Donate',
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await menu.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

// (rule: scroll-top)
test('a navigation starts at the top, and going back restores where one was', async ({ page }) => {
  await page.goto('/quarry/')
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await page.locator('.place-map-markers').getByRole('link', { name: 'Ettington' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ettington')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
})

test('where a browser blocks its storage, pages load without an error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('no', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get, configurable: true })
    Object.defineProperty(window, 'localStorage', { get, configurable: true })
  })
  for (const path of ['/quarry/', '/quarry/write-objection']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(errors).toEqual([])
})
