import { bearing, mapFrame, type Point, projectToMap } from '../domain/geography.ts'
import type { Village } from '../domain/village.ts'
import { isOnMap, type MapPlace, type Place, places } from './places.ts'

/** What is read of a village to know its place. */
type KnownVillage = Pick<Village, 'village_key' | 'name' | 'position'>

const collator = new Intl.Collator('en-GB')

/**
 * Every place of the site, by name: those that the map has by itself, as the rows of the villages name and place them, and the
 * villages that maintainers have added.
 */
export function knownPlaces(villages: readonly KnownVillage[]): Place[] {
  const rows = new Map(villages.map((village) => [village.village_key, village]))
  const builtIn = places.map((place): Place => {
    const row = place.isQuarry ? undefined : rows.get(place.slug)
    rows.delete(place.slug)
    const named = { ...place, name: row?.name.trim() || place.name }
    return row?.position ? { ...named, position: row.position } : named
  })
  const added = Array.from(rows.values(), ({ village_key: slug, name, position }): Place => {
    const place = { slug, name: name.trim() || slug, ready: true }
    return position ? { ...place, position } : place
  })
  const isFixed = ({ slug, position }: Place) =>
    places.some((place) => place.slug === slug && place.position === position)
  const all = [...builtIn, ...added]
  const standing = all.filter(isFixed).filter(isOnMap)
  const others = all.filter((place) => !isFixed(place))
  for (const { position, ...place } of others) {
    if (position) standing.push({ ...place, position, coordinates: findRoom(position, standing) })
  }
  const nowhere = others.filter(({ position }) => !position)
  return [...standing, ...nowhere].toSorted((a, b) => collator.compare(a.name, b.name))
}

/** How far apart two markers stand at least on one of the axes, in percent of a map 320 px wide: a marker is 24 px, the quarry's 34. */
const apart = { village: { x: 7.6, y: 3.1 }, quarry: { x: 8.4, y: 3.4 } }
/** From here to here the whole marker is on that map. */
const inside = { x: [4, 96], y: [1.6, 98.4] } as const
/** How far from where it lies a marker may stand at most, and how finely a place is looked for, in miles. */
const search = { farthest: 3, step: 0.1, directions: 16 }

type Spot = MapPlace['coordinates']

/** Where the marker of a position stands: there, or on the nearest ground where it covers no other; in a crowd without room, there. */
function findRoom(position: Point, others: readonly MapPlace[]): Spot {
  const wanted = onNarrowMap(projectToMap(position))
  const isFree = (spot: Spot) =>
    others.every(({ coordinates, isQuarry }) => {
      const least = isQuarry ? apart.quarry : apart.village
      return round(Math.abs(spot.x - coordinates.x)) >= least.x || round(Math.abs(spot.y - coordinates.y)) >= least.y
    })
  for (let miles = 0; miles < search.farthest; miles += search.step) {
    for (let direction = 0; direction < search.directions; direction += 1) {
      const angle = (2 * Math.PI * direction) / search.directions
      const spot = onNarrowMap({
        x: wanted.x + (miles * Math.cos(angle)) / onePercent.x,
        y: wanted.y + (miles * Math.sin(angle)) / onePercent.y,
      })
      if (isFree(spot)) return spot
    }
  }
  return wanted
}

const onePercent = {
  x: bearing({ lat: 52.2, lon: 0 }, { lat: 52.2, lon: (mapFrame.east - mapFrame.west) / 100 }).miles,
  y: bearing({ lat: 52.2, lon: 0 }, { lat: 52.2 + (mapFrame.north - mapFrame.south) / 100, lon: 0 }).miles,
}

/** The nearest spot where the whole marker is on that map. */
function onNarrowMap({ x, y }: Spot): Spot {
  const clamp = (value: number, [least, most]: readonly [number, number]) => Math.min(Math.max(value, least), most)
  return { x: clamp(round(x), inside.x), y: clamp(round(y), inside.y) }
}

function round(percent: number): number {
  return Math.round(percent * 10) / 10
}
