import { expect, test } from 'vitest'
import { linkAddress } from './site-link.ts'

test.each([
  ['/Hydrology.pdf', '/quarry/Hydrology.pdf'],
  ['/quarry/Hydrology.pdf', '/quarry/Hydrology.pdf'],
  ['/quarry', '/quarry'],
  ['/quarrying.pdf', '/quarry/quarrying.pdf'],
  ['https://example.org/a', 'https://example.org/a'],
])('the stored link %s leads to %s', (link, address) => {
  expect(linkAddress(link)).toBe(address)
})
