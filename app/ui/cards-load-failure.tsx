import { LoadFailure } from './load-failure.tsx'

/** What stands on the page when the impact cards cannot be loaded. */
export function CardsLoadFailure() {
  return <LoadFailure>Error loading impact cards. Please try again.</LoadFailure>
}
