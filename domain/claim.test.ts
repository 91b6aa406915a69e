import { expect, test } from 'vitest'
import { brokenCheck, isReadLongAgo } from './claim.ts'

test.each([
  [{}, []],
  [{ document: ' \u200B' }, ['document is required for a confirmed claim']],
  [{ checked_on: '' }, ['checked_on is required for a confirmed claim']],
  [{ checked_on: '2026-03-08' }, ['checked_on must not be in the future']],
])('a claim is called checked with a document, on a day that has come: %j', (change, rules) => {
  const claim = { state: 'checked', document: 'Local plan', checked_on: '2026-03-07', ...change } as const
  expect(brokenCheck(claim, '2026-03-07').map(({ field, rule }) => `${field} ${rule}`)).toEqual(rules)
})

test.each([
  ['2026-08-17', '2026-11-17', false],
  ['2026-08-17', '2026-11-18', true],
  ['', '2026-11-18', false],
])('what was read on %j is long ago on %j: %j', (checked_on, today, isLongAgo) => {
  expect(isReadLongAgo({ checked_on }, today)).toBe(isLongAgo)
})
