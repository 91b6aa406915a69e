import { Link, type To } from 'react-router'

/** Which page of a long list this is, with plain links to the ones before and after it; nothing where it is the only one. */
export function PageLinks({ page, count, to }: { page: number; count: number; to: (page: number) => To }) {
  if (count === 1) return null
  const at = Math.min(page, count)
  return (
    <nav aria-label="Pages" className="page-links">
      {at > 1 && (
        <Link className="button button-quiet no-print" rel="prev" to={to(at - 1)}>
          Previous page
        </Link>
      )}
      <span>
        Page {at} of {count}
      </span>
      {at < count && (
        <Link className="button button-quiet no-print" rel="next" to={to(at + 1)}>
          Next page
        </Link>
      )}
    </nav>
  )
}
