import type { Page } from '@playwright/test'
import { readyVillages } from '../content/places.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

const open = (page: Page, path: string) => page.goto(`/quarry${path}`)
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const markers = (page: Page) => page.locator('.place-map-markers')

test('without JavaScript a resident gets by the menu, the maps and the search to her village and its impacts, the evidence and the sources, and no button is left that does nothing', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await button(page, 'Open menu').click()
  await expect(page.locator('#mobile-menu').getByRole('link', { name: 'Events' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Background' }).hover()
  await expect(page.getByRole('link', { name: 'Evidence Library' })).toBeVisible()

  await markers(page).getByRole('link', { name: 'Loxley' }).click()
  await expect(title(page)).toHaveText('Loxley')
  await expect(page.getByText('Key Points').first()).toBeVisible()
  for (const name of ['Print', 'Share']) await expect(button(page, name)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.page-code')).toContainText(`${site.origin}/quarry/villages/loxley`)
  await expect(page.locator('.page-code img')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await open(page, '/impact-map')
  await expect(markers(page).getByRole('link')).toHaveCount(readyVillages.length)
  await expect(page.getByText('over this page')).toBeHidden()
  const dust = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Silica Dust', exact: true }) })
  await expect(dust.getByText('meters at the boundary')).toBeVisible()
  await expect(dust.getByRole('button')).toBeHidden()
  await dust.getByRole('link', { name: 'Go Deeper' }).click()
  await expect(title(page)).toHaveText('Silica Dust')

  await test.step('the rest', async () => {
    await open(page, '/events')
    await button(page, 'Search').click()
    await expect(page.getByRole('searchbox', { name: 'Search this website' })).toBeFocused()
    await page.keyboard.insertText('hgv')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Results for ‘hgv’' })).toBeFocused()

    await open(page, '/evidence-library')
    await page.getByRole('searchbox', { name: 'Search the evidence' }).fill('water')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/quarry/evidence-library?q=water')

    await open(page, '/the-proposal')
    const entry = page.locator('#source-duration')
    await expect(entry).toBeHidden()
    await page.locator('.key-fact a[href="#source-duration"]').first().click()
    await expect(entry).toBeInViewport()

    for (const [path, name] of [
      ['/process', 'Clear Details'],
      ['/how-to-object', 'Share this website'],
      ['/evaluate-objection', 'Evaluate My Objection'],
    ] as const) {
      await open(page, path)
      await expect(button(page, name), path).toBeHidden()
    }
    await open(page, '/evaluate-objection')
    await expect(page.getByText(/The evaluator needs JavaScript/)).toBeVisible()
    for (const path of ['/admin', '/village-editor']) {
      await open(page, path)
      await expect(page.locator('noscript p')).toContainText('needs JavaScript')
      await expect(page.getByText('Loading...')).toBeHidden()
    }
  })
})
