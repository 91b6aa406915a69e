import type { MapPlace } from '../../content/places.ts'

/** Where a place of the map leads: to its village page, the quarry to the impact page (rule: map-markers). */
export function placeAddress(place: MapPlace): string {
  return place.isQuarry ? '/impact-map' : `/villages/${place.slug}`
}
