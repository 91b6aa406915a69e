import type { Page } from '@playwright/test'

/** Ligatures and fractions written out, without regard to where lines and pieces end. */
export const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')

/** What comes out of the printer once the letters are there: each sheet's width and height in millimetres, and all words on paper. */
export async function printPaper(page: Page): Promise<{ sheets: number[][]; text: string }> {
  await page.evaluate(() => document.fonts.ready)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = Array.from(pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, ...sides]) =>
    sides.map((points) => Math.round((Number(points) / 72) * 25.4)),
  )
  await page.emulateMedia({ media: 'print' })
  const lines = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return style.getPropertyValue('--printed-head') + style.getPropertyValue('--printed-foot')
  })
  const text = plain(lines + (await page.locator('body').innerText()))
  await page.emulateMedia({ media: null })
  return { sheets, text }
}
