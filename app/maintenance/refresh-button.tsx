import { RefreshCw } from 'lucide-react'

/** Reads a list anew; while it is being read, a second press does nothing. */
export function RefreshButton({ query }: { query: { isFetching: boolean; refetch: () => unknown } }) {
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-disabled={query.isFetching}
      onClick={() => query.isFetching || query.refetch()}
    >
      <RefreshCw aria-hidden size={18} /> Refresh
    </button>
  )
}
