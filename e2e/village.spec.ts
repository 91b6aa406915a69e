import type { Page } from '@playwright/test'
import { firstRows } from '../content/seed/first-rows.ts'
import { dateWords } from '../domain/date-words.ts'
import { londonDay } from '../domain/london-day.ts'
import { readPdf } from './pdf-text.ts'
import { plain, wordsOn } from './printed-papers.ts'
import { expect, test } from './site.ts'

const barfordCards = firstRows.village_data.find(({ village_key }) => village_key === 'barford')?.impact_cards ?? []

/** The paper as it leaves the printer, once the page has its date and its letters. */
async function print(page: Page) {
  await page.locator('.generated-on').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return readPdf(await page.pdf({ preferCSSPageSize: true }))
}

type Printed = Awaited<ReturnType<typeof print>>

function expectReportOnPaper(pages: Printed): void {
  const texts = pages.flatMap((page) => page.texts)
  for (const { width, height } of pages) expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
  for (const { text, size } of texts) {
    expect(size, text).toBeGreaterThanOrEqual(9)
    expect(size, text).toBeLessThanOrEqual(18)
  }
  const titles = barfordCards.map(({ title }) => plain(title))
  const starts = texts.filter(({ text }) => titles.some((title) => title.startsWith(plain(text)) && text.length > 3))
  expect(new Set(starts.map(({ x }) => Math.round(x))).size, 'columns').toBe(2)
  const text = wordsOn(pages)
  for (const { title, content } of barfordCards)
    for (const words of [title, ...(content.bulletPoints ?? [])]) expect(text).toContain(plain(words))
  for (const control of ['Object Now', 'Donate', 'Contact Us', 'See all Impacts', 'Edit Data', 'Menu'])
    expect(text).not.toContain(plain(control))
}

test('a resident of Barford reads her report, sends its link to a neighbour, and goes on to an article and to her objection; she prints it on A4 in two columns, with its date and a code that is loaded for the paper alone, from its page and from the map', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/quarry/villages/barford')
  await expect(page.locator('.hero img')).toBeVisible()
  await expect(page.locator('.village-card')).toHaveCount(barfordCards.length)
  await expect(page.getByRole('link', { name: 'Edit Data' })).toHaveAttribute(
    'href',
    '/quarry/village-editor?village=barford',
  )
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/quarry/villages/barford`)
  await page.getByRole('link', { name: 'More about silica dust' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Silica Dust' })).toBeFocused()

  // Midnight may pass meanwhile.
  const opened = londonDay()
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '')
  })
  const codes: string[] = []
  page.on('request', (request) => request.url().endsWith('/qr.svg') && codes.push(new URL(request.url()).pathname))
  const isDated = (text: string) =>
    [opened, londonDay()].some((day) => text.includes(plain(`Generated on ${dateWords(day).replace(/^\S+ /, '')}`)))
  await page.goto('/quarry/')
  await page.getByRole('link', { name: 'Barford' }).first().click()
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printing]')).toBeAttached()
  expect(codes).toEqual([])
  const pages = await print(page)
  expect(pages.length).toBeLessThanOrEqual(2)
  expectReportOnPaper(pages)
  expect(isDated(wordsOn(pages))).toBe(true)
  expect(wordsOn(pages)).toContain(plain(`${site.origin}/quarry/villages/barford`))
  await expect.poll(() => codes).toEqual(['/quarry/villages/barford/qr.svg'])
  const bars = (await (await page.request.get('/quarry/villages/barford/qr.svg')).text()).match(/M\d+ \d+h\d+v1/g)
  expect(pages[0]?.shapes).toBeGreaterThan(bars?.length ?? 0)

  await page.goto('/quarry/impact-map')
  await page.locator('.place-map-markers').getByRole('button', { name: 'Barford' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printing]')).toBeAttached()
  await expect(page.getByRole('dialog').getByText('Key Points').first()).toBeVisible()
  const overlay = readPdf(await page.pdf({ preferCSSPageSize: true }))
  expectReportOnPaper(overlay)
  expect(isDated(wordsOn(overlay))).toBe(true)
  expect(wordsOn(overlay)).not.toContain(plain('How the quarry will impact me'))
})
