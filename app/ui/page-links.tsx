import { Link, type To, useLocation } from 'react-router'
import { useSite } from '../layout/use-site.ts'

/** Which page of a long list this is, with plain links to the ones before and after it; nothing where it is the only one. */
export function PageLinks({ page, count, to }: { page: number; count: number; to: (page: number) => To }) {
  if (count === 1) return null
  const at = Math.min(page, count)
  return (
    <nav aria-label="Pages" className="row section no-print">
      {at > 1 && (
        <Link className="button button-quiet" rel="prev" to={to(at - 1)}>
          Previous page
        </Link>
      )}
      <span>
        Page {at} of {count}
      </span>
      {at < count && (
        <Link className="button button-quiet" rel="next" to={to(at + 1)}>
          Next page
        </Link>
      )}
    </nav>
  )
}

/** How much of a long list is on paper, and where the rest stands; nothing where all of it is there. */
export function PrintedPart({ shown, total }: { shown: number; total: number }) {
  const { pathname } = useLocation()
  const { origin } = useSite()
  if (shown === total) return null
  return (
    <p className="print-only">
      This printout has {shown} of {total}. See all of them at {origin}/quarry{pathname}
    </p>
  )
}
