import { expect, test } from 'vitest'
import { articleAddress } from './article-address.ts'

test('a card with a fixed route leads there, any other to its own page', () => {
  expect(articleAddress('silica-dust')).toBe('/silica-dust')
  expect(articleAddress('light-at-night')).toBe('/impact/light-at-night')
})

test('the heritage page has no card, so a card of that name has its own page', () => {
  expect(articleAddress('heritage-impact')).toBe('/impact/heritage-impact')
})
