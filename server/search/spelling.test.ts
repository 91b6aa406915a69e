import { expect, test } from 'vitest'
import { nearestWord } from './spelling.ts'

const used = ['barford', 'warwick', 'wasperton', 'dust', 'flood', 'asthma', 'company', 'best'].map((word, index) => ({
  word,
  count: index + 1,
}))

test.each([
  ['bardford', 'barford'],
  ['warick', 'warwick'],
  ['waspreton', 'wasperton'],
  ['dsut', 'dust'],
  ['zebra', undefined],
  ['dus', undefined],
  ['a429', undefined],
  ['asma', 'asthma'],
  ['compensation', undefined],
  ['belt', undefined],
  ['carford', undefined],
])('%s is taken for %s', (typed, meant) => {
  expect(nearestWord(typed, used)).toBe(meant)
})

test('of words that are as near, the commoner one is meant', () => {
  const words = [
    { word: 'floor', count: 1 },
    { word: 'flood', count: 9 },
  ]
  expect(nearestWord('flooe', words)).toBe('flood')
})
