import { bearing } from '../domain/geography.ts'
import type { Facts } from '../domain/letter-sentence.ts'
import type { Village } from '../domain/village.ts'
import { placePositions } from './place-positions.ts'
import { distanceFromSite, type Place } from './places.ts'

/** How far from the site's middle, in miles, a distance still speaks for those who object. */
const near = 1.5

/** What letters can say of a place: its name, where it lies, and the facts of its report. */
export function letterFacts(
  place: Pick<Place, 'name' | 'position'> | undefined,
  village: Pick<Village, 'facts'> | undefined,
): Facts {
  if (!place) return {}
  const { name, position } = place
  const isNear = position && bearing(placePositions['quarry-site'], position).miles <= near
  return {
    village: { text: name, claims: [] },
    ...(isNear && { distance: { text: distanceFromSite(position), claims: ['distances-on-the-map'] } }),
    ...Object.fromEntries(village?.facts?.map(({ field, text, claims }) => [field, { text, claims }]) ?? []),
  }
}
