import { knownPlaces } from '../../content/known-places.ts'
import type { ContentReader } from '../../domain/content.ts'
import { placesQuery } from './places-query.ts'

/** The places as a loader asks for them, on the server: browsers never download how they are made. */
export const storedPlacesQuery = (content: ContentReader) =>
  placesQuery(async () => knownPlaces(await content.list('village_data')))
