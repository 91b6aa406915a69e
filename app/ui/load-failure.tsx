import { type Query, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'

const failed = { predicate: ({ state }: Query) => state.status === 'error' }

/** Says that something could not be loaded, with a button that asks again for whatever has failed. */
export function LoadFailure({ children }: { children: ReactNode }) {
  const client = useQueryClient()

  const tryAgain = ({ currentTarget }: MouseEvent) => {
    // The button goes while the page loads again; the focus must stay near.
    const near = currentTarget.closest('dialog')?.querySelector('h2') ?? document.getElementById('main')
    near?.focus({ preventScroll: true })
    client.refetchQueries(failed)
  }
  return (
    <div className="notice notice-error stack">
      <p role="alert">{children}</p>
      <button type="button" className="button button-quiet" onClick={tryAgain}>
        Try again
      </button>
    </div>
  )
}

/** What stands on the page when the impact cards cannot be loaded. */
export function CardsLoadFailure() {
  return <LoadFailure>Error loading impact cards. Please try again.</LoadFailure>
}

/** What stands on the page when a village cannot be loaded; the toast says it too. */
export function VillageLoadFailure() {
  return <LoadFailure>Could not load village data from database. Please try again in a minute.</LoadFailure>
}
