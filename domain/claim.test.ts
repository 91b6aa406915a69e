import { describe, expect, test } from 'vitest'
import { brokenCheck, isReadLongAgo } from './claim.ts'

describe('a claim is called checked', () => {
  const claim = { state: 'checked', document: 'Local plan', checked_on: '2026-03-07' } as const
  const rulesOf = (change: { document?: string; checked_on?: string }) =>
    brokenCheck({ ...claim, ...change }, '2026-03-07').map(({ field, rule }) => `${field} ${rule}`)

  test('with a document, on a day that has come', () => {
    expect(rulesOf({})).toEqual([])
  })
  test.each([
    [{ document: ' \u200B' }, 'document is required where the state is Checked'],
    [{ checked_on: '' }, 'checked_on is required where the state is Checked'],
    [{ checked_on: '2026-03-08' }, 'checked_on must not be in the future'],
  ])('but not with %j', (change, rule) => {
    expect(rulesOf(change)).toEqual([rule])
  })
})

test.each([
  ['2026-08-17', '2026-11-17', false],
  ['2026-08-17', '2026-11-18', true],
  ['', '2026-11-18', false],
])('what was read on %j is long ago on %j: %j', (checked_on, today, isLongAgo) => {
  expect(isReadLongAgo({ checked_on }, today)).toBe(isLongAgo)
})
