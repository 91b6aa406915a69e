import type { Draft } from './draft-store.ts'
import { formatMoment } from './moment.ts'

/** Offers what an earlier form left unsaved: after a crash, a closed tab or a failed save. */
export function DraftOffer<V>({
  offers,
  onRestore,
  onDiscard,
}: {
  offers: Draft<V>[]
  onRestore: (offer: Draft<V>) => void
  onDiscard: (offer: Draft<V>) => void
}) {
  return offers.map((offer) => (
    <div key={offer.id} role="status" className="m-notice">
      <p>You have unsaved changes from {formatMoment(offer.savedAt)}.</p>
      <p className="m-actions">
        <button type="button" className="button" onClick={() => onRestore(offer)}>
          Restore
        </button>
        <button type="button" className="button button-quiet" onClick={() => onDiscard(offer)}>
          Discard
        </button>
      </p>
    </div>
  ))
}

/** Says that a draft is not kept; shown while `useDraft` has `isKept` false. */
export function DraftWarning({ isKept }: { isKept: boolean }) {
  return (
    <div role="status">
      {!isKept && (
        <p className="m-notice m-notice-danger">
          This browser cannot keep your unsaved changes: its storage is full or blocked. Save before you close this tab.
        </p>
      )}
    </div>
  )
}
