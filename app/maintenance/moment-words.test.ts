import { expect, test } from 'vitest'
import { momentHeading, momentWords } from './moment-words.ts'

const now = Date.parse('2026-11-20T14:30:00Z')

test.each([
  ['2026-11-20T14:05:09.000Z', 'today at 14:05'],
  ['2026-11-20T00:00:00.000Z', 'today at 00:00'],
  ['2026-11-19T23:59:59.000Z', 'yesterday at 23:59'],
  ['2026-11-21T08:00:00.000Z', 'tomorrow at 08:00'],
  ['2026-11-13T18:30:00.000Z', 'on Friday 13 November at 18:30'],
  ['2026-06-30T23:30:00.000Z', 'on Wednesday 1 July at 00:30'],
  ['2025-05-02T06:00:00.000Z', 'on 2 May 2025 at 07:00'],
  ['some day', 'some day'],
])('%s is %s', (iso, words) => {
  expect(momentWords(iso, now)).toBe(words)
})

test('the night in which the clocks go back has no day twice and loses none', () => {
  const monday = Date.parse('2026-10-26T00:10:00Z')
  expect(momentWords('2026-10-25T00:30:00.000Z', monday)).toBe('yesterday at 01:30')
  expect(momentWords('2026-10-24T22:30:00.000Z', monday)).toBe('on Saturday 24 October at 23:30')
})

test('at the start of a line they begin with a capital letter', () => {
  expect(momentHeading('2026-11-20T14:05:09.000Z', now)).toBe('Today at 14:05')
  expect(momentHeading('2026-11-13T18:30:00.000Z', now)).toBe('Friday 13 November at 18:30')
})
