import { bearing, type Point } from '../domain/geography.ts'
import { outcodeOf } from '../domain/outcode.ts'
import { proposeSlug } from '../domain/slug.ts'
import type { Village } from '../domain/village.ts'
import { placePositions } from './place-positions.ts'
import { isOnMap, type MapPlace, type Place, readyVillages } from './places.ts'
import data from './settlements.json' with { type: 'json' }

/** Somewhere people live within about 15 km of the site, good to about 1 km. */
export interface Settlement {
  name: string
  slug: string
  position: Point
  /** Its postcode district. */
  outcode: string
  alsoCalled: readonly string[]
}

interface Row {
  name: string
  lat: number
  lon: number
  outcode: string
  alsoCalled?: string[]
}

const site = placePositions['quarry-site']

/** The nearest to the site first. */
export const settlements: readonly Settlement[] = (data.places as Row[]).map(
  ({ name, lat, lon, outcode, alsoCalled = [] }) => ({
    name,
    slug: proposeSlug(name),
    position: { lat, lon },
    outcode,
    alsoCalled,
  }),
)

/** The postcode districts that they lie in. */
export const outcodes: readonly string[] = [...new Set(settlements.map(({ outcode }) => outcode))].toSorted()

/** The page for whoever lives elsewhere, below the others. */
export const elsewhere = 'elsewhere'

export const nearAddress = (slug: string) => `/near/${slug}`

/** The village page that a settlement has, by the slug or the name of the village. */
function villageOf<V extends { slug: string; name: string }>(
  { slug }: Pick<Settlement, 'slug'>,
  villages: readonly V[],
): V | undefined {
  return villages.find((village) => village.slug === slug || proposeSlug(village.name) === slug)
}

/** The settlements without a village page, where these villages are stored. */
export function settlementsBeside(stored: readonly Pick<Village, 'village_key' | 'name'>[]): Settlement[] {
  const villages = [...readyVillages, ...stored.map(({ village_key, name }) => ({ slug: village_key, name }))]
  return settlements.filter((settlement) => !villageOf(settlement, villages))
}

/** Where a settlement leads: to the page of the village where the site has one, else to its own. */
export function settlementAddress(settlement: Pick<Settlement, 'slug'>, known: readonly Place[]): string {
  const village = villageOf(settlement, known)
  return village ? `/villages/${village.slug}` : nearAddress(settlement.slug)
}

/** Where it leads to say that one lives here: a place of the site, a settlement, a postcode or its first half, or anything else. */
export function addressOfHome(typed: string, known: readonly Place[]): string {
  const outcode = outcodeOf(typed)
  if (outcode) return nearAddress(outcodes.includes(outcode) ? outcode.toLowerCase() : elsewhere)
  const said = proposeSlug(typed)
  const villages = known.filter(({ isQuarry }) => !isQuarry)
  const settlement = settlements.find(
    ({ slug, alsoCalled }) => slug === said || alsoCalled.some((name) => proposeSlug(name) === said),
  )
  const home = settlement ?? villageOf({ slug: said }, villages)
  if (home) return settlementAddress(home, villages)
  const [first = ''] = typed.split(',')
  return first === typed ? nearAddress(elsewhere) : addressOfHome(first, known)
}

/** 'about 3 miles west', of the site: whole miles are all that the positions can bear. */
export function roughDistance({ position }: Pick<Settlement, 'position'>): string {
  const { miles, direction } = bearing(site, position)
  return `${wholeMiles(miles)} ${direction}`
}

/** The villages of the map that are nearest to a settlement, with how far it is to them. */
export function nearestVillages(
  { position }: Settlement,
  known: readonly Place[],
): { village: MapPlace; away: string }[] {
  return known
    .filter(isOnMap)
    .filter(({ isQuarry }) => !isQuarry)
    .map((village) => ({ village, miles: bearing(position, village.position).miles }))
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, 3)
    .map(({ village, miles }) => ({ village, away: wholeMiles(miles) }))
}

function wholeMiles(miles: number): string {
  const whole = Math.round(miles)
  if (whole === 0) return 'under a mile'
  return `about ${whole} ${whole === 1 ? 'mile' : 'miles'}`
}
