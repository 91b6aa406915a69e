import { bearing, kmPerMile, type Point, projectToMap } from '../domain/geography.ts'
import { type PlaceSlug, placePositions } from './place-positions.ts'

/** A place that the site knows: on the map, or a village without a position. */
export interface Place {
  name: string
  slug: string
  position?: Point
  /** Where its marker stands, in percent of the map: near its position, and beside its neighbours'. */
  coordinates?: { x: number; y: number }
  ready: boolean
  isQuarry?: boolean
}

/** A place on the map. */
export type MapPlace = Place & Required<Pick<Place, 'position' | 'coordinates'>>

export function isOnMap(place: Place): place is MapPlace {
  return place.coordinates !== undefined
}

const names: Record<PlaceSlug, string> = {
  alveston: 'Alveston',
  barford: 'Barford',
  charlecote: 'Charlecote',
  ettington: 'Ettington',
  halford: 'Halford',
  'hampton-lucy': 'Hampton Lucy',
  'leamington-spa': 'Leamington Spa',
  loxley: 'Loxley',
  'quarry-site': 'Quarry Site',
  sherbourne: 'Sherbourne',
  'stratford-upon-avon': 'Stratford-upon-Avon',
  tiddington: 'Tiddington',
  warwick: 'Warwick',
  wasperton: 'Wasperton',
  wellesbourne: 'Wellesbourne',
}

/**
 * Neighbours whose markers would cover each other on a map 320 px wide are moved apart, in percent of the map. That is
 * about 100 m on the ground, less than the positions are good to.
 */
const nudges: { [S in PlaceSlug]?: { x: number; y: number } } = {
  barford: { x: 0.5, y: 0 },
  sherbourne: { x: -0.5, y: 0 },
  charlecote: { x: 0, y: 0.3 },
  'hampton-lucy': { x: 0, y: -0.3 },
}

/** The fifteen places that the map has by itself, by name. What maintainers make of them is told by `knownPlaces`. */
export const places: readonly (MapPlace & { slug: PlaceSlug })[] = Object.entries(names).map(([key, name]) => {
  const slug = key as PlaceSlug
  const position = placePositions[slug]
  const { x, y } = projectToMap(position)
  const nudge = nudges[slug] ?? { x: 0, y: 0 }
  const place = { name, slug, position, coordinates: { x: x + nudge.x, y: y + nudge.y } }
  return slug === 'quarry-site' ? { ...place, ready: false, isQuarry: true } : { ...place, ready: true }
})

/** The villages whose impact report is ready, by name: every place but the quarry. */
export const readyVillages = places.filter((place) => place.ready && !place.isQuarry)

/** The villages of the map that are nearest to a position. */
export function nearestVillages(position: Point, known: readonly Place[]): MapPlace[] {
  const miles = (village: MapPlace) => bearing(position, village.position).miles
  const villages = known.filter(isOnMap).filter(({ isQuarry }) => !isQuarry)
  return villages.toSorted((a, b) => miles(a) - miles(b)).slice(0, 3)
}

/** The place that the map has by itself with this slug, or undefined. */
export function findPlace(slug: string): (MapPlace & { slug: PlaceSlug }) | undefined {
  return places.find((place) => place.slug === slug)
}

/**
 * 'about 1¼ miles (2 km) north-west' of the middle of the quarry site, rounded to what positions good to 300 m can
 * bear. The kilometres follow the rounded miles, so that the two never contradict each other.
 */
export function distanceFromSite(position: Point): string {
  const { rounded, miles, direction } = roundedBearing(position)
  const km = rounded * kmPerMile
  const roundedKm = km < 6 ? Math.round(km * 2) / 2 : Math.round(km)
  return `about ${miles} (${roundedKm}\u00a0km) ${direction}`
}

/** How far and in which direction a position lies from the site: the miles as a number and in words, as `distanceFromSite` rounds them. */
export function roundedBearing(position: Point) {
  const { miles, direction } = bearing(placePositions['quarry-site'], position)
  const step = miles < 2 ? 0.25 : 0.5
  const rounded = Math.max(step, Math.round(miles / step) * step)
  return { rounded, miles: `${inQuarters(rounded)} ${rounded <= 1 ? 'mile' : 'miles'}`, direction }
}

/** The same of a place that the map has by itself. */
export function distanceWords(slug: PlaceSlug): string {
  return distanceFromSite(placePositions[slug])
}

/** 0.75 as '¾', 3.5 as '3½', 5 as '5'. */
function inQuarters(number: number): string {
  const whole = Math.floor(number)
  return `${whole === 0 ? '' : whole}${['', '¼', '½', '¾'][(number - whole) * 4]}`
}
