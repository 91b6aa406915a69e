import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapFrame } from '../domain/geography.ts'
import { knownPlaces } from './known-places.ts'
import { isOnMap, places } from './places.ts'

const village = (village_key: string, name: string, position: { lat: number; lon: number } | null = null) => ({
  village_key,
  name,
  position,
})
const newbold = village('newbold', 'Newbold Pacey', { lat: 52.19, lon: -1.56 })
const slugs = (villages: Parameters<typeof knownPlaces>[0]) => knownPlaces(villages).map(({ slug }) => slug)

describe('the places of the site', () => {
  test('are those of the map itself where no row says otherwise, also when the row of one is gone', () => {
    const unchanged = places.filter(({ isQuarry }) => !isQuarry).map(({ slug, name }) => village(slug, name))
    expect(knownPlaces([])).toEqual(places)
    expect(knownPlaces(unchanged)).toEqual(places)
    expect(knownPlaces(unchanged.slice(1))).toEqual(places)
  })

  test('have an added village in their order by name, at its position', () => {
    const all = knownPlaces([newbold])
    expect(all).toHaveLength(16)
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted())
    expect(all.find(({ slug }) => slug === 'newbold')).toEqual({
      name: 'Newbold Pacey',
      slug: 'newbold',
      position: newbold.position,
      coordinates: { x: 75, y: 55.7 },
      ready: true,
    })
  })

  test('bear the name of their row, and stand where it has moved them', () => {
    const moved = knownPlaces([village('loxley', 'Upper Loxley', { lat: 52.15, lon: -1.7 }), village('barford', '  ')])
    expect(moved).toHaveLength(15)
    expect(moved.find(({ slug }) => slug === 'loxley')).toMatchObject({
      name: 'Upper Loxley',
      coordinates: { x: 20.3, y: 74.5 },
    })
    expect(moved.find(({ slug }) => slug === 'barford')).toEqual(places.find(({ slug }) => slug === 'barford'))
  })

  test('have a village without a position in the list alone, and never a second quarry', () => {
    const all = knownPlaces([village('newbold', ''), village('quarry-site', 'A village', newbold.position)])
    expect(all).toHaveLength(16)
    expect(all.find(({ slug }) => slug === 'newbold')).toEqual({ name: 'newbold', slug: 'newbold', ready: true })
    expect(all.filter(isOnMap)).toHaveLength(15)
    expect(slugs([village('quarry-site', 'A village')])).toEqual(places.map(({ slug }) => slug))
  })
})

/** Whether two markers can be told apart and pressed on the narrowest map: 24 px, the quarry's 34. */
const isApart = (a: { x: number; y: number }, b: { x: number; y: number }, wide: boolean) =>
  Math.abs(a.x - b.x) * 3.2 >= (wide ? 26 : 24) || Math.abs(a.y - b.y) * 8 >= (wide ? 26 : 24)

describe('a village close to others', () => {
  test('stands beside them, within the map and about half a mile of where it lies', () => {
    for (const { slug, position } of places) {
      const added = knownPlaces([village('new', 'New', position)]).filter(isOnMap)
      const own = added.find((place) => place.slug === 'new')?.coordinates ?? expect.unreachable()
      const there = places.find((place) => place.slug === slug)?.coordinates ?? expect.unreachable()
      expect(Math.hypot((own.x - there.x) * 0.109, (own.y - there.y) * 0.147), slug).toBeLessThan(1)
      for (const { coordinates, isQuarry = false, slug: other } of added) {
        if (other !== 'new') expect(isApart(own, coordinates, isQuarry), `${slug}, ${other}`).toBe(true)
      }
    }
  })

  test('covers no marker wherever it lies, and leaves those of the map itself where they are', () => {
    const position = fc.record({
      lat: fc.double({ min: mapFrame.south, max: mapFrame.north, noNaN: true }),
      lon: fc.double({ min: mapFrame.west, max: mapFrame.east, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(position, { maxLength: 12 }), (positions) => {
        const all = knownPlaces(positions.map((point, index) => village(`v-${index}`, 'New', point))).filter(isOnMap)
        expect(all.filter(({ name }) => name !== 'New')).toEqual(places)
        for (const [index, { coordinates, name, isQuarry = false }] of all.entries()) {
          for (const other of all.slice(index + 1)) {
            if (name === 'New' || other.name === 'New')
              expect(isApart(coordinates, other.coordinates, isQuarry || other.isQuarry === true)).toBe(true)
          }
        }
      }),
      { numRuns: 200 },
    )
  })

  test('stands where it lies in a crowd without room', () => {
    const crowd = Array.from({ length: 400 }, (_, index) => village(`v-${index}`, 'New', { lat: 52.2, lon: -1.6 }))
    expect(knownPlaces(crowd).filter(isOnMap)).toHaveLength(415)
  })
})
