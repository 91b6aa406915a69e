import { expect, test, vi } from 'vitest'
import { createPathFinder } from './bundle.ts'

test('no visitor fills the log with addresses whose escapes are broken', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const route = { id: 'row', path: 'events/:id' }
  const isKnownPath = createPathFinder({ routes: { row: route } } as unknown as Parameters<typeof createPathFinder>[0])
  expect(isKnownPath('/quarry/events/meeting')).toBe(true)
  expect(isKnownPath('/quarry/events/%ff')).toBe(false)
  expect(warned).not.toHaveBeenCalled()
})
