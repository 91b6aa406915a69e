import { expect, test } from 'vitest'
import { Queue } from './queue.ts'

test('those whom work is for take turns, what is not urgent comes last, and whoever wants too much is refused alone', async () => {
  const queue = new Queue({ atOnce: 1, longest: 2 })
  const done: string[] = []
  const ask = (whose: string, isUrgent = true) => queue.run(async () => void done.push(whose), { whose, isUrgent })
  const all = [ask('first'), ask('old', false), ask('a'), ask('a')]
  await expect(ask('a')).rejects.toMatchObject({ code: 'too-many', retryAfterSeconds: 2 })
  await Promise.all([...all, ask('b')])
  expect(done).toEqual(['first', 'a', 'b', 'a', 'old'])
})
