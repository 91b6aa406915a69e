import { expect, it } from 'vitest'
import { pointNumber } from './written-figures.ts'

it('points are counted in letters and in Roman figures', () => {
  expect([1, 26, 27, 703].map((number) => pointNumber(number, 'a'))).toEqual(['a', 'z', 'aa', 'aaa'])
  expect([4, 9, 49, 1994].map((number) => pointNumber(number, 'I'))).toEqual(['IV', 'IX', 'XLIX', 'MCMXCIV'])
  expect([pointNumber(0, 'a'), pointNumber(3)]).toEqual(['0', '3'])
})
