import { expect, test, vi } from 'vitest'
import { createLoaderClient } from './prefetch.ts'

test('a query that a loader asks for twice runs once for its page', async () => {
  const client = createLoaderClient()
  const queryFn = vi.fn(async () => null)
  await client.query({ queryKey: ['rows'], queryFn })
  await client.query({ queryKey: ['rows'], queryFn })
  expect(queryFn).toHaveBeenCalledOnce()
})
