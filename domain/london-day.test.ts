import { expect, test } from 'vitest'
import { londonDay } from './london-day.ts'

test.each([
  ['2026-01-15T23:59:59.999Z', '2026-01-15'],
  ['2026-01-16T00:00:00.000Z', '2026-01-16'],
  ['2026-07-15T22:59:59.999Z', '2026-07-15'],
  ['2026-07-15T23:00:00.000Z', '2026-07-16'],
  ['2026-03-29T00:30:00.000Z', '2026-03-29'],
  ['2026-10-24T23:00:00.000Z', '2026-10-25'],
])('at %s it is %s in London', (time, day) => {
  expect(londonDay(Date.parse(time))).toBe(day)
})
