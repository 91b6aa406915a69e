import { RefreshCw } from 'lucide-react'
import { QuietButton } from './quiet-button.tsx'

/** Reads a list anew; while it is being read, a second press does nothing. */
export function RefreshButton({ query }: { query: { isFetching: boolean; refetch: () => unknown } }) {
  return (
    <QuietButton aria-disabled={query.isFetching} onClick={() => query.isFetching || query.refetch()}>
      <RefreshCw aria-hidden size={18} /> Refresh
    </QuietButton>
  )
}
