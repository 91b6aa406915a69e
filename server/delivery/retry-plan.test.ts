import { expect, test } from 'vitest'
import { pauseAfter } from './retry-plan.ts'

const minute = 60_000
const hour = 60 * minute
const pauses = (failure: { isRefusedForGood: boolean; isToCampaign: boolean }, random = 0.5) =>
  Array.from({ length: 30 }, (_, index) => pauseAfter({ ...failure, attempt: index + 1 }, random))

test('the pauses grow from a minute to six hours, and end after five days or so', () => {
  const waits = pauses({ isRefusedForGood: false, isToCampaign: false })
  expect(waits.slice(0, 8)).toEqual([1, 3, 9, 27, 81, 243, 360, 360].map((minutes) => minutes * minute))
  const until = waits.indexOf(undefined)
  expect(waits.slice(until).every((wait) => wait === undefined)).toBe(true)
  const total = waits.slice(0, until).reduce<number>((sum, wait) => sum + (wait ?? 0), 0)
  expect(total / (24 * hour)).toBeGreaterThan(4)
  expect(total / (24 * hour)).toBeLessThan(6)
})

test('chance spreads them by a quarter each way', () => {
  const first = { attempt: 1, isRefusedForGood: false, isToCampaign: true }
  expect(pauseAfter(first, 0)).toBe(45_000)
  expect(pauseAfter(first, 1)).toBe(75_000)
})

test('a visitor’s address that is refused for good is left alone at once', () => {
  expect(pauses({ isRefusedForGood: true, isToCampaign: false })[0]).toBeUndefined()
})

test('the campaign’s own mailbox that refuses for good is asked every six hours, for as long as any other', () => {
  const waits = pauses({ isRefusedForGood: true, isToCampaign: true })
  expect(waits[0]).toBe(6 * hour)
  expect(waits.indexOf(undefined)).toBe(pauses({ isRefusedForGood: false, isToCampaign: true }).indexOf(undefined))
})
