import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { objectionGrounds } from '../content/seed/objection-grounds.ts'
import { portalLength, portalLimits, shortForm } from './short-form.ts'

const grounds = objectionGrounds.map((ground) => ({ ...ground, updated_at: '' }))
const campaign = { application_reference: 'ABC/1' }
const point = (ground: string, words = '') => ({ ground, words, cited: [] })

// (rule: short-form)
describe('the short form for a portal', () => {
  it('never passes its limit, as a portal counts it, and says which points found no room', () => {
    const points = fc.uniqueArray(fc.constantFrom(...grounds.map(({ id }) => id)))
    fc.assert(
      fc.property(points, fc.lorem({ maxCount: 60 }), fc.constantFrom(...portalLimits), (ids, words, limit) => {
        const { text, leftOut } = shortForm(
          { seed: 3, points: ids.map((id) => point(id, words)) },
          grounds,
          campaign,
          limit,
        )
        expect(portalLength(text)).toBeLessThanOrEqual(limit)
        expect(text.split('\n').length - 1 + leftOut.length).toBe(ids.length)
      }),
      { numRuns: 100 },
    )
  })

  it('has own words first, the weightiest point at the top, and whole sentences alone', () => {
    const own = { landscape: 'I see it from the bridge. It is green.', noise: 'I work nights.' }
    const points = [point('noise', own.noise), point('dust'), point('landscape', own.landscape)]
    const { text } = shortForm({ seed: 3, points }, grounds, campaign, 500)
    const [first, second, third, fourth] = text.split('\n')
    expect(first).toBe('I object to application ABC/1.')
    expect(second?.startsWith(own.landscape)).toBe(true)
    expect(grounds.find(({ id }) => id === 'dust')?.framings.some((framing) => framing.startsWith(third ?? '-'))).toBe(
      true,
    )
    expect(fourth?.startsWith(own.noise)).toBe(true)
    for (const line of text.split('\n')) expect(line).toMatch(/[.?!]$/)
  })

  it('says which points it had to cut, and puts no words of ours in the place of the writer’s own', () => {
    const points = [point('landscape', `I see it. ${'It is green '.repeat(60)}.`), point('noise', 'I work nights.')]
    const { text, shortened, leftOut } = shortForm({ seed: 3, points }, grounds, campaign, 500)
    expect([shortened, leftOut]).toEqual([['Landscape'], []])
    expect(text.split('\n')[1]).toBe('I see it.')
  })

  it('counts a line break as two characters', () => {
    expect(portalLength('a\nb')).toBe(4)
  })
})
