import { expect, test } from 'vitest'
import { addressesIn } from './row-links.ts'

test.each([
  ['https://example.org/a?b=1&c=2', ['https://example.org/a?b=1&c=2']],
  ['<a href="https://example.org/?a=1&amp;b=2">x</a> and <a href="/here">y</a>', ['https://example.org/?a=1&b=2']],
  [
    'See https://example.org/plan. Or (http://example.org/wiki/A_(b)), or https://.',
    ['https://example.org/plan', 'http://example.org/wiki/A_(b)'],
  ],
  ['/Hydrology.pdf', []],
  ['no address', []],
])('the addresses in %s', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})
