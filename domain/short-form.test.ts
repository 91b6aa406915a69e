import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstRows } from '../content/seed/first-rows.ts'
import { portalLength, portalLimits, shortForm } from './short-form.ts'

const grounds = firstRows.objection_grounds.map((ground) => ({ ...ground, updated_at: '' }))
const campaign = { application_reference: 'ABC/1' }
const point = (ground: string, words = '') => ({ ground, words, cited: [] })

describe('the short form for a portal', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...grounds.map(({ id }) => id)))
  const texts = fc.lorem({ maxCount: 60 })

  it('never passes its limit, as a portal counts it, and says of each point where it ended', () => {
    fc.assert(
      fc.property(ids, texts, fc.constantFrom(...portalLimits), (ids, words, limit) => {
        const points = ids.map((id) => point(id, `${id} ${words}`))
        const { text, leftOut, shortened } = shortForm({ seed: 3, points }, grounds, campaign, limit)
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

  it('has the words of every point before any of ours, the weightiest point at the top', () => {
    const points = [point('noise', 'I work nights.'), point('need'), point('landscape', 'I see it. It is green.')]
    const { text, leftOut } = shortForm({ seed: 3, points }, grounds, campaign, 500)
    const [first, second, third, fourth] = text.split('\n')
    expect([first, second, third]).toEqual([
      'I object to application ABC/1.',
      'I see it. It is green.',
      'I work nights.',
    ])
    const need = grounds.find(({ id }) => id === 'need')
    expect(need?.framings.some((framing) => framing.startsWith(fourth ?? '-'))).toBe(true)
    expect(leftOut).toEqual([])
    for (const line of text.split('\n')) expect(line).toMatch(/[.?!]$/)
  })

  it('cuts words that are too long after a sentence, else at a clause, else at a word, and then adds none of ours', () => {
    const cutOf = (words: string) => {
      const points = [point('landscape', 'I see it from the bridge.'), point('noise', words), point('dust')]
      const { text, ...named } = shortForm({ seed: 3, points }, grounds, campaign, 500)
      const [, landscape, noise = '', ...more] = text.split('\n')
      expect([landscape, more]).toEqual(['I see it from the bridge.', []])
      expect(named).toEqual({ shortened: ['Noise and vibration'], leftOut: ['Dust, air quality and health'] })
      return noise
    }
    const long = 'engines and alarms wake us before it is light '.repeat(8)
    expect(cutOf(`We wake at five. ${long}${long}`)).toBe('We wake at five.')
    expect(cutOf(`${long}every day, and ${long}`)).toBe(`${long}every day…`)
    expect(cutOf(`${long}${long}`)).toMatch(/^(engines and alarms wake us before it is light )+.*[a-z]…$/)
  })

  it('names the points of which nothing found room', () => {
    const words = `${'This sentence fills what a portal allows, '.repeat(11)}or nearly.`
    const points = ['landscape', 'noise', 'dust'].map((id) => point(id, id === 'dust' ? '' : words))
    const { text, shortened, leftOut } = shortForm({ seed: 3, points }, grounds, campaign, 500)
    expect(text.split('\n')).toHaveLength(2)
    expect([shortened, leftOut]).toEqual([['Landscape'], ['Dust, air quality and health', 'Noise and vibration']])
  })

  it('counts a line break as two characters', () => {
    expect(portalLength('a\nb')).toBe(4)
  })
})
