import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TableName, tableNames } from '../../domain/content.ts'
import { readRow } from './rows.ts'
import { sortRows } from './sort.ts'

describe('the order of a list', () => {
  it('is the same whatever order the database gives', () => {
    const text = fc.constantFrom(
      'a',
      'A',
      '\u00e1',
      'a\u0301',
      'b',
      '10',
      '9',
      '',
      '2026-01-01',
      '2026-02-31',
      'Spring',
    )
    const stored = fc.record({ title: text, name: text, date: text, time: text, delay: fc.integer({ min: 0, max: 2 }) })
    const bothOrders = fc
      .array(stored, { maxLength: 12 })
      .map((rows) => rows.map((row, index) => ({ ...row, id: `${index}`, village_key: `${index}` })))
      .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })))
    fc.assert(
      fc.property(fc.constantFrom(...tableNames), bothOrders, (table, [rows, shuffled]) => {
        const sorted = (order: typeof rows) =>
          sortRows(
            table,
            order.map((row) => readRow(table, row)),
          )
        expect(sorted(shuffled)).toEqual(sorted(rows))
      }),
      { numRuns: 300 },
    )
  })

  const names = ['Æsop', 'apple', 'Banana', 'eve', 'Évora', 'évoras', 'Zed']
  it.each<[what: string, table: TableName, field: string, inOrder: object[]]>([
    [
      'events by day, then by the words of their date',
      'events',
      'date',
      ['2026-12-31', '2027-01-02', '2026-02-30x', 'autumn 2026', 'Spring 2027'].map((date) => ({ date })),
    ],
    [
      'events of one day by their hours',
      'events',
      'time',
      ['09:30', '14:00', '19:00 - 21:00'].map((time) => ({ date: ' 2026-03-07 ', time })),
    ],
    [
      'rows with places by them, then by their names',
      'cases',
      'name',
      ['B', 'C', 'A'].map((name) => ({ sort_order: name === 'A' ? 2 : 1, name })),
    ],
    [
      'impact cards by load sequence, then by title',
      'impact_cards',
      'title',
      Object.entries({ Z: -1, apple: 100, émigré: 100, Eve: 100, A: 300 }).map(([title, delay]) => ({ title, delay })),
    ],
    ['villages as an English dictionary has them', 'village_data', 'name', names.map((name) => ({ name }))],
    ['categories too', 'evidence_categories', 'name', names.map((name) => ({ name }))],
    ['documents too', 'evidence_documents', 'title', names.map((title) => ({ title }))],
  ])('has %s', (_, table, field, inOrder) => {
    const rows = inOrder.map((row) => readRow(table, { ...row }))
    const sorted = sortRows(table, rows.toReversed())
    expect(sorted.map((row) => Reflect.get(row, field))).toEqual(inOrder.map((row) => Reflect.get(row, field)))
  })
})
