import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

const limit = { atOnce: 2, inAll: 6, perNetwork: 4 }

/** Work that ends when it is told to. */
function slowWork() {
  const started: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  return { started, ends, work }
}

test('so much is done at once, and the rest in the order in which it came', async () => {
  const turns = new Turns(limit)
  const { started, ends, work } = slowWork()
  const results = ['a', 'b', 'c', 'd'].map((name) => turns.run([name], work(name)))
  expect(started).toEqual(['a', 'b'])
  ends[1]?.()
  expect(await results[1]).toBe('b')
  expect(started).toEqual(['a', 'b', 'c'])
  for (const index of [0, 2]) ends[index]?.()
  await Promise.all([results[0], results[2]])
  ends[3]?.()
  expect(await results[3]).toBe('d')
})

test('one network cannot fill the queue, and a full one says when to come again', async () => {
  const turns = new Turns(limit)
  const { ends, work } = slowWork()
  const busy = { code: 'unavailable', retryAfterSeconds: 2 }
  const results = [1, 2, 3, 4].map(() => turns.run(['a'], work('a')))
  await expect(turns.run(['a'], work('a'))).rejects.toMatchObject(busy)
  results.push(turns.run(['b'], work('b')), turns.run(['c'], work('c')))
  await expect(turns.run(['d'], work('d'))).rejects.toMatchObject(busy)
  for (let index = 0; index < 6; index += 1) {
    while (!ends[index]) await Promise.resolve()
    ends[index]?.()
  }
  expect(await Promise.all(results)).toEqual(['a', 'a', 'a', 'a', 'b', 'c'])
})

test('work that fails gives its place to the next', async () => {
  const turns = new Turns({ ...limit, atOnce: 1 })
  await expect(turns.run(['a'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.run(['a'], async () => 'well')).toBe('well')
})
