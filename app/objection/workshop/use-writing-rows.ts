import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { Place } from '../../../content/places.ts'
import type { Claim } from '../../../domain/claim.ts'
import type { ObjectionGround } from '../../../domain/objection-ground.ts'
import { readObjectionStart } from '../../../domain/objection-start.ts'
import type { Village } from '../../../domain/village.ts'
import { type ImpactCardFace, impactCardFacesQuery } from '../../content-api/impact-cards-query.ts'
import { claimsQuery, objectionGroundsQuery } from '../../content-api/objection-grounds-query.ts'
import { useKnownPlaces } from '../../content-api/places-query.ts'
import { villagesQuery } from '../../content-api/villages-query.ts'
import { useDraftStore } from './use-draft-store.ts'

/** What letters are made of, besides their drafts. */
export interface WritingRows {
  grounds: readonly ObjectionGround[]
  claims: readonly Claim[]
  cards: readonly ImpactCardFace[]
  /** Those that one can write about: of the settlements around only what a link or the draft names. */
  places: readonly Place[]
  /** The place of the draft; none where none is chosen. */
  place: Place | undefined
  /** What is known of it; of a settlement without a report it is only what does not hold there. */
  village: (Partial<Village> & Pick<Village, 'village_key'>) | undefined
}

/** The settlements within 15 km, with the grounds that do not hold there. */
export const settlementsQuery = {
  queryKey: ['settlements'],
  queryFn: async () => {
    const { disclaimedAt, settlements } = await import('../../../content/settlements.ts')
    return settlements.map((each) => ({ ...each, disclaimed: disclaimedAt(each) }))
  },
}

/** What letters are made of, once all of it is there. */
export function useWritingRows(): { rows?: WritingRows; isFailed: boolean } {
  const queries = [
    useQuery(objectionGroundsQuery()),
    useQuery(impactCardFacesQuery()),
    useQuery(villagesQuery()),
    useQuery(claimsQuery()),
  ] as const
  const [{ data: grounds }, { data: cards }, { data: villages }, { data: claims }] = queries
  const isFailed = queries.some(({ isError }) => isError)

  const known = useKnownPlaces().filter(({ isQuarry }) => !isQuarry)
  const start = readObjectionStart(useLocation().hash)
  const chosen = useDraftStore().draft.village
  const named = [chosen, start?.by === 'village' ? start.key : '']
  const unknown = named.filter((slug) => slug !== '' && known.every((place) => place.slug !== slug))
  // Where none is named, they may be on their way for the step that asks for the place.
  const isSettlement = unknown.length > 0
  const { data = [], isLoading } = useQuery({ ...settlementsQuery, enabled: isSettlement })

  if (!grounds || !cards || !villages || !claims || (isSettlement && isLoading)) return { isFailed }
  const settlements = data.filter(({ slug }) => unknown.includes(slug))
  const places = [...known, ...settlements.map(({ slug, name }) => ({ slug, name, ready: false }))]
  const reports = [...settlements.map(({ slug, disclaimed }) => ({ village_key: slug, disclaimed })), ...villages]
  const place = places.find(({ slug }) => slug === chosen)
  const village = reports.find(({ village_key }) => village_key === chosen)
  return { isFailed, rows: { grounds, cards, claims, places, place, village } }
}
