import type { RefObject } from 'react'
import { FleetingButton } from './fleeting-button.tsx'

/** Says that something could not be loaded, with the way to try again. `focusAfter` takes the focus when all this goes away. */
export function LoadFailure({
  query: { isFetching, refetch },
  focusAfter,
  children,
}: {
  query: { isFetching: boolean; refetch: () => unknown }
  focusAfter: RefObject<HTMLElement | null>
  children: string
}) {
  return (
    <div role="alert" className="line tool-notice tool-notice-danger">
      <p>{children}</p>
      <FleetingButton focusAfter={focusAfter} aria-disabled={isFetching} onClick={() => isFetching || refetch()}>
        Try again
      </FleetingButton>
    </div>
  )
}
