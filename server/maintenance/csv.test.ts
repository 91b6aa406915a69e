import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../testing/read-csv.ts'
import { londonTimeCell, toCsv } from './csv.ts'

const cellOf = (text: string) => readCsv(toCsv({ header: ['A'], rows: [[text]] }))[1]?.[0]

test('for every table: a strict reader finds the same cells, but for the mark before what could be a formula', () => {
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', ' ', 'é', '🦆') }))
  const table = fc.integer({ min: 1, max: 5 }).chain((width) => {
    const record = fc.array(cell, { minLength: width, maxLength: width })
    return fc.record({ header: record, rows: fc.array(record, { maxLength: 6 }) })
  })
  fc.assert(
    fc.property(table, ({ header, rows }) => {
      const unmarked = readCsv(toCsv({ header, rows })).map((cells, row) =>
        cells.map((text, column) => ([header, ...rows][row]?.[column] === text ? text : text.replace(/^'/, ''))),
      )
      expect(unmarked).toEqual([header, ...rows])
    }),
  )
})

describe('no cell can become a formula:', () => {
  test.each([
    '=HYPERLINK("https://evil.example","Click")',
    "+1+cmd|' /C calc'!A0",
    '-2+3',
    '@SUM(A1:A9)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '  =1+1',
    '＝1+1',
    '+44 7700 900123',
    '+a@b.example, =1+1',
    '-a@b.example!A1',
  ])('%j is marked as a text', (text) => {
    expect(cellOf(text)).toBe(`'${text}`)
  })
  test.each(['Ann = Bob', 'a@b.example', '', "O'Brien", '1 - 2', 'Thank you 🦆'])('%j stays as it is', (text) => {
    expect(cellOf(text)).toBe(text)
  })
  test.each(['+ann@example.org', "-o'brien@mail.example.org"])('%s stays one person’s address', (address) => {
    expect(cellOf(address)).toBe(address)
  })
})

describe('a time', () => {
  test.each([
    ['2026-11-20T14:05:09.123Z', '2026-11-20 14:05:09'],
    ['2026-06-30T23:30:00.000Z', '2026-07-01 00:30:00'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25 01:30:00'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25 01:30:00'],
    ['some day', 'some day'],
    [null, ''],
  ])('%s is %s', (iso, cell) => {
    expect(londonTimeCell(iso)).toBe(cell)
  })
})
