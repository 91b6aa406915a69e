import { bearing, type CompassPoint, kmPerMile, type MapFrame, projectToMap } from '../domain/geography.ts'
import { type PlaceSlug, placePositions } from './geography.ts'

/** A place on the map (rule: home-map). Coordinates are percentages of the map. */
export interface MapPlace {
  name: string
  slug: PlaceSlug
  coordinates: { x: number; y: number }
  ready: boolean
  isQuarry?: boolean
}

/** The part of the Avon valley that the home map shows. */
export const mapFrame: MapFrame = { north: 52.308, south: 52.096, west: -1.752, east: -1.496 }

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

/** The fifteen places of the map, by name. */
export const places: readonly MapPlace[] = Object.entries(names).map(([key, name]) => {
  const slug = key as PlaceSlug
  const position = projectToMap(placePositions[slug], mapFrame)
  const nudge = nudges[slug] ?? { x: 0, y: 0 }
  const coordinates = { x: position.x + nudge.x, y: position.y + nudge.y }
  return slug === 'quarry-site'
    ? { name, slug, coordinates, ready: false, isQuarry: true }
    : { name, slug, coordinates, ready: true }
})

/** The villages whose impact report is ready, by name: every place but the quarry. */
export const readyVillages = places.filter((place) => place.ready && !place.isQuarry)

/** The known place with this slug, or undefined. */
export function findPlace(slug: string): MapPlace | undefined {
  return places.find((place) => place.slug === slug)
}

/** How far and in which direction a place lies from the middle of the quarry site, as the crow flies. */
function fromQuarrySite(slug: PlaceSlug): { miles: number; direction: CompassPoint } {
  return bearing(placePositions['quarry-site'], placePositions[slug])
}

/**
 * 'about 1¼ miles (2 km) north-west' of the middle of the quarry site, rounded to what positions good to 300 m can
 * bear. The kilometres follow the rounded miles, so that the two never contradict each other.
 */
export function distanceWords(slug: PlaceSlug): string {
  const { miles, direction } = fromQuarrySite(slug)
  const step = miles < 2 ? 0.25 : 0.5
  const rounded = Math.max(step, Math.round(miles / step) * step)
  const km = rounded * kmPerMile
  const roundedKm = km < 6 ? Math.round(km * 2) / 2 : Math.round(km)
  return `about ${inQuarters(rounded)} ${rounded <= 1 ? 'mile' : 'miles'} (${roundedKm} km) ${direction}`
}

/** 0.75 as '¾', 3.5 as '3½', 5 as '5'. */
function inQuarters(number: number): string {
  const whole = Math.floor(number)
  return `${whole === 0 ? '' : whole}${['', '¼', '½', '¾'][(number - whole) * 4]}`
}
