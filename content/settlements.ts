import { bearing, type Point } from '../domain/geography.ts'
import type { GroundId } from '../domain/ground-ids.ts'
import { misreadOutcode, outcodeOf } from '../domain/outcode.ts'
import { proposeSlug } from '../domain/slug.ts'
import { bareLetters } from '../domain/spelling.ts'
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
  /** Whether the postcode is only what may be meant by what was typed. */
  isMisread?: boolean
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
  const homesIn = (district: string) => settlements.filter((each) => each.outcode === district).map(homeOf)
  if (outcode && outcodes.includes(outcode)) return found(homesIn(outcode), true)

  const names = [
    ...villages.map((village) => [village.name, village] as const),
    ...settlements.flatMap((each) => [each.name, ...each.alsoCalled].map((name) => [name, homeOf(each)] as const)),
  ].map(([name, home]) => ({ bare: bareLetters(name), words: proposeSlug(name), home }))
  const homesWhere = (isMeant: (name: (typeof names)[number]) => boolean) =>
    names.filter(isMeant).map(({ home }) => home)
  const said = bareLetters(typed)
  const [exact] = homesWhere(({ bare }) => bare === said)
  if (exact) return found([exact], true)
  const isLong = said.length >= fewestLetters
  const begun = found(isLong ? homesWhere(({ bare }) => bare.startsWith(said)) : [], true)
  if (begun.place) return begun
  const [first = ''] = typed.split(',')
  const before = first === typed ? undefined : findHome(first, known)
  if (before?.place || before?.choices.length) return before
  const saidWords = proposeSlug(typed)
  const holds = (words: string, part: string) => `-${words}-`.includes(`-${part}`)
  const holding = isLong ? homesWhere(({ words }) => holds(words, saidWords) || holds(saidWords, `${words}-`)) : []
  const slips = said.length < 7 ? 1 : 2
  const slipped = homesWhere(({ bare }) => isLong && bare[0] === said[0] && lettersApart(said, bare) <= slips)
  const meant = found(holding.length > 0 ? holding : slipped, false)
  const district = meant.choices.length > 0 ? undefined : misreadOutcode(typed, outcodes)
  return district ? { ...found(homesIn(district), false), outcode: district, isMisread: true } : meant
}

/** Where it leads to say that one lives here. What may be meant stands in the address, and not what was typed. */
export function addressOfHome(typed: string, known: readonly Place[]): string {
  const { place, choices, outcode, isMisread } = findHome(typed, known)
  if (place) return settlementAddress(place, known)
  const district = outcode?.toLowerCase()
  if (district && isMisread) return nearAddress(`${elsewhere}?meant=${district}`)
  if (district && choices.length > 0) return nearAddress(district)
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
export function roughlyAway({ position }: Pick<Settlement, 'position'>, to: Pick<MapPlace, 'position'>): string {
  return wholeMiles(bearing(position, to.position).miles)
}

function wholeMiles(miles: number): string {
  const whole = Math.round(miles)
  if (whole === 0) return 'under a mile'
  return `about ${whole} ${whole === 1 ? 'mile' : 'miles'}`
}
