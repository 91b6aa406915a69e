import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluateObjection, type ObjectionCriterion, scoreBand } from './objection-evaluator.ts'

const criteria: ObjectionCriterion[] = [
  { id: 'health', label: 'Health', keywords: ['dust', 'asthma'], description: 'Say who.' },
  { id: 'traffic', label: 'Traffic Safety', keywords: ['lorry', 'lorries', 'trucks'], description: 'Name the road.' },
  { id: 'nature', label: 'Environmental', keywords: ['wildlife', 'nature'], description: 'Say what you saw.' },
  { id: 'noise', label: 'Noise', keywords: ['sound', 'quality of life'], description: 'Say when.' },
]
const [healthCriterion] = criteria
const keywords = criteria.flatMap((criterion) => criterion.keywords)

const evaluate = (text: string) => {
  const evaluation = evaluateObjection(text, criteria)
  if (!evaluation) throw new Error('The text was taken for blank.')
  return evaluation
}
const matchesOf = (text: string) => evaluate(text).results.flatMap((result) => result.matches)

/** Any text, often with a keyword somewhere in it, and with letters whose lower case is longer or odd. */
const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...keywords, 'İ', '\u212a', 'ΑΣ', '𝐃', 'ẞ', ' ')))
  .map((parts) => parts.join(''))

describe('the evaluator', () => {
  test('does nothing for a blank text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(' ', '\n', '\t', '\r', '\u00a0')), (blanks) => {
        expect(evaluateObjection(blanks.join(''), criteria)).toBeUndefined()
      }),
    )
  })

  test('matches a criterion exactly when one of its keywords is part of the lower-cased text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(text.trim() !== '')
        for (const { criterion, isMatched } of evaluate(text).results) {
          expect(isMatched).toBe(criterion.keywords.some((keyword) => text.toLowerCase().includes(keyword)))
        }
      }),
    )
  })

  test('scores in whole steps of the criteria that match', () => {
    expect(evaluate('I object.').score).toBe(0)
    expect(evaluate('Dust, asthma, dust.').score).toBe(25)
    expect(evaluate('Dust and lorries.').score).toBe(50)
    expect(evaluate('Dust, lorries, wildlife.').score).toBe(75)
    expect(evaluate('Dust, lorries, wildlife and my quality of life.').score).toBe(100)
  })

  test('adds a suggestion for each missed criterion and for no other', () => {
    expect(evaluate('Dust and lorries.').suggestions).toEqual([
      'Consider mentioning environmental impacts: Say what you saw.',
      'Consider mentioning noise impacts: Say when.',
    ])
    expect(evaluate('I object.').suggestions).toContain('Consider mentioning traffic safety impacts: Name the road.')
    expect(evaluate('Dust, lorries, wildlife, sound.').suggestions).toEqual([])
  })
})

describe('the places of the matched words', () => {
  test('always cut the keyword out of the text as it was written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(text.trim() !== '')
        for (const { keyword, start, end, words } of matchesOf(text)) {
          expect(text.slice(start, end).toLowerCase()).toBe(keyword)
          expect(words.toLowerCase()).toContain(keyword)
        }
      }),
    )
  })

  test('cover a letter of which only the first part matches', () => {
    const [match] =
      evaluateObjection('taxİ', [{ id: 'x', label: 'x', keywords: ['taxi'], description: '' }])?.results[0]?.matches ??
      []
    expect(match).toMatchObject({ start: 0, end: 4 })
  })

  test('are all found, in the order of the text, with the whole word around each', () => {
    expect(
      evaluateObjection('asthma, undusted, Asthma', healthCriterion ? [healthCriterion] : [])?.results[0]?.matches,
    ).toEqual([
      { keyword: 'asthma', start: 0, end: 6, words: 'asthma' },
      { keyword: 'dust', start: 10, end: 14, words: 'undusted' },
      { keyword: 'asthma', start: 18, end: 24, words: 'Asthma' },
    ])
  })
})

test('the band of a score changes at 80 and at 50', () => {
  expect([100, 80].map(scoreBand)).toEqual(['good', 'good'])
  expect([79, 75, 50].map(scoreBand)).toEqual(['fair', 'fair', 'fair'])
  expect([49, 25, 0].map(scoreBand)).toEqual(['poor', 'poor', 'poor'])
})
