import { LoadFailure } from './load-failure.tsx'

/** What stands on the page when a village cannot be loaded; the toast says it too. */
export function VillageLoadFailure() {
  return <LoadFailure>Could not load village data from database. Please try again in a minute.</LoadFailure>
}
