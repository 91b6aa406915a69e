import type { Facts } from '../domain/letter-sentence.ts'
import type { Village } from '../domain/village.ts'
import { distanceFromSite, type Place } from './places.ts'

/** What letters can say of a place: its name, where it lies, and the facts of its report. */
export function letterFacts(
  place: Pick<Place, 'name' | 'position'> | undefined,
  village: Pick<Village, 'facts'> | undefined,
): Facts {
  if (!place) return {}
  const { name, position } = place
  return {
    village: { text: name, claims: [] },
    ...(position && { distance: { text: distanceFromSite(position), claims: ['distances-on-the-map'] } }),
    ...Object.fromEntries(village?.facts?.map(({ field, text, claims }) => [field, { text, claims }]) ?? []),
  }
}
