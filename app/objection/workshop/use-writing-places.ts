import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { Place } from '../../../content/places.ts'
import { readObjectionStart } from '../../../domain/objection-start.ts'
import type { Village } from '../../../domain/village.ts'
import { useKnownPlaces } from '../../content-api/places-query.ts'
import { useDraftStore } from './use-draft-store.ts'

/** What is known of a place that one writes about; of a settlement without a report it is only what does not hold there. */
export type PlaceReport = Partial<Village> & Pick<Village, 'village_key'>

/** The settlements within 15 km, with the grounds that do not hold there. */
export const settlementsQuery = {
  queryKey: ['settlements'],
  queryFn: async () => {
    const { disclaimedAt, settlements } = await import('../../../content/settlements.ts')
    return settlements.map((each) => ({ ...each, disclaimed: disclaimedAt(each) }))
  },
}

/** The places that one can write about: those of the site, and those settlements that a link or the draft names. */
export function useWritingPlaces(villages: readonly Village[] = []) {
  const known = useKnownPlaces().filter(({ isQuarry }) => !isQuarry)
  const start = readObjectionStart(useLocation().hash)
  const named = [useDraftStore().draft.village, start?.by === 'village' ? start.key : '']
  const unknown = named.filter((slug) => slug !== '' && known.every((place) => place.slug !== slug))
  const isSettlement = unknown.length > 0
  const { data, isLoading } = useQuery({ ...settlementsQuery, enabled: isSettlement })
  const settlements = data?.filter(({ slug }) => unknown.includes(slug)) ?? []
  const places: Place[] = [...known, ...settlements.map(({ slug, name }) => ({ slug, name, ready: false }))]
  const reports: PlaceReport[] = [
    ...settlements.map(({ slug, disclaimed }) => ({ village_key: slug, disclaimed })),
    ...villages,
  ]
  // Where none is named, they may be on their way for the step that asks for the place.
  return { isLoading: isSettlement && isLoading, places, reports }
}
