import { spawnSync } from 'node:child_process'
import { showAsPrinted } from '../in-page.ts'
import type { Journey } from '../journey.ts'
import { check, type Page } from '../page.ts'

/** The page of a village as its styles for paper have it. */
export const paperStyles: Journey = {
  name: 'the styles for paper',
  async make({ page }) {
    await openVillage(page)
    await page.read(showAsPrinted)
    await page.untilGone('.site-header, .site-footer, main button')
    const heading = await page.read(() => document.querySelector('h1')?.checkVisibility())
    check(heading === true, 'the heading is not shown')
  },
}

/** The page of a village, printed to a file. */
export const printing: Journey = {
  name: 'printing to a file',
  async make({ page }) {
    await openVillage(page)
    const pdf = await page.session.print()
    check(pdf.subarray(0, 5).toString() === '%PDF-', 'what was printed is no PDF file')
    const { stdout, error } = spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
    if (error) {
      check(/\/Type\s*\/Page\b/.test(pdf.toString('latin1')), 'the file has no page')
      return
    }
    check(stdout.includes('Barford'), 'the heading is not on the paper')
    check(!stdout.includes('Join Mailing List'), 'the header is on the paper')
  },
}

async function openVillage(page: Page): Promise<void> {
  await page.open('/villages/barford')
  await page.until('the cards', () => document.querySelector('.village-card') !== null)
}
