import { bearing, type Point } from '../domain/geography.ts'
import type { GroundId } from '../domain/ground-ids.ts'
import { outcodeOf } from '../domain/outcode.ts'
import { proposeSlug } from '../domain/slug.ts'
import type { Village } from '../domain/village.ts'
import { placePositions } from './place-positions.ts'
import { type MapPlace, type Place, readyVillages } from './places.ts'
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

/** Where it leads to say that one lives here: a place of the site, a settlement, a postcode or its first half, or anything else; a slip of the finger asks first. */
export function addressOfHome(typed: string, known: readonly Place[]): string {
  const outcode = outcodeOf(typed)
  if (outcode) {
    const [only, another] = settlements.filter((each) => each.outcode === outcode)
    if (only && !another) return settlementAddress(only, known)
    return nearAddress(only ? outcode.toLowerCase() : elsewhere)
  }
  const villages = known.filter(({ isQuarry }) => !isQuarry)
  const names = new Map<string, string>(villages.map(({ name, slug }) => [proposeSlug(name), slug]))
  for (const { slug, alsoCalled } of settlements)
    for (const name of [slug, ...alsoCalled]) names.set(proposeSlug(name), slug)
  const said = proposeSlug(typed)
  const onlyPlace = (isMeant: (name: string) => boolean) => {
    const meant = said.length < fewestLetters ? [] : [...names].filter(([name]) => isMeant(name))
    const [slug, another] = new Set(meant.map(([, slug]) => slug))
    return another === undefined ? slug : undefined
  }
  const isBegun = (name: string) => name.startsWith(said)
  const slug = names.get(said) ?? onlyPlace(isBegun)
  if (slug !== undefined) return settlementAddress({ slug }, villages)
  const [first = ''] = typed.split(',')
  if (first !== typed) return addressOfHome(first, known)
  const slips = said.length < 7 ? 1 : 2
  const meant = onlyPlace((name) => isBegun(name) || (name[0] === said[0] && lettersApart(said, name) <= slips))
  return nearAddress(meant === undefined ? elsewhere : `${elsewhere}?${new URLSearchParams({ meant })}`)
}

/** Fewer letters may begin or mean any name. */
const fewestLetters = 4

/** How many letters must be put in, taken out or replaced to make one word the other. */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const letter of one) {
    const [first = 0] = row
    const next = [first + 1]
    for (const [index, there] of [...other].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[index], row[index + 1], row[index]]
      next.push(Math.min(left + 1, above + 1, diagonal + Number(letter !== there)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** 'about 3 miles west', of the site: whole miles are all that the positions can bear. */
export function roughDistance({ position }: Pick<Settlement, 'position'>): string {
  const { miles, direction } = bearing(site, position)
  return `${wholeMiles(miles)} ${direction}`
}

/** Grounds that hold only near the site or its river, and those that hold only in the country around. */
const onlyNear: readonly GroundId[] = ['dust', 'noise', 'water', 'flooding']
const onlyAround: readonly GroundId[] = ['landscape', 'amenity', 'heritage', 'wildlife', 'rights-of-way', 'farmland']
const milesAround = 5

/** The grounds that do not hold at a settlement, as the reports of villages at such a distance say of theirs. */
export function disclaimedAt({ position }: Pick<Settlement, 'position'>): GroundId[] {
  return bearing(site, position).miles > milesAround ? [...onlyNear, ...onlyAround] : [...onlyNear]
}

/** 'about 1 mile', from a settlement to a place. */
export function roughlyAway({ position }: Pick<Settlement, 'position'>, to: MapPlace): string {
  return wholeMiles(bearing(position, to.position).miles)
}

function wholeMiles(miles: number): string {
  const whole = Math.round(miles)
  if (whole === 0) return 'under a mile'
  return `about ${whole} ${whole === 1 ? 'mile' : 'miles'}`
}
