import type { Page } from '@playwright/test'
import { firstRows } from '../content/seed/first-rows.ts'
import { dateWords } from '../domain/date-words.ts'
import { londonDay } from '../domain/london-day.ts'
import { paperWidth } from './page-checks.ts'
import { plain, printPaper } from './printed-papers.ts'
import { expect, test } from './site.ts'

const barfordCards = firstRows.village_data.find(({ village_key }) => village_key === 'barford')?.impact_cards ?? []

async function expectReportOnPaper(page: Page, opened: string): Promise<string> {
  await page.getByText(/^Generated on /).waitFor({ state: 'attached' })
  const { sheets, text } = await printPaper(page)
  expect(sheets).toEqual(Array(sheets.length).fill([210, 297]))
  expect(sheets.length).toBeLessThanOrEqual(3)
  for (const { title, content } of barfordCards)
    for (const words of [title, ...(content.bulletPoints ?? [])]) expect(text).toContain(plain(words))
  const isDated = [opened, londonDay()].some((day) =>
    text.includes(plain(`Generated on ${dateWords(day).replace(/^\S+ /, '')}`)),
  )
  expect(isDated).toBe(true)
  await page.setViewportSize({ width: paperWidth, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const columns = await page
    .locator('.village-card')
    .evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().x))).size)
  expect(columns).toBe(2)
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1280, height: 800 })
  return text
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
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${site.origin}/quarry/villages/barford`)
  await page.getByRole('link', { name: 'More about silica dust' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Silica Dust' })).toBeFocused()

  // Midnight may pass meanwhile.
  const opened = londonDay()
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '')
  })
  const codes: string[] = []
  page.on('request', (request) => request.url().endsWith('/qr.svg') && codes.push(new URL(request.url()).pathname))
  await page.goto('/quarry/')
  await page.getByRole('link', { name: 'Barford' }).first().click()
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printing]')).toBeAttached()
  expect(codes).toEqual([])
  expect(await expectReportOnPaper(page, opened)).toContain(plain(`${site.origin}/quarry/villages/barford`))
  await expect.poll(() => codes).toEqual(['/quarry/villages/barford/qr.svg'])

  await page.goto('/quarry/impact-map')
  await page.locator('.place-map-markers').getByRole('button', { name: 'Barford' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printing]')).toBeAttached()
  await expect(page.getByRole('dialog').getByText('Key Points').first()).toBeVisible()
  expect(await expectReportOnPaper(page, opened)).not.toContain(plain('How the quarry will impact me'))
})
