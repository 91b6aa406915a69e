import type { TableName } from '../../domain/content.ts'
import type { Draft } from './draft-store.ts'
import { fieldList } from './editing/merge-words.ts'
import type { RowForm } from './editing/row-form.ts'
import { formatMoment } from './moment.ts'

/** Offers what an earlier form left unsaved: after a crash, a closed tab, a failed save or a choice of the other version. */
export function DraftOffers<T extends TableName, V extends object>({
  form: { offers, restore, discard },
}: {
  form: Pick<RowForm<T, V>, 'offers' | 'restore' | 'discard'>
}) {
  return offers.map((offer) => (
    <div key={offer.id} role="status" className="line tool-notice">
      <p>{draftWords(offer)}</p>
      <p className="line button-row">
        <button type="button" className="button" onClick={() => restore(offer)}>
          Restore
        </button>
        <button type="button" className="button button-quiet" onClick={() => discard(offer)}>
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

/** Says that a draft is not kept; until it is again. */
export function DraftWarning({ isKept }: { isKept: boolean }) {
  return (
    <div role="status">
      {!isKept && (
        <p className="line tool-notice tool-notice-danger">
          This browser cannot keep your unsaved changes: its storage is full or blocked. Save before you close this tab.
        </p>
      )}
    </div>
  )
}
