import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRateLimiter, visitorLimits, waitingTime } from './rate-limiter.ts'

const minute = 60_000
const day = 24 * 60 * minute

test('five forms a minute are taken, the sixth waits until the first is a minute old', () => {
  let time = 1_000_000
  const limiter = createRateLimiter({ now: () => time })
  for (let count = 0; count < 5; count += 1) {
    expect(limiter.take('a')).toBe(0)
    time += 1000
  }
  expect(limiter.take('a')).toBe(55_000)
  time += 54_999
  expect(limiter.take('a')).toBe(1)
  time += 1
  expect(limiter.take('a')).toBe(0)
})

test('thirty forms a day are taken, the next waits for tomorrow', () => {
  let time = 0
  const limiter = createRateLimiter({ now: () => time })
  for (let count = 0; count < 30; count += 1) {
    expect(limiter.take('a')).toBe(0)
    time += minute
  }
  expect(limiter.take('a')).toBe(day - 30 * minute)
})

test('clients do not use up what others may send', () => {
  const limiter = createRateLimiter({ now: () => 0 })
  for (let count = 0; count < 9; count += 1) limiter.take('a')
  expect(limiter.take('b')).toBe(0)
})

test('a client is forgotten a day after its last form', () => {
  let time = 0
  const limiter = createRateLimiter({ now: () => time })
  limiter.take('a')
  time = day - 1
  limiter.take('b')
  expect(limiter.size).toBe(2)
  time = day
  limiter.take('b')
  expect(limiter.size).toBe(1)
})

test('memory is bounded however many clients come', () => {
  const limiter = createRateLimiter({ now: () => 0, maxClients: 100 })
  for (let client = 0; client < 1000; client += 1) limiter.take(String(client))
  expect(limiter.size).toBeLessThanOrEqual(101)
})

test('for every course of attempts: no window ever holds more than its limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 * minute }), { maxLength: 120 }), (pauses) => {
      let time = 0
      const limiter = createRateLimiter({ now: () => time })
      const taken: number[] = []
      for (const pause of pauses) {
        time += pause
        const wait = limiter.take('a')
        expect(wait).toBe(waitingTime(taken, visitorLimits, time))
        if (wait === 0) taken.push(time)
      }
      for (const { count, windowMs } of visitorLimits) {
        for (const end of taken) {
          expect(taken.filter((at) => at <= end && at > end - windowMs).length).toBeLessThanOrEqual(count)
        }
      }
    }),
  )
})
