import type { Page } from '@playwright/test'
import { places } from '../../content/places.ts'
import { expect, test } from '../site.ts'
import { covered, type MapPart, mapParts, readMapPictures } from './map-parts.ts'

const maps = ['/', '/impact-map']

/** The map at every width from 320 to 1600 px, with a gap of `step` px between them. */
async function* atEveryWidth(page: Page, step: number) {
  // Nobody looks at the picture, which would be painted anew at every width.
  await page.locator('.place-map img').evaluate((picture) => Object.assign(picture.style, { visibility: 'hidden' }))
  for (let width = 320; width <= 1600; width += step) {
    await page.setViewportSize({ width, height: 800 })
    yield { width, ...(await mapParts(page)) }
  }
}

for (const path of maps) {
  const title = `at every width the map of ${path} shows every name, and nothing on it covers anything else, also with letters of twice the size; on a phone nothing is too small for a finger`
  test(title, async ({ page }) => {
    await page.goto(`/quarry${path}`)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await test.step('no finger is too large, and nothing lies beside the screen', async () => {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expectRoomForFingers(await markerBoxes(page))
      }
    })
    const wrong: string[] = []
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '225%'
    })
    for await (const { width, parts } of atEveryWidth(page, 80)) {
      wrong.push(...covered(parts).map((pair) => `${width} px, large letters: ${pair} cover each other`))
      wrong.push(...withoutName(parts).map((name) => `${width} px, large letters: ${name} has no name`))
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
    await readMapPictures(page)
    for await (const { width, map, parts } of atEveryWidth(page, 48)) {
      wrong.push(...covered(parts).map((pair) => `${width} px: ${pair} cover each other`))
      for (const { name, owner, left, right } of parts) {
        if (owner !== 'picture' && (left < Math.max(0, map.left) - 1 || right > Math.min(width, map.right) + 1)) {
          wrong.push(`${width} px: ${name} leaves the map`)
        }
      }
      wrong.push(...withoutName(parts).map((name) => `${width} px: ${name} has no name`))
    }
    expect(wrong).toEqual([])
  })
}

const withoutName = (parts: readonly MapPart[]) =>
  places.flatMap(({ name }) => (parts.filter(({ owner }) => owner === name).length < 2 ? name : []))

const markerBoxes = (page: Page) =>
  page
    .locator('.map-marker')
    .evaluateAll((markers) => markers.map((marker) => marker.getBoundingClientRect().toJSON() as DOMRect))

function expectRoomForFingers(boxes: DOMRect[]) {
  expect(boxes.length).toBeGreaterThan(10)
  for (const [index, a] of boxes.entries()) {
    expect(Math.min(a.width, a.height)).toBeGreaterThanOrEqual(24)
    for (const b of boxes.slice(index + 1)) {
      const isApart = Math.abs(a.x - b.x) >= 23.5 || Math.abs(a.y - b.y) >= 23.5
      expect(isApart, `markers at ${a.x},${a.y} and ${b.x},${b.y}`).toBe(true)
    }
  }
}
