import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from '../testing/read-csv.ts'
import { londonTimeCell, toCsv } from './csv.ts'

const cellOf = (text: string) => readCsv(toCsv([['A'], [text]]))[1]?.[0]

test('for every table: a strict reader finds the same cells, but for the marks before what could be a formula', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', '=', '-', ' ', "'", 'é', '🦆') }),
  )
  const table = fc.integer({ min: 1, max: 5 }).chain((width) => {
    const record = fc.array(cell, { minLength: width, maxLength: width })
    return fc.record({ header: record, rows: fc.array(record, { maxLength: 6 }) })
  })
  const unmarked = (rows: readonly (readonly string[])[]) =>
    rows.map((cells) => cells.map((text) => text.replaceAll("'", '')))
  fc.assert(
    fc.property(table, ({ header, rows }) => {
      expect(unmarked(readCsv(toCsv([header, ...rows])))).toEqual(unmarked([header, ...rows]))
    }),
  )
})

test('for every text: no reader that splits at another sign, or knows no quotes, finds the beginning of a formula', () => {
  const text = fc.string({ unit: fc.constantFrom(...'"=+-@＝;,\t\r\n \'ax1'), maxLength: 40 })
  fc.assert(
    fc.property(text, (cell) => {
      for (const part of toCsv([['A'], [cell]]).split(/[;,\t\r\n]/)) {
        expect(part).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
      }
    }),
    { numRuns: 1000 },
  )
})

test.each(['Ann = Bob', "O'Brien", '1 - 2', 'Thank you 🦆', "-o'brien@mail.example.org"])(
  '%j is not marked: it cannot become a formula',
  (text) => expect(cellOf(text)).toBe(text),
)

test.each([
  ['2026-11-20T14:05:09.123Z', '2026-11-20 14:05:09'],
  ['2026-06-30T23:30:00.000Z', '2026-07-01 00:30:00'],
  ['some day', 'some day'],
  [null, ''],
])('a time %s is %s', (iso, cell) => {
  expect(londonTimeCell(iso)).toBe(cell)
})
