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

/** Where somebody lives who says this: one place, those that may be meant, or nowhere that is known; `outcode` where a postcode was said. */
export interface Home {
  place: Pick<Place, 'slug' | 'name'> | undefined
  choices: readonly Pick<Place, 'slug' | 'name'>[]
  outcode: string | undefined
}

/** What is said is a place of the site, a settlement, the beginning of one name alone, or a postcode or its first half; a word in some names, a name among other words or a slip of the finger leaves a choice. */
export function findHome(typed: string, known: readonly Place[]): Home {
  const outcode = outcodeOf(typed)
  const villages = known.filter(({ isQuarry }) => !isQuarry)
  const homeOf = (settlement: Settlement) => villageOf(settlement, villages) ?? settlement
  const found = (homes: readonly Home['choices'][number][], isSure: boolean): Home => {
    const [place, ...others] = new Map(homes.map((home) => [home.slug, home])).values()
    const isOne = isSure && place !== undefined && others.length === 0
    return { place: isOne ? place : undefined, choices: isOne || !place ? [] : [place, ...others], outcode }
  }
  if (outcode) return found(settlements.filter((each) => each.outcode === outcode).map(homeOf), true)

  const names = [
    ...villages.map((village) => [proposeSlug(village.name), village] as const),
    ...settlements.flatMap((each) =>
      [each.name, ...each.alsoCalled].map((name) => [proposeSlug(name), homeOf(each)] as const),
    ),
  ]
  const said = proposeSlug(typed)
  const homesWhere = (isMeant: (name: string) => boolean) =>
    names.filter(([name]) => isMeant(name)).map(([, home]) => home)
  const [exact] = homesWhere((name) => name === said)
  if (exact) return found([exact], true)
  const isLong = said.length >= fewestLetters
  const begun = found(isLong ? homesWhere((name) => name.startsWith(said)) : [], true)
  if (begun.place) return begun
  const [first = ''] = typed.split(',')
  const before = first === typed ? undefined : findHome(first, known)
  if (before?.place || before?.choices.length) return before
  const holds = (words: string, part: string) => `-${words}-`.includes(`-${part}`)
  const holding = isLong ? homesWhere((name) => holds(name, said) || holds(said, `${name}-`)) : []
  const slips = said.length < 7 ? 1 : 2
  const slipped = (name: string) => isLong && name[0] === said[0] && lettersApart(said, name) <= slips
  return found(holding.length > 0 ? holding : homesWhere(slipped), false)
}

/** Where it leads to say that one lives here. What may be meant stands in the address, and not what was typed. */
export function addressOfHome(typed: string, known: readonly Place[]): string {
  const { place, choices, outcode } = findHome(typed, known)
  if (place) return settlementAddress(place, known)
  if (outcode && choices.length > 0) return nearAddress(outcode.toLowerCase())
  const meant = new URLSearchParams(choices.map(({ slug }) => ['meant', slug]))
  return nearAddress(choices.length > 0 ? `${elsewhere}?${meant}` : elsewhere)
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
