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
    <div className="notice notice-error load-failure">
      <p role="alert">{children}</p>
      <button type="button" className="button button-quiet" onClick={tryAgain}>
        Try again
      </button>
    </div>
  )
}
