import type { Page } from '@playwright/test'
import { barford } from '../content/seed/villages/barford.ts'
import { type PrintedPage, readPdf } from './pdf-text.ts'
import { expect, test } from './site.ts'

/** The days on which a page can have been printed that was opened at this moment, since midnight may have passed. */
const daysSince = (moment: number) =>
  [moment, Date.now()].map((time) =>
    new Date(time).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/London',
    }),
  )

/** The date of printing comes with JavaScript. */
async function untilHydrated(page: Page) {
  await page.locator('.generated-on').waitFor({ state: 'attached' })
}

async function print(page: Page): Promise<PrintedPage[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return readPdf(await page.pdf({ preferCSSPageSize: true }))
}

/** Instead of the browser's dialog the page notes that it was asked to print. */
function catchPrint(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.print = () => document.body.classList.add('asked-to-print')
  })
}

function expectDate(text: string, opened: number) {
  expect(daysSince(opened).filter((day) => text.includes(`Generated on ${day}`))).not.toEqual([])
}

/** Ligatures and fractions written out, lines joined. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** All words of the pages as one text, without regard to where the lines end. */
function words(pages: PrintedPage[]): string {
  return plain(pages.flatMap((page) => page.texts.map(({ text }) => text)).join(' '))
}

function expectA4(pages: PrintedPage[]) {
  for (const { width, height } of pages) {
    expect(Math.round(width)).toBe(595)
    expect(Math.round(height)).toBe(842)
  }
}

/** Fonts of 9 to 18 px (rule: print-layout). */
function expectSmallPrint(pages: PrintedPage[]) {
  const sizes = pages.flatMap((page) => page.texts.map(({ size }) => size))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(18)
}

/** Where on the pages each card's title starts: two columns have two places. */
function columnsOfTitles(pages: PrintedPage[], titles: string[]): number[] {
  const starts = pages.flatMap((page) =>
    page.texts
      .filter(({ text }) => titles.some((title) => title.startsWith(plain(text))))
      .map(({ x }) => Math.round(x)),
  )
  return [...new Set(starts)].sort((a, b) => a - b)
}

const cardTitles = barford.impact_cards.map(({ title }) => title)

// (rule: print-village)
test('a village page prints on A4 in small letters, its cards in two columns, with the whole report and the date, and no header, footer or control; its Print button asks for that', async ({
  page,
}) => {
  const opened = Date.now()
  await catchPrint(page)
  await page.goto('/quarry/villages/barford')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body.asked-to-print')).toHaveCount(1)
  const pages = await print(page)
  expectA4(pages)
  expect(pages.length).toBeLessThanOrEqual(2)
  expectSmallPrint(pages)
  const [left = 0, right = 0, ...others] = columnsOfTitles(pages, cardTitles)
  expect(others).toEqual([])
  expect(right - left).toBeGreaterThan(300)

  const text = words(pages)
  expect(pages[0]?.texts.find(({ size }) => size === 18)?.text).toBe('Barford')
  expect(text).toContain(plain(`Impact Assessment ${barford.summary}`))
  expectDate(text, opened)
  expect(text).toContain(barford.preamble.intro)
  for (const { title, content } of barford.impact_cards) {
    expect(text).toContain(title)
    for (const point of content.bulletPoints ?? []) expect(text).toContain(point)
  }
  for (const control of ['Object Now', 'Donate', 'Contact Us', 'See all Impacts', 'Edit Data', 'WDC/22CM008', 'Menu']) {
    expect(text).not.toContain(control)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.locator('.village-cards')).toHaveCSS('column-count', '2')
})

// (rule: print-village)
test('the Print button of the overlay prints the overlay alone, with the date, and one longer than a page goes on to the next', async ({
  page,
}) => {
  const opened = Date.now()
  await catchPrint(page)
  await page.goto('/quarry/impact-map')
  await page.locator('.place-map-markers').getByRole('button', { name: 'Barford' }).click()
  await expect(page.getByRole('dialog').getByText('Key Points').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body.asked-to-print')).toHaveCount(1)
  const pages = await print(page)
  expectA4(pages)
  expectSmallPrint(pages)
  const text = words(pages)
  const starts = daysSince(opened).map((day) => `Barford Impact Assessment Generated on ${day} ${cardTitles[0]}`)
  expect(starts.some((start) => text.startsWith(start))).toBe(true)
  for (const title of cardTitles) expect(text).toContain(title)
  for (const other of ['How the quarry will impact me', 'See the impacts for', 'Affects', 'Close', 'Object Now', '©']) {
    expect(text).not.toContain(other)
  }
  expect(columnsOfTitles(pages, cardTitles)).toHaveLength(2)

  const many = [1, 2].flatMap((round) =>
    barford.impact_cards.map((card) => ({ ...card, title: `${card.title}, ${round}` })),
  )
  await page.route('**/api/village_data/barford', (route) =>
    route.fulfill({ json: { ...barford, impact_cards: many, updated_at: '' } }),
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('.place-map-markers').getByRole('button', { name: 'Barford' }).click()
  await expect(page.locator('.village-card')).toHaveCount(many.length)
  const longer = await print(page)
  expect(longer.length).toBeGreaterThan(1)
  const all = words(longer)
  for (const { title } of many) expect(all).toContain(title)
})

test('an article prints in two columns with its facts, without contents, back link and call', async ({ page }) => {
  const opened = Date.now()
  await page.goto('/quarry/silica-dust')
  await untilHydrated(page)
  const pages = await print(page)
  expectA4(pages)
  expectSmallPrint(pages)
  const text = words(pages)
  expect(text).toContain('The campaign’s figures')
  expectDate(text, opened)
  for (const control of ['Back to the impact map', 'In this article', 'How to object', 'Object Now']) {
    expect(text).not.toContain(control)
  }
})
