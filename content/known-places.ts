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
/** How many markers are looked at to find a free place beside them. */
const mostNeighbours = 12

type Spot = MapPlace['coordinates']

/**
 * Where the marker of a position stands: there, or on the nearest ground where it covers no other marker.
 * In a crowd without room it stands where it lies, above others.
 */
function findRoom(position: Point, others: readonly MapPlace[]): Spot {
  const { x, y } = projectToMap(position)
  const wanted = { x: clamp(x, inside.x), y: clamp(y, inside.y) }
  const isFree = (spot: Spot) =>
    others.every((other) => {
      const [own, least] = [other.coordinates, apartFrom(other)]
      return round(Math.abs(spot.x - own.x)) >= least.x || round(Math.abs(spot.y - own.y)) >= least.y
    })
  if (isFree(wanted)) return wanted
  const near = others
    .toSorted((a, b) => shift(a.coordinates, wanted) - shift(b.coordinates, wanted))
    .slice(0, mostNeighbours)
  const columns = [wanted.x, ...near.flatMap((other) => bothSides(other, 'x'))]
  const rows = [wanted.y, ...near.flatMap((other) => bothSides(other, 'y'))]
  const spots = columns.flatMap((column) => rows.map((row) => ({ x: column, y: row })))
  return spots.filter(isFree).toSorted((a, b) => shift(a, wanted) - shift(b, wanted))[0] ?? wanted
}

function apartFrom({ isQuarry }: Place): Spot {
  return isQuarry ? apart.quarry : apart.village
}

function bothSides(place: MapPlace, axis: 'x' | 'y'): number[] {
  const [at, least] = [place.coordinates[axis], apartFrom(place)[axis]]
  return [round(at - least), round(at + least)].filter((side) => side === clamp(side, inside[axis]))
}

const onePercent = {
  x: bearing({ lat: 52.2, lon: 0 }, { lat: 52.2, lon: (mapFrame.east - mapFrame.west) / 100 }).miles,
  y: bearing({ lat: 52.2, lon: 0 }, { lat: 52.2 + (mapFrame.north - mapFrame.south) / 100, lon: 0 }).miles,
}

/** How far apart two spots of the map are on the ground, in miles. */
function shift(a: Spot, b: Spot): number {
  return Math.hypot((a.x - b.x) * onePercent.x, (a.y - b.y) * onePercent.y)
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(Math.max(value, least), most)
}

function round(percent: number): number {
  return Math.round(percent * 10) / 10
}
