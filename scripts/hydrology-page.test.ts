import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { currentStamp, stampPdf } from './hydrology-page.ts'

const pdf = readFileSync(fileURLToPath(new URL('../public/Hydrology.pdf', import.meta.url)))
const text = pdf.toString('latin1')

describe('public/Hydrology.pdf', () => {
  // (rule: hydrology-note)
  test('was printed from the note as it stands now (else run: node scripts/write-hydrology-pdf.ts)', () => {
    expect(text.trimEnd().split('\n').at(-1)).toBe(currentStamp())
  })

  test('is light', () => {
    expect(pdf.length).toBeLessThan(150_000)
  })

  test('is tagged for readers of the screen, with a title and a language', () => {
    expect(text).toMatch(/^%PDF-/)
    expect(text).toContain('/StructTreeRoot')
    expect(text).toContain('/Lang (en-GB)')
    expect(text).toContain('/Title (Water at the quarry site')
  })
})

describe('the stamp', () => {
  test('makes two printings of the same page the same file', () => {
    const printed = (date: string) =>
      Buffer.from(`%PDF /CreationDate (D:${date}+00'00') /ModDate (D:${date}+00'00')\n%%EOF`)
    expect(stampPdf(printed('20261120214300'))).toEqual(stampPdf(printed('20270308000000')))
  })
})
