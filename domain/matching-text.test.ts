import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitByMatch } from './matching-text.ts'

const matches = (text: string, wanted: string) =>
  splitByMatch(text, wanted)
    .filter(({ isMatch }) => isMatch)
    .map((piece) => piece.text)

test('every place where the search occurs is a match, in the case of the text', () => {
  expect(splitByMatch('Dust, more dust', 'DUST')).toEqual([
    { text: 'Dust', isMatch: true },
    { text: ', more ', isMatch: false },
    { text: 'dust', isMatch: true },
  ])
})

test('an empty search matches nothing', () => {
  expect(splitByMatch('Dust', '')).toEqual([{ text: 'Dust', isMatch: false }])
})

test('signs of a search pattern are plain text', () => {
  expect(matches('a+b (c)', '(c)')).toEqual(['(c)'])
})

test('a capital that becomes two small letters does not shift what follows', () => {
  expect(matches('İİ dust!', 'dust')).toEqual(['dust'])
})

test('letters outside the basic plane stay whole', () => {
  expect(matches('𐐀 dust 🦆', 'dust')).toEqual(['dust'])
  expect(splitByMatch('🦆🦆', '🦆').every(({ text }) => text.isWellFormed())).toBe(true)
})

test('for every text and search: the pieces are the text again, and each match is the search', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'é', 'É', ' ', 'İ', '🦆', 'ẞ'), maxLength: 30 })
  fc.assert(
    fc.property(texts, texts, (text, wanted) => {
      const pieces = splitByMatch(text, wanted)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      expect(pieces.every((piece) => piece.text !== '')).toBe(true)
    }),
  )
})
