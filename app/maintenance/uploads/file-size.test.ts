import { expect, test } from 'vitest'
import { formatBytes } from './file-size.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [212_345, '212 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [4_560_000, '4.6 MB'],
  [25_000_000, '25 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})
