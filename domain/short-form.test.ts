import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstRows } from '../content/seed/first-rows.ts'
import { portalLength, portalLimits, shortForm } from './short-form.ts'

const grounds = firstRows.objection_grounds.map((ground) => ({ ...ground, updated_at: '' }))
const pointOf = (id: string, words = '', ours = '') =>
  grounds
    .filter((ground) => ground.id === id)
    .map((ground) => ({ ground, words, offered: undefined, missing: 0, sentence: { text: ours, claims: [] } }))
const reference = 'ABC/1'

describe('the short form for a portal', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...grounds.map(({ id }) => id)))
  const texts = fc.lorem({ maxCount: 60 })

  it('never passes its limit, as a portal counts it, and says of each point where it ended', () => {
    fc.assert(
      fc.property(ids, texts, fc.constantFrom(...portalLimits), (ids, words, limit) => {
        const points = ids.flatMap((id) => pointOf(id, `${id} ${words}`))
        const { text, leftOut, shortened } = shortForm(points, reference, limit)
        expect(portalLength(text)).toBeLessThanOrEqual(limit)
        for (const { id, name } of grounds.filter(({ id }) => ids.includes(id))) {
          const line = text.split('\n').find((line) => line.startsWith(`${id} `))
          expect(leftOut.includes(name)).toBe(line === undefined)
          expect(shortened.includes(name)).toBe(line !== undefined && line !== `${id} ${words}`)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('has the words of every point before any of ours, and nothing of a point of which nothing was said', () => {
    const points = [
      ...pointOf('landscape', 'I see it. It is green.', 'Policy N2.'),
      ...pointOf('need', '', 'Policy M3.'),
    ]
    const { text, leftOut } = shortForm([...points, ...pointOf('noise', 'I work nights.')], reference, 500)
    expect(text.split('\n')).toEqual([
      'I object to application ABC/1.',
      ...['I see it. It is green.', 'I work nights.', 'Policy N2.'],
    ])
    expect(leftOut).toEqual([])
  })

  it('cuts words that are too long after a sentence, else at a clause, else at a word, and then adds none of ours', () => {
    const cutOf = (words: string) => {
      const points = [...pointOf('landscape', 'I see it from the bridge.', 'Policy N2.'), ...pointOf('noise', words)]
      const { text, shortened } = shortForm(points, reference, 500)
      const [, landscape, noise = '', ...more] = text.split('\n')
      expect([landscape, more]).toEqual(['I see it from the bridge.', []])
      expect(shortened).toEqual(['Noise and vibration'])
      return noise
    }
    const long = 'engines and alarms wake us before it is light '.repeat(8)
    expect(cutOf(`We wake at five. ${long}${long}`)).toBe('We wake at five.')
    expect(cutOf(`${long}every day, and ${long}`)).toBe(`${long}every day…`)
    expect(cutOf(`${long}${long}`)).toMatch(/^(engines and alarms wake us before it is light )+.*[a-z]…$/)
  })

  it('names the points of which nothing found room', () => {
    const words = `${'This sentence fills what a portal allows, '.repeat(11)}or nearly.`
    const points = ['landscape', 'noise'].flatMap((id) => pointOf(id, words))
    const { text, shortened, leftOut } = shortForm(points, reference, 500)
    expect(text.split('\n')).toHaveLength(2)
    expect([shortened, leftOut]).toEqual([['Landscape'], ['Noise and vibration']])
  })

  it('counts a line break as two characters', () => {
    expect(portalLength('a\nb')).toBe(4)
  })
})
