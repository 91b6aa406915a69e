import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { QuietButton } from './buttons.tsx'

/** Brings the next part of a list, where there is one. */
export function MoreButton({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  label,
}: {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  label: string
}) {
  if (!hasNextPage) return null
  return (
    <p className="line button-row">
      <QuietButton aria-disabled={isFetchingNextPage} onClick={() => isFetchingNextPage || fetchNextPage()}>
        {isFetchingNextPage ? 'Loading...' : label}
      </QuietButton>
    </p>
  )
}
