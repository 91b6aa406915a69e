import type { Draft } from './draft-store.ts'
import { fieldList } from './editing/merge-words.ts'
import { formatMoment } from './moment.ts'

/** Offers what an earlier form left unsaved: after a crash, a closed tab, a failed save or a choice of the other version. */
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
      <p>{draftWords(offer)}</p>
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

/** What a draft is, in a sentence; `to` names its row where the form does not. */
export function draftWords({ savedAt, notTaken }: Draft, to = ''): string {
  const moment = formatMoment(savedAt)
  if (!notTaken) return `You have unsaved changes from ${moment}${to && ` to ${to}`}.`
  const fields = fieldList(notTaken)
  return `On ${moment} you chose the other version of ${fields}${to && ` in ${to}`}. Yours is kept here, and you can bring it back.`
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
