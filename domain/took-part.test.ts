import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Consultation } from './progress.ts'
import { canTell, fewest, rightCounts, shownFigures } from './took-part.ts'

const villages = ['alveston', 'barford', 'charlecote', 'loxley']
const known = new Set(villages)
const figuresOf = (counts: Record<string, number>) =>
  shownFigures(
    Object.entries(counts).map(([place, right]) => ({ place, right })),
    known,
  )

describe('the figures that anybody may see (rule: took-part-five)', () => {
  test('begin at five, and whoever named no village is in the total alone', () => {
    expect(figuresOf({ barford: 4 })).toEqual({ total: 0, places: {} })
    expect(figuresOf({ barford: 5 })).toEqual({ total: 5, places: { barford: 5 } })
    expect(figuresOf({ barford: 17, loxley: 4, _elsewhere: 21, _unsaid: 1 })).toEqual({
      total: 42,
      places: { barford: 17 },
    })
  })

  test('leave it open whether a hidden village has none or four, whoever adds and takes away', () => {
    const few = fc.integer({ min: 0, max: fewest - 1 })
    const enough = fc.integer({ min: fewest, max: 60 })
    fc.assert(
      fc.property(few, enough, fc.nat(60), few, (hidden, barford, elsewhere, other) => {
        const seen = figuresOf({ alveston: hidden, barford, _elsewhere: elsewhere })
        // With any other number from that village, some number of those elsewhere makes the same figures.
        const made = [...Array(80).keys()].map((others) => figuresOf({ alveston: other, barford, _elsewhere: others }))
        expect(made).toContainEqual(seen)
      }),
    )
  })

  test('never fall while more people say so', () => {
    const places = fc.constantFrom(...villages, '_elsewhere', '_unsaid')
    fc.assert(
      fc.property(fc.array(places, { maxLength: 120 }), (presses) => {
        const counts: Record<string, number> = {}
        let before = figuresOf(counts)
        for (const place of presses) {
          counts[place] = (counts[place] ?? 0) + 1
          const after = figuresOf(counts)
          expect(after.total).toBeGreaterThanOrEqual(before.total)
          expect(after.total).toBeLessThanOrEqual(Object.values(counts).reduce((sum, count) => sum + count, 0))
          before = after
        }
      }),
    )
  })
})

// (rule: took-part-corrected)
test('a correction holds for its own consultation, and what comes later is added to it', () => {
  const told = [
    { place: 'barford', day: '2026-03-01', count: 30 },
    { place: 'barford', day: '2026-11-10', count: 12 },
    { place: 'loxley', day: '2026-11-11', count: 2 },
  ]
  const barford = { set_to: 20, counted: 10, on: '2026-11-10', reason: 'Signed at the hall' }
  const counted = (since: string) => rightCounts(told, { barford }, since)
  expect(counted('2026-11-09')).toEqual([
    { place: 'barford', told: 12, right: 22 },
    { place: 'loxley', told: 2, right: 2 },
  ])
  expect(counted('2026-11-11')).toEqual([{ place: 'loxley', told: 2, right: 2 }])
  const few = { ...barford, set_to: 3, counted: 40 }
  expect(rightCounts(told, { barford: few, halford: barford }, '2026-11-09')).toEqual([
    { place: 'barford', told: 12, right: 3 },
    { place: 'loxley', told: 2, right: 2 },
    { place: 'halford', told: 0, right: 20 },
  ])
})

// (rule: took-part-when)
test('it is offered while the consultation is open, and for two weeks after its last day', () => {
  const on = (consultation: Consultation) => canTell(consultation, '2026-12-15')
  expect(on({ state: 'open', closesOn: '', daysLeft: undefined })).toBe(true)
  expect(on({ state: 'closed', closedOn: '2026-12-01' })).toBe(true)
  expect(on({ state: 'closed', closedOn: '2026-11-30' })).toBe(false)
  expect(on({ state: 'announced', opensOn: '2026-12-16', closesOn: '' })).toBe(false)
  expect(on({ state: 'none' })).toBe(false)
  expect(on({ state: 'over', stage: 'decision' })).toBe(false)
})
