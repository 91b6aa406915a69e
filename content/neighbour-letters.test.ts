import { describe, expect, it } from 'vitest'
import { likeness, neighbourLetters } from './testing/neighbour-letters.ts'

// (rule: neighbours-differ)
describe('letters of neighbours who tick the same points and change nothing', () => {
  it.each([
    { village: 'barford', points: 2, isCiting: false },
    { village: 'charlecote', points: 'heritage', isCiting: true },
    { village: 'wasperton', points: 8, isCiting: true },
  ] as const)('share less than 60% of their five-word sequences, and no two are the same: %j', (ticks) => {
    const { shared, contained, identicalPairs } = likeness(neighbourLetters(120, ticks))
    expect(shared).toBeLessThan(0.6)
    expect(contained).toBeLessThan(0.6)
    expect(identicalPairs).toBe(0)
  })

  it('are measured right', () => {
    expect(likeness(['one two three four five six', 'one two three four five six'])).toEqual({
      shared: 1,
      contained: 1,
      identicalPairs: 1,
    })
    expect(likeness(['one two three four five six', 'zero one two three four five'])).toEqual({
      shared: 1 / 3,
      contained: 1 / 2,
      identicalPairs: 0,
    })
    const see = 'see https://example.org/one/two/three/four/five'
    expect(likeness([`${see} a b c`, `${see} d e f`])).toMatchObject({ shared: 0 })
  })
})
