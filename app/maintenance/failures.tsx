import type { RefObject } from 'react'
import { VanishingButton } from './buttons.tsx'

/** Says that something could not be loaded, with the way to try again, or that Refresh is it. */
export function ReadFailure({
  query: { isFetching, refetch },
  focusAfter,
  children,
}: {
  query: { isFetching: boolean; refetch: () => unknown }
  /** Takes the focus when the way to try again goes. Without it there is none here, but a Refresh button nearby. */
  focusAfter?: RefObject<HTMLElement | null> | undefined
  children: string
}) {
  return (
    <div role="alert" className="line tool-notice tool-notice-danger">
      <p>{focusAfter ? children : `${children} Press Refresh to try again.`}</p>
      {focusAfter && (
        <VanishingButton focusAfter={focusAfter} aria-disabled={isFetching} onClick={() => isFetching || refetch()}>
          Try again
        </VanishingButton>
      )}
    </div>
  )
}

/** Why the last write of a screen failed; a toast alone would go. */
export function WriteFailure({ failure }: { failure: string | undefined }) {
  return (
    <div role="alert">{failure !== undefined && <p className="line tool-notice tool-notice-danger">{failure}</p>}</div>
  )
}
