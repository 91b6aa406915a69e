import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { places } from '../../content/places.ts'
import { hasRoomForLegend, labelSteps, placeLabels } from './label-sides.ts'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const isApart = (a: Box, b: Box) => a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom

const percent = fc.double({ min: 1, max: 99, noNaN: true })
const village = fc.record({
  name: fc.stringMatching(/^[A-Z][a-z]{2,9}([ -][A-Z][a-z]{2,9}){0,2}$/),
  slug: fc.constant('a-new-village'),
  coordinates: fc.record({ x: percent, y: percent }),
})

describe('the names on the maps', () => {
  test.each(labelSteps.filter(({ from }) => from >= 17.6))(
    'all stand there from $from em on, so on every screen at usual text',
    (step) => {
      expect([...placeLabels(places, step).keys()].map(({ name }) => name).sort()).toEqual(
        places.map(({ name }) => name).sort(),
      )
    },
  )

  test('never cover each other or a marker, and stay on the map, wherever new villages lie', () => {
    fc.assert(
      fc.property(fc.array(village, { maxLength: 12 }), fc.constantFrom(...labelSteps), (added, step) => {
        const all = [...places, ...added]
        const placed = [...placeLabels(all, step)]
        for (const [index, [place, spot]] of placed.entries()) {
          expect(spot.left).toBeGreaterThanOrEqual(0)
          expect(spot.right).toBeLessThanOrEqual(step.from)
          for (const [, other] of placed.slice(index + 1)) expect(isApart(spot, other)).toBe(true)
          for (const { coordinates } of all.filter((other) => other !== place)) {
            const [x, y] = [(coordinates.x / 100) * step.from, coordinates.y * 0.444]
            expect(isApart(spot, { left: x - 0.4, right: x + 0.4, top: y - 0.4, bottom: y + 0.4 })).toBe(true)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('take no room from the legend, which leaves its corner where a village lies there', () => {
    const pillerton = { name: 'Pillerton', slug: 'pillerton', coordinates: { x: 75, y: 84 } }
    expect(hasRoomForLegend(places)).toBe(true)
    expect(hasRoomForLegend([...places, pillerton])).toBe(false)
    for (const step of labelSteps.filter(({ from }) => from >= 17.6)) {
      expect(placeLabels([...places, pillerton], step).size).toBe(16)
    }
  })

  test('are left out where they find no room', () => {
    const crowd = Array.from({ length: 20 }, (_, index) => ({
      name: 'Stratford-upon-Avon',
      slug: `neighbour-${index}`,
      coordinates: { x: 38 + (index % 5) * 2, y: 30 + Math.floor(index / 5) * 2 },
    }))
    for (const step of labelSteps) expect(placeLabels(crowd, step).size).toBeLessThan(crowd.length)
  })
})
