import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Finding } from '../../domain/closer-look/finding.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { claimsQuery, objectionGroundsQuery } from '../content-api/objection-grounds-query.ts'

/** The finder, whose code and lists come apart from the screens: nobody who only reads needs them. */
const finderQuery = () =>
  queryOptions({
    queryKey: ['closer-look'],
    queryFn: () => import('./closer-look-finder.ts').then(({ closerLookBy }) => closerLookBy),
    staleTime: Number.POSITIVE_INFINITY,
    // Offline it fails at once, so that nobody waits for it, and it is tried again with the network.
    networkMode: 'always',
    retry: false,
    refetchOnReconnect: true,
  })

/** Whether the finder could not be loaded, so that nobody may be kept waiting for it. */
export const useFinderFailure = () => useQuery(finderQuery()).isError

/** A text that is looked at, and what is known of who wrote it. */
export interface LookedAt {
  text: string
  /** For a letter that the site made: the text with all that its writer did not write blanked out. */
  own?: string | undefined
  /** What stands in the fields for the writer's name and address. */
  name?: string
  address?: string
  /** Whether name and address are asked for later, so that neither is missing yet. */
  isUnsigned?: boolean
}

/**
 * What a careful reader would say of a text, worst first; of an empty one nothing. Undefined while the finder is coming or
 * where it could not be loaded. It follows the typing a moment behind, so that it holds up no key.
 */
export function useCloserLook({ text, own, name = '', address = '', isUnsigned = false }: LookedAt) {
  const campaign = useCampaign()
  const { data: closerLookBy } = useQuery(finderQuery())
  // The sentences that the site offers are told in a pasted letter.
  const { data: grounds } = useQuery(objectionGroundsQuery())
  // A case or law that the ledger names is known. Where no letter is made of the claims they are not asked for.
  const { data: claims } = useQuery({ ...claimsQuery(), enabled: false })
  const take = useMemo(
    () => closerLookBy?.(campaign, grounds ?? [], claims ?? []),
    [closerLookBy, campaign, grounds, claims],
  )
  const looked = useDeferredValue(text)
  const lookedOwn = useDeferredValue(own)
  return useMemo((): readonly Finding[] | undefined => {
    if (looked.trim() === '') return []
    const found = take?.({ text: looked, own: lookedOwn, writer: { name, address } })
    return isUnsigned ? found?.filter(({ kind }) => kind !== 'name' && kind !== 'address') : found
  }, [looked, lookedOwn, name, address, isUnsigned, take])
}

/** Fetches what the closer look is made of as soon as somebody is about to write: nothing is asked for at the press itself. */
export function usePrepareCloserLook(): () => void {
  const client = useQueryClient()
  return () => {
    client.prefetchQuery(finderQuery())
    client.prefetchQuery(objectionGroundsQuery())
  }
}
