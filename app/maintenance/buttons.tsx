import { RefreshCw } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A button that is not the first choice of its place; `about` says for those who hear it alone what it is about. */
export function QuietButton({
  about,
  isDanger = false,
  children,
  ...props
}: ComponentProps<'button'> & { about?: string; isDanger?: boolean }) {
  return (
    <button type="button" className={`button button-quiet ${isDanger ? 'button-danger' : ''}`} {...props}>
      {children}
      {about !== undefined && <span className="sr-only"> {about}</span>}
    </button>
  )
}

/** Reads a list anew; while it is being read, a second press does nothing. */
export function RefreshButton({ query }: { query: { isFetching: boolean; refetch: () => unknown } }) {
  return (
    <QuietButton aria-disabled={query.isFetching} onClick={() => query.isFetching || query.refetch()}>
      <RefreshCw aria-hidden size={18} /> Refresh
    </QuietButton>
  )
}
