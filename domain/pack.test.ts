import { describe, expect, test } from 'vitest'
import { asksIn, firstSentences, labelSheets, packPaths, readForm } from './pack.ts'

test('every form of a paper has an address of its own, and no other end of an address is a form', () => {
  const paths = packPaths('barford')
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toContain('/pack/barford/poster/bleed-grey')
  expect(packPaths('all')[0]).toBe('/pack')
  expect(readForm('leaflet', 'bleed-grey')).toEqual({ isGrey: true, hasBleed: true, labels: 21 })
  expect(readForm('stickers', '24')).toEqual({ isGrey: false, hasBleed: false, labels: 24 })
  for (const form of ['24', 'grey-bleed', 'constructor']) expect(readForm('poster', form)).toBeUndefined()
})

test.each(Object.entries(labelSheets))('%s labels lie beside each other on A4, as many as that', (count, sheet) => {
  expect(sheet.columns * sheet.rows).toBe(Number(count))
  expect(sheet.stepX).toBeGreaterThanOrEqual(sheet.width)
  expect(sheet.stepY).toBeGreaterThanOrEqual(sheet.height)
  expect(sheet.left + (sheet.columns - 1) * sheet.stepX + sheet.width).toBeLessThanOrEqual(210)
  expect(sheet.top + (sheet.rows - 1) * sheet.stepY + sheet.height).toBeLessThanOrEqual(297)
})

describe('a text that is longer than its place on paper', () => {
  test('ends with the last sentence that has room', () => {
    expect(firstSentences('It is dry. Is it? The wind blows on.', 20)).toBe('It is dry. Is it?')
    expect(firstSentences('Dust is 1.8 mm.\n Always so', 20)).toBe('Dust is 1.8 mm.')
  })
  test('is cut at a word where its first sentence has none', () => {
    expect(firstSentences('The wind blows from the south-west', 20)).toBe('The wind blows from…')
  })
  test('stays as it is where it has room', () => {
    expect(firstSentences(' Dust  in the wind ', 20)).toBe('Dust in the wind')
  })
})

test('what a report asks for is what it says should be done', () => {
  const points = [
    'Dust should be measured.',
    'Dust is seen first on sills.',
    'A plan OUGHT TO name the roads.',
    'National policy says it should.',
  ]
  expect(asksIn(points)).toEqual([points[0], points[2]])
})
