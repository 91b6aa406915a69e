import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableNames } from '../../domain/content.ts'
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

  it('has events by day, then by the words of their date', () => {
    const dates = ['Spring 2027', '2027-01-02', '2026-12-31', 'autumn 2026', '2026-02-30x']
    const rows = dates.map((date) => readRow('events', { date }))
    expect(sortRows('events', rows).map(({ date }) => date)).toEqual([
      ...['2026-12-31', '2027-01-02', '2026-02-30x', 'autumn 2026', 'Spring 2027'],
    ])
  })

  it('has a table with places by them, and rows of one place by their names', () => {
    const rows = [
      [2, 'A'],
      [1, 'C'],
      [1, 'B'],
    ].map(([sort_order, name]) => readRow('cases', { sort_order, name }))
    expect(sortRows('cases', rows).map(({ name }) => name)).toEqual(['B', 'C', 'A'])
  })

  it('has impact cards by load sequence, then by title', () => {
    const cards = [
      { delay: 300, title: 'A' },
      { delay: -1, title: 'Z' },
      ...['émigré', 'Eve', 'apple'].map((title) => ({ delay: 100, title })),
    ]
    const rows = cards.map((card) => readRow('impact_cards', card))
    expect(sortRows('impact_cards', rows).map(({ title }) => title)).toEqual(['Z', 'apple', 'émigré', 'Eve', 'A'])
  })

  it('has villages, categories and documents by their names, as an English dictionary has them', () => {
    const names = ['Zed', 'apple', 'Banana', 'Évora', 'évoras', 'eve', 'Æsop']
    for (const table of ['village_data', 'evidence_categories', 'evidence_documents'] as const) {
      const field = table === 'evidence_documents' ? 'title' : 'name'
      const rows = names.map((name) => readRow(table, { [field]: name }))
      const sorted = names.toSorted(new Intl.Collator('en-GB').compare)
      expect(sortRows(table, rows).map((row) => Reflect.get(row, field))).toEqual(sorted)
    }
  })

  it('has earlier hours of one day first', () => {
    const times = ['19:00 - 21:00', '09:30', '14:00']
    const rows = times.map((time) => readRow('events', { id: time, title: 'A', date: ' 2026-03-07 ', time }))
    expect(sortRows('events', rows).map((event) => event.time)).toEqual(['09:30', '14:00', '19:00 - 21:00'])
  })
})
