import { createHash } from 'node:crypto'
import { hydrologyFooter, hydrologyPage } from './hydrology-page.ts'

/**
 * The printed note with its dates fixed, so that the same words give the same file, and with a last line that
 * names the page it was printed from, so that a test can tell when the words have moved on.
 */
export function stampPdf(printed: Buffer): Buffer {
  const text = printed.toString('latin1').replace(/(?<=\/(?:CreationDate|ModDate) \(D:)\d{14}/g, '20260101000000')
  return Buffer.from(`${text.trimEnd()}\n${currentStamp()}\n`, 'latin1')
}

/** The last line that a PDF of the note as it stands now must have. */
export function currentStamp(): string {
  return `%page-sha256 ${createHash('sha256').update(hydrologyPage()).update(hydrologyFooter()).digest('hex')}`
}
