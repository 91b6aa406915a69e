import type { Page } from '@playwright/test'
import { fontsIn, type PrintedPage, readPdf } from './pdf-text.ts'
import { expect } from './site.ts'

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
