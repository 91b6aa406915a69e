import { expect, test } from 'vitest'
import { cachedWords } from './offline-note.tsx'

const at = new Date('2026-11-21T14:05:00Z')

test('the note says how old the copy is, in the visitor’s time', () => {
  expect(cachedWords({ at, because: 'offline' }, 'Europe/London')).toBe(
    'You are offline. This copy is from 14:05 on Saturday 21 November.',
  )
  expect(cachedWords({ at, because: 'offline' }, 'Europe/Paris')).toContain('from 15:05 on Saturday')
})

test('the note does not say offline where the network is only slow', () => {
  expect(cachedWords({ at, because: 'slow' }, 'Europe/London')).toBe(
    'The connection is slow. This copy is from 14:05 on Saturday 21 November.',
  )
})
