import { expect, test } from 'vitest'
import { type Persistence, pauseAfter } from './retry-plan.ts'

const minute = 60_000
const hour = 60 * minute
const pauses = (persistence: Persistence) =>
  Array.from({ length: 30 }, (_, index) => pauseAfter(index + 1, persistence, 0.5))

test('the pauses grow from a minute to six hours, and end after five days or so', () => {
  const waits = pauses('try-on')
  expect(waits.slice(0, 8)).toEqual([1, 3, 9, 27, 81, 243, 360, 360].map((minutes) => minutes * minute))
  const until = waits.indexOf(undefined)
  expect(waits.slice(until).every((wait) => wait === undefined)).toBe(true)
  const total = waits.slice(0, until).reduce<number>((sum, wait) => sum + (wait ?? 0), 0)
  expect(total / (24 * hour)).toBeGreaterThan(4)
  expect(total / (24 * hour)).toBeLessThan(6)
})

test('chance spreads them by a quarter each way', () => {
  expect(pauseAfter(1, 'try-on', 0)).toBe(45_000)
  expect(pauseAfter(1, 'try-on', 1)).toBe(75_000)
})

test('what somebody has to mend is tried every six hours, for as long as anything else', () => {
  const waits = pauses('now-and-then')
  expect(waits[0]).toBe(6 * hour)
  expect(waits.indexOf(undefined)).toBe(pauses('try-on').indexOf(undefined))
})
