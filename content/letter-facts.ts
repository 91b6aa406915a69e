import type { Facts } from '../domain/letter-sentence.ts'
import type { Village } from '../domain/village.ts'
import type { Place } from './places.ts'

/**
 * What letters can say of a place: its name and the facts of its report. Not how far it is: a distance to the middle of
 * the site speaks against whoever lives at its edge.
 */
export function letterFacts(
  place: Pick<Place, 'name'> | undefined,
  village: Pick<Village, 'facts'> | undefined,
): Facts {
  if (!place) return {}
  return {
    village: { text: place.name, claims: [] },
    ...Object.fromEntries(village?.facts?.map(({ field, text, claims }) => [field, { text, claims }]) ?? []),
  }
}
