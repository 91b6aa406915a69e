import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { objectionCriteria } from '../../content/objection-criteria.ts'
import { evaluateObjection } from '../../domain/objection-evaluator.ts'
import { markMatches } from './mark-matches.ts'

const mark = (text: string) => markMatches(text, evaluateObjection(text, objectionCriteria)?.results ?? [])

describe('the marked text', () => {
  test('marks each word that counted with the theme that it counted for', () => {
    expect(mark('Dust and the unsound road')).toEqual([
      { text: 'Dust', theme: 'healthConcerns' },
      { text: ' and the un' },
      { text: 'sound', theme: 'noiseDisturbance' },
      { text: ' ' },
      { text: 'road', theme: 'trafficSafety' },
    ])
  })

  test('marks the first of two finds that overlap', () => {
    expect(mark('sleepeace')).toEqual([{ text: 'sleep', theme: 'noiseDisturbance' }, { text: 'eace' }])
  })

  test('always adds up to the text as it was written', () => {
    const words = fc.constantFrom(...objectionCriteria.flatMap(({ keywords }) => keywords))
    const texts = fc.array(
      fc.oneof(
        words,
        words.map((word) => word.toUpperCase()),
        fc.string(),
      ),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('')
        expect(
          mark(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
        for (const part of mark(text)) expect(part.text).not.toBe('')
      }),
    )
  })
})
