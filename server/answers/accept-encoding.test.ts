import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedEncodings } from './accept-encoding.ts'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip', ['gzip', 'identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['br; q=0.5 , gzip ;q=0.5', ['br', 'gzip', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.1, gzip', ['gzip', 'br', 'identity']],
  ['gzip;q=0, *', ['br', 'identity']],
  ['*;q=0', ['identity']],
  ['identity', ['identity']],
  ['identity;q=1, gzip;q=0.5', ['identity', 'gzip']],
  ['identity;q=0', ['identity']],
  ['identity;q=0, br', ['br', 'identity']],
  ['br;q=high, gzip;q=2', ['identity']],
  ['deflate, zstd', ['identity']],
  [';;,,;q=1', ['identity']],
])('%j is taken as %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})

test('whatever the header says, there is an answer, and identity is among its codings', () => {
  fc.assert(fc.property(fc.string(), (header) => acceptedEncodings(header).includes('identity')))
})
