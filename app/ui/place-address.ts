import type { Place } from '../../content/places.ts'

/** Where a place of the map leads: to its village page, the quarry to the impact page. */
export function placeAddress(place: Place): string {
  return place.isQuarry ? '/impact-map' : `/villages/${encodeURIComponent(place.slug)}`
}
