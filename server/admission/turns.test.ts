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
  await expect.poll(() => started).toEqual(['a', 'b', 'c'])
  for (const index of [0, 2]) ends[index]?.()
  await Promise.all([results[0], results[2]])
  await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd'])
  ends[3]?.()
  expect(await results[3]).toBe('d')
})

test('whoever had no turn yet goes before those who had, and takes the place of one of them where all are taken', async () => {
  const turns = new Turns({ atOnce: 1, inAll: 4, perNetwork: 4 })
  const { started, ends, work } = slowWork()
  const first = turns.run(['a'], work('a1'))
  const second = turns.run(['a'], work('a2'))
  const third = turns.run(['a'], work('a3'))
  const fourth = turns.run(['a'], work('a4'))
  const visitor = turns.run(['b'], work('b'))
  await expect(fourth).rejects.toMatchObject({ code: 'unavailable' })
  ends[0]?.()
  await first
  await expect.poll(() => started).toEqual(['a1', 'b'])
  for (let index = 1; index < 4; index += 1) {
    await expect.poll(() => ends.length).toBe(index + 1)
    ends[index]?.()
  }
  expect(await Promise.all([visitor, second, third])).toEqual(['b', 'a2', 'a3'])
})

test('one network has only its share, and where all wait who had no turn yet, the next is told when to come again', async () => {
  const turns = new Turns(limit)
  const { ends, work } = slowWork()
  const busy = { code: 'unavailable', retryAfterSeconds: 2 }
  const results = ['a', 'a', 'a', 'a', 'b', 'c', 'd', 'e'].map((name) => turns.run([name], work(name)))
  const settled = Promise.allSettled(results)
  await expect(turns.run(['b', 'a'], work('b'))).rejects.toMatchObject(busy)
  await expect(turns.run(['f'], work('f'))).rejects.toMatchObject(busy)
  for (let index = 0; index < 6; index += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(index)
    ends[index]?.()
  }
  const names = (await settled).map((result) => (result.status === 'fulfilled' ? result.value : 'sent away'))
  expect(names).toEqual(['a', 'a', 'sent away', 'sent away', 'b', 'c', 'd', 'e'])
  for (let count = 0; count < 4; count += 1) void turns.run(['g'], work('g'))
  await expect(turns.run(['g'], work('g'))).rejects.toMatchObject(busy)
})

test('work that fails gives its place to the next', async () => {
  const turns = new Turns({ ...limit, atOnce: 1 })
  await expect(turns.run(['a'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.run(['a'], async () => 'well')).toBe('well')
})
