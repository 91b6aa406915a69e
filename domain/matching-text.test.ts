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

test.each([
  ['the A429 and the A 429', 'a-429', ['A429', 'A 429']],
  ['well-being', 'wellbeing', ['well-being']],
  ['wellbeing', 'well being', ['wellbeing']],
  ['N.P.P.F. of 2026', 'NPPF', ['N.P.P.F']],
  ['the NPPF', 'n.p.p.f.', ['NPPF']],
  ['St John’s', 'st. johns', ['St John’s']],
  ['PM₁₀, ＰＭ１０', 'pm 10', ['PM₁₀', 'ＰＭ１０']],
  ['ﬁelds of cafe\u0301s', 'fields of cafés', ['ﬁelds of cafe\u0301s']],
  ['flo\u00adod', 'flood', ['flo\u00adod']],
  ['5,744 letters', '5744', ['5,744']],
  ['Town & Country', 'town and country', ['Town & Country']],
  ['has and', 'sand', []],
  ['from 25', 'm25', []],
])('in %j the search %j finds %j', (text, wanted, found) => {
  expect(matches(text, wanted)).toEqual(found)
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
