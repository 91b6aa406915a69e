import { expect, test } from 'vitest'
import { cachingTexts } from './sanitise-html.ts'

const makes: string[] = []
const makeCached = () => {
  makes.length = 0
  return cachingTexts(100_000, (text) => {
    makes.push(text)
    return `made of ${text.length}`
  })
}

test('texts are cached with what was made of them, until they would take up too much', () => {
  const cached = makeCached()
  const texts = Array.from({ length: 60 }, (_, count) => `${count} ${'x'.repeat(1000)}`)
  for (const text of texts) expect([cached(text), cached(text)]).toEqual(Array(2).fill(`made of ${text.length}`))
  expect(makes).toEqual(texts)
  cached(texts[0] ?? '')
  expect(makes).toHaveLength(61)
})

test('one huge text is not cached, and takes no other’s place', () => {
  const cached = makeCached()
  for (const text of ['small', 'x'.repeat(1_000_000), 'x'.repeat(1_000_000), 'small']) cached(text)
  expect(makes.map(({ length }) => length)).toEqual([5, 1_000_000, 1_000_000])
})
