import { expect, test, vi } from 'vitest'
import type { ContentReader } from '../domain/content.ts'
import { cacheLists } from './cached-lists.ts'

test('a table is read once for each version, and again where reading it failed', async () => {
  let version = '1'
  const list = vi.fn(async () => [version])
  const content = cacheLists({ list, find: async () => undefined } as unknown as ContentReader, () => version)
  expect(await Promise.all([content.list('events'), content.list('events')])).toEqual([['1'], ['1']])
  expect(list).toHaveBeenCalledTimes(1)
  version = '2'
  list.mockRejectedValueOnce(new Error('no database'))
  await expect(content.list('events')).rejects.toThrow('no database')
  expect(await content.list('events')).toEqual(['2'])
  expect(await content.list('claims')).toEqual(['2'])
  expect(list).toHaveBeenCalledTimes(4)
})
