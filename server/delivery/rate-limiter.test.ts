import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

const minute = 60_000
const day = 24 * 60 * minute
const limits = [
  { count: 5, windowMs: minute },
  { count: 30, windowMs: day },
]
const of = (name: string, own = limits) => ({ name, limits: own })

test('five acts a minute are taken, the sixth waits until the first is a minute old', () => {
  let time = 1_000_000
  const limiter = createRateLimiter({ now: () => time })
  for (let count = 0; count < 5; count += 1) {
    expect(limiter.take([of('a')])).toBe(0)
    time += 1000
  }
  expect(limiter.take([of('a')])).toBe(55_000)
  time += 54_999
  expect(limiter.wait([of('a')])).toBe(1)
  time += 1
  expect(limiter.take([of('a')])).toBe(0)
})

test('thirty acts a day are taken, the next waits for tomorrow', () => {
  let time = 0
  const limiter = createRateLimiter({ now: () => time })
  for (let count = 0; count < 30; count += 1) {
    expect(limiter.take([of('a')])).toBe(0)
    time += minute
  }
  expect(limiter.take([of('a')])).toBe(day - 30 * minute)
})

test('names do not use up what others may do', () => {
  const limiter = createRateLimiter({ now: () => 0 })
  for (let count = 0; count < 9; count += 1) limiter.take([of('a')])
  expect(limiter.take([of('b')])).toBe(0)
})

test('an act that one of its names refuses counts under none of them', () => {
  const limiter = createRateLimiter({ now: () => 0 })
  for (let count = 0; count < 5; count += 1) limiter.take([of('wide', limits), of('full')])
  const wide = of('wide', [{ count: 6, windowMs: minute }])
  for (let count = 0; count < 9; count += 1) expect(limiter.take([wide, of('full')])).toBe(minute)
  expect(limiter.take([wide, of('other')])).toBe(0)
  expect(limiter.take([wide, of('another')])).toBe(minute)
})

test('a name is forgotten a day after its last act', () => {
  let time = 0
  const limiter = createRateLimiter({ now: () => time })
  limiter.take([of('a')])
  time = day - 1
  limiter.take([of('b')])
  expect(limiter.size).toBe(2)
  time = day
  limiter.take([of('b')])
  expect(limiter.size).toBe(1)
})

test('memory is bounded however many names come', () => {
  const limiter = createRateLimiter({ now: () => 0, maxNames: 100 })
  for (let name = 0; name < 1000; name += 1) limiter.take([of(String(name)), of(`${name}/56`)])
  expect(limiter.size).toBe(100)
})

test('for every course of attempts: no window ever holds more than its limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 * minute }), { maxLength: 120 }), (pauses) => {
      let time = 0
      const limiter = createRateLimiter({ now: () => time })
      const taken: number[] = []
      for (const pause of pauses) {
        time += pause
        const wait = limiter.take([of('a')])
        if (wait === 0) taken.push(time)
      }
      for (const { count, windowMs } of limits) {
        for (const end of taken) {
          expect(taken.filter((at) => at <= end && at > end - windowMs).length).toBeLessThanOrEqual(count)
        }
      }
    }),
  )
})
