import { useQuery } from '@tanstack/react-query'
import { useIsHydrated } from './use-is-hydrated.ts'

/** Where a page is open: on the maintenance side (on a maintainer's machine, or through a tunnel to a server), elsewhere, or not known yet. */
type Place = 'unknown' | 'local' | 'elsewhere'

/** Localhost may be a public site as well: the server is asked once. Where it does not answer, the next who wants to know asks again. */
const placeQuery = {
  queryKey: ['maintenance-side'],
  async queryFn(): Promise<Place> {
    const response = await fetch('/quarry/api/maintenance/side')
    const isHere = response.ok && (await response.json()).isHere === true
    return isHere ? 'local' : 'elsewhere'
  },
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
}

/** Where the site is open. It only decides what is shown; the server decides who may write. */
export function usePlace(): Place {
  const isHydrated = useIsHydrated()
  const isOnLocalhost = isHydrated && location.hostname === 'localhost'
  const { data = 'unknown' } = useQuery({ ...placeQuery, enabled: isOnLocalhost })
  return isHydrated && !isOnLocalhost ? 'elsewhere' : data
}
