import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** The width of an A4 page between its margins of 14 mm, in CSS pixels. */
const paperWidth = 688

/** What printing would show amiss: letters smaller than 9 px or larger than 18, and controls that nobody can press on paper. */
function findMisprints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const misprints = new Set<string>()
    const check = (size: number, words: string) => {
      if (size < 8.99 || size > 18.01) misprints.add(`${size.toFixed(1)} px: ${words.trim().slice(0, 30)}`)
    }
    const isPrinted = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.sr-only')
    const sizeOf = (element: Element) => {
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      return Number.parseFloat(getComputedStyle(element).fontSize) * scale
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement
      if (around && text.textContent?.trim() && isPrinted(around)) check(sizeOf(around), text.textContent)
    }
    for (const element of document.querySelectorAll('body *')) {
      if (!isPrinted(element)) continue
      for (const side of ['::before', '::after']) {
        const { content, display, fontSize } = getComputedStyle(element, side)
        if (display !== 'none' && /\w/.test(content.replace(/^(?:none|normal)$/, '')))
          check(Number.parseFloat(fontSize), content)
      }
      const isLinkOut = element.matches('a[href^="http"], a[target]')
      const isOnPicture = element.closest('.process-flow, .place-map-markers') !== null
      if (element.matches('button, input, .button') && !isLinkOut && !isOnPicture)
        misprints.add(`a control: ${element.textContent?.trim() || element.id}`)
    }
    return [...misprints]
  })
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: paperWidth, height: 1000 })
})

test('every public page prints in letters of 9 to 18 px, and without controls', { tag: '@both' }, async ({
  page,
  routes,
}) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ media: 'print' })
  for (const route of [...routes, '/page-not-found']) {
    await page.goto(`/quarry${route}`)
    expect(await findMisprints(page), route).toEqual([])
  }
})

test('so does an objection that has been evaluated, and a stage that has been chosen', async ({ page }) => {
  await page.goto('/quarry/evaluate-objection')
  await page.getByRole('textbox').fill('Dust and lorries, and the price of my house.')
  await page.getByRole('button', { name: /^Evaluate/ }).click()
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  expect(await findMisprints(page)).toEqual([])

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/quarry/process')
  await page.getByRole('button', { name: 'Show all stages' }).click()
  await page.emulateMedia({ media: 'print' })
  expect(await findMisprints(page)).toEqual([])
})

test('the signs of the map keep their colours where backgrounds are left out', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/quarry/')
  const signs = page.locator('.map-legend span, .map-dot, .map-label')
  expect(await signs.count()).toBeGreaterThan(30)
  for (const sign of await signs.all()) await expect(sign).toHaveCSS('print-color-adjust', 'exact')
})

test('on paper the heading of the plots stands clear of the cards above it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/quarry/the-proposal')
  const bottoms = await page
    .locator('.key-fact')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom))
  const heading = await page.locator('#plots-heading').boundingBox()
  expect((heading?.y ?? 0) - Math.max(...bottoms)).toBeGreaterThan(15)
})
