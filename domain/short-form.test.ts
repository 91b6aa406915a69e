import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portalLength, portalLimits, shortForm } from './short-form.ts'

const inShort = (words: readonly string[], limit: number, said: { change?: string; required?: string } = {}) =>
  shortForm(
    words.map((today) => ({
      ...{ today, change: '', wrong: '', required: '', ...said },
      sentence: { text: 'Ours.', claims: [] },
    })),
    'ABC/1',
    limit,
  )

describe('the short form for a portal', () => {
  it('never passes its limit, as a portal counts it, and says whether the writer’s words are all there', () => {
    const texts = fc.array(fc.lorem({ maxCount: 60 }), { maxLength: 15 })
    fc.assert(
      fc.property(texts, fc.constantFrom(...portalLimits), (texts, limit) => {
        const points = texts.map((text, index) => `${index}. ${text}`)
        const { text, isCut } = inShort(points, limit)
        expect(portalLength(text)).toBeLessThanOrEqual(limit)
        expect(isCut).toBe(!points.every((point) => text.includes(point)))
      }),
      { numRuns: 100 },
    )
  })

  it('has the words of every point and what should be required before any of ours', () => {
    const said = { change: 'I would wake', required: 'a fence.' }
    expect(inShort(['I work nights.', 'I see it from the bridge.'], 2000, said).text.split('\n')).toEqual([
      ...['I object to application ABC/1.', 'I work nights. I would wake', 'I see it from the bridge. I would wake'],
      ...['If it is permitted all the same, please require: a fence; a fence', 'Ours.', 'Ours.'],
    ])
  })

  it('cuts words that are too long after a sentence, else at a word, and then adds none of ours', () => {
    const cutOf = (words: string) => inShort([words], 120)
    expect(cutOf(`It is quiet here at night. ${'x'.repeat(100)}.`)).toEqual({
      text: 'I object to application ABC/1.\nIt is quiet here at night.',
      isCut: true,
    })
    expect(cutOf('we all hear it '.repeat(20)).text).toMatch(/ (?:we|all|hear|it)…$/)
  })
})
