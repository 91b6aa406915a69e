import { expect, test } from 'vitest'
import { isOnThisSite, linkAddress } from './site-link.ts'

test.each([
  ['/Hydrology.pdf', '/quarry/Hydrology.pdf'],
  ['/quarry/Hydrology.pdf', '/quarry/Hydrology.pdf'],
  ['/quarry', '/quarry'],
  ['/quarrying.pdf', '/quarry/quarrying.pdf'],
  ['https://example.org/a', 'https://example.org/a'],
])('the stored link %s leads to %s', (link, address) => {
  expect(linkAddress(link)).toBe(address)
})

test('only a path stays on this site', () => {
  expect(['/a.webp', 'https://example.org/a.webp', ''].map(isOnThisSite)).toEqual([true, false, false])
})
