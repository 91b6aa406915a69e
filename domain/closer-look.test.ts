import { describe, expect, test } from 'vitest'
import { takeCloserLook } from './closer-look.ts'
import type { ObjectionCriterion } from './objection-criterion.ts'
import { evaluateObjection } from './objection-evaluator.ts'

const reference = 'WDC/22CM008'
const criteria: ObjectionCriterion[] = [
  { id: 'noise', label: 'Noise', keywords: ['noise', 'sound'], description: 'Say when.' },
  { id: 'health', label: 'Health', keywords: ['dust'], description: 'Say who.' },
]

const look = (text: string) => {
  const evaluation = evaluateObjection(text, criteria)
  if (!evaluation) throw new Error('The text was taken for blank.')
  return takeCloserLook(text, evaluation, reference)
}

// (rule: closer-look)
describe('a closer look', () => {
  test('finds nothing in a plain objection that quotes the reference', () => {
    expect(look('I object to WDC/22CM008 because of the noise and the dust.')).toEqual([])
  })

  test('says when the reference is missing', () => {
    expect(look('Noise.')).toEqual([{ kind: 'no-reference', reference }])
  })

  test('knows the reference in any case and with spaces', () => {
    expect(look('Ref. wdc / 22 cm 008: noise')).toEqual([])
  })

  test.each(['house prices', 'property values', 'The value of my house', 'property’s value', 'the price of our homes'])(
    'notices that the text speaks of %s',
    (words) => {
      expect(look(`WDC/22CM008. I fear for ${words}.`)).toMatchObject([{ kind: 'property-value' }])
    },
  )

  test('does not take the values of a place for the value of property', () => {
    expect(look('WDC/22CM008. We value our home and the quiet of this house.')).toEqual([])
  })

  test('points at each word in square brackets once', () => {
    expect(look('[name] objects to WDC/22CM008. Yours, [name], [address]')).toEqual([
      { kind: 'unfilled', words: '[name]' },
      { kind: 'unfilled', words: '[address]' },
    ])
  })

  test('points at keywords that were counted inside other words, each once and in order', () => {
    expect(look('WDC/22CM008: industry is unsound, and Unsound industry stays so. Sounds dusty.')).toEqual([
      { kind: 'inside-word', keyword: 'dust', words: 'industry' },
      { kind: 'inside-word', keyword: 'sound', words: 'Unsound' },
    ])
  })
})
