import { expect, test } from 'vitest'
import { keepingTexts } from './kept-texts.ts'

const makes: string[] = []
const makeKept = () => {
  makes.length = 0
  return keepingTexts(100_000, (text) => {
    makes.push(text)
    return `made of ${text.length}`
  })
}

test('texts are kept with what was made of them, until they would take up too much', () => {
  const kept = makeKept()
  const texts = Array.from({ length: 60 }, (_, count) => `${count} ${'x'.repeat(1000)}`)
  for (const text of texts) expect([kept(text), kept(text)]).toEqual(Array(2).fill(`made of ${text.length}`))
  expect(makes).toEqual(texts)
  kept(texts[0] ?? '')
  expect(makes).toHaveLength(61)
})

test('one huge text is not kept, and takes no other’s place', () => {
  const kept = makeKept()
  for (const text of ['small', 'x'.repeat(1_000_000), 'x'.repeat(1_000_000), 'small']) kept(text)
  expect(makes.map(({ length }) => length)).toEqual([5, 1_000_000, 1_000_000])
})
