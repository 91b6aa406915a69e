import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Place, places } from '../../content/places.ts'
import { readJson } from './http-content.ts'

/** Every place of the site, by name. The server makes them from the villages' rows, so that no page carries the reports. */
export const placesQuery = (read = (): Promise<Place[]> => readJson('places')) =>
  queryOptions({ queryKey: ['village_data', 'places'], queryFn: read })

/** Every place of the site, by name; while they cannot be had, those that the map has by itself. */
export function useKnownPlaces(): readonly Place[] {
  return useQuery(placesQuery()).data ?? places
}

/** Where a place of the map leads: to its village page, the quarry to the impact page. */
export function placeAddress(place: Place): string {
  return place.isQuarry ? '/impact-map' : `/villages/${encodeURIComponent(place.slug)}`
}
