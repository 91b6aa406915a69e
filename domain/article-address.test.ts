import { expect, test } from 'vitest'
import { articleAddress, articleSlug } from './article-address.ts'

test('a card with a fixed route leads there, any other to its own page', () => {
  expect(articleAddress('silica-dust')).toBe('/silica-dust')
  expect(articleAddress('light-at-night')).toBe('/impact/light-at-night')
})

test('the heritage page has no card, so a card of that name has its own page', () => {
  expect(articleAddress('heritage-impact')).toBe('/impact/heritage-impact')
})

test('the last part of a path names the article, with or without a slash at the end', () => {
  expect(articleSlug('/quarry/flood-risk')).toBe('flood-risk')
  expect(articleSlug('/quarry/flood-risk/')).toBe('flood-risk')
  expect(articleSlug('/impact/light-at-night')).toBe('light-at-night')
})

test('/st-johns-college shows the article of /stjohnscollege', () => {
  expect(articleSlug('/quarry/st-johns-college')).toBe('stjohnscollege')
})
