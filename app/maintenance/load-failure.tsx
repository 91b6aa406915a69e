import type { RefObject } from 'react'
import { FleetingButton } from './fleeting-button.tsx'

/** Says that something could not be loaded, with the way to try again. `heir` takes the focus when all this goes away. */
export function LoadFailure({
  query: { isFetching, refetch },
  heir,
  children,
}: {
  query: { isFetching: boolean; refetch: () => unknown }
  heir: RefObject<HTMLElement | null>
  children: string
}) {
  return (
    <div role="alert" className="m-notice m-notice-danger">
      <p>{children}</p>
      <FleetingButton heir={heir} aria-disabled={isFetching} onClick={() => isFetching || refetch()}>
        Try again
      </FleetingButton>
    </div>
  )
}
