import { Link } from 'react-router'

/** What can be done when the row that somebody edits was deleted meanwhile. */
export function GoneRow({ onAddAnew }: { onAddAnew: () => void }) {
  return (
    <p className="m-actions">
      <button type="button" className="button" onClick={onAddAnew}>
        Add it anew
      </button>
      <Link className="button button-quiet" to="/admin/history" target="_blank">
        See the History<span className="sr-only"> in a new tab</span>
      </Link>
    </p>
  )
}
