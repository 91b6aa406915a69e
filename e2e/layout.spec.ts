import { expectAccessible } from './page-checks.ts'
import { expect, stopClock, test } from './site.ts'

test('by keyboard one comes past the header, through its sub-menu and to the privacy policy, and nothing is stored about it; the header stays, and opens its sub-menu where a mouse rests', async ({
  page,
}) => {
  await page.goto('/quarry/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await expectAccessible(page, 'the skip link', [320])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const button = page.getByRole('button', { name: 'More in Background' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'the sub-menu')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'The Proposal' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  const header = page.locator('.site-header')
  await page.evaluate(() => scrollTo(0, 20))
  await expect(header).toHaveAttribute('data-scrolled', 'false')
  await page.evaluate(() => scrollTo(0, 1000))
  await expect(header).toHaveAttribute('data-scrolled', 'true')
  await expect(header).toHaveCSS('backdrop-filter', 'blur(10px)')
  await expect(header).toBeInViewport()

  await page.goto('/quarry/sources')
  await page.getByRole('link', { name: /^What the applicant says/ }).click()
  await expect(page.getByRole('heading', { name: 'What the applicant says' })).toBeFocused()

  await stopClock(page)
  const subMenu = page.locator('.sub-menu')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Background' }).hover()
  await page.clock.runFor(150)
  await expect(subMenu).toHaveAttribute('data-open', 'false')
  await page.clock.runFor(100)
  await expect(subMenu).toHaveAttribute('data-open', 'true')
})

test('on a phone the menu covers the screen, holds every way and the search, and closes on Escape and once one has gone somewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/quarry/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.locator('#mobile-menu')
  await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, width: 360 })
  await expectAccessible(page, 'the menu of a phone')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  const names =
    'Object Now, Donate, Home, Background, The Proposal, Evidence Library, Process, Impact, Events, Admin, Edit this page'
  await expect(menu.getByRole('link')).toHaveText(names.split(', '))
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Events', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events')
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('searchbox', { name: 'Search this website' }).fill('bardford')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: 'Barford', exact: true })).toBeVisible()
})
