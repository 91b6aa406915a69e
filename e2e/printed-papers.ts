import type { Page } from '@playwright/test'
import { londonDay } from '../domain/london-day.ts'
import { read, write } from './maintain.ts'
import { fontsIn, type PrintedPage, readPdf } from './pdf-text.ts'
import { expect, type Site } from './site.ts'

/** A day that lies so many days ahead, as YYYY-MM-DD. */
export const day = (ahead: number) => londonDay(Date.now() + ahead * 24 * 60 * 60_000)

/** Makes a stage current, and gives consultation its days. */
export async function setStage(
  site: Site,
  current: string,
  dates: { starts_on: string; ends_on: string },
): Promise<void> {
  await change(site, current, { status: 'current' })
  await change(site, 'public-consultation', dates)
}

async function change(site: Site, stage: string, values: object): Promise<void> {
  const { updated_at } = JSON.parse(await read(site, `/process_stages/${stage}`))
  await write(site, 'PATCH', `/process_stages/${stage}`, values, updated_at)
}

/** The paper as it comes out of the printer once its letters are there, all of which are inside the file. */
export async function printPaper(page: Page): Promise<PrintedPage[]> {
  await page.evaluate(() => document.fonts.ready)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const { used, inside } = fontsIn(pdf)
  expect(used).toBeGreaterThan(0)
  expect(inside).toBe(used)
  return readPdf(pdf)
}

/** Ligatures and fractions written out, without regard to where lines and pieces end. */
export const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')

/** All words of the pages. */
export const wordsOn = (pages: readonly PrintedPage[]) =>
  plain(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''))
