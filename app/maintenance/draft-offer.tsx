import { useReducer } from 'react'
import { useNavigate } from 'react-router'
import { rowName } from '../../content/row-name.ts'
import { tableWords } from '../../content/table-words.ts'
import type { TableName } from '../../domain/content.ts'
import { QuietButton } from './buttons.tsx'
import { type Draft, listDrafts, removeDraft } from './draft-store.ts'
import type { RowForm } from './editing/row-form.ts'
import { momentWords } from './moment-words.ts'
import { editorAddress } from './names.ts'

/** Offers what an earlier form left unsaved: after a crash, a closed tab or a failed save. */
export function DraftOffers<T extends TableName, V extends object>({
  form: { offers, restore, discard },
}: {
  form: Pick<RowForm<T, V>, 'offers' | 'restore' | 'discard'>
}) {
  return offers.map((offer) => (
    <DraftNotice
      key={offer.id}
      draft={offer}
      action="Restore"
      onAct={() => restore(offer)}
      onDiscard={() => discard(offer)}
    />
  ))
}

/** What a draft is, and what can be done with it; `to` names its row where no form does. */
function DraftNotice({
  draft: { savedAt },
  to,
  action,
  onAct,
  onDiscard,
}: {
  draft: Draft
  to?: string
  action: string
  onAct: () => void
  onDiscard: () => void
}) {
  return (
    <div role="status" className="row notice notice-open">
      <p>
        You have unsaved changes{to !== undefined && ` to ${to}`}, typed {momentWords(savedAt, Date.now())}.
      </p>
      <p className="line button-row">
        <button type="button" className="button" onClick={onAct}>
          {action}
        </button>
        <QuietButton onClick={onDiscard}>Discard</QuietButton>
      </p>
    </div>
  )
}

/** Says that a draft is not kept; until it is again. */
export function DraftWarning({ isKept }: { isKept: boolean }) {
  return (
    <div role="status">
      {!isKept && (
        <p className="row notice notice-error">
          This browser cannot keep your unsaved changes: its storage is full or blocked. Save before you close this tab.
        </p>
      )}
    </div>
  )
}

/** Tells which forms of these tables were left unsaved: after a crash nobody remembers which one was open. */
export function DraftNotices({ tables }: { tables: readonly TableName[] }) {
  const navigate = useNavigate()
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  return tables.flatMap((table) =>
    listDrafts(table).map((draft) => {
      const key = draft.form.slice(table.length + 1)
      const isNew = key === 'new'
      return (
        <DraftNotice
          key={draft.id}
          draft={draft}
          to={isNew ? `a new ${tableWords[table].noun}` : `‘${rowName(table, key, draft.base as object)}’`}
          action="Open"
          onAct={() => navigate(editorAddress({ table, key }))}
          onDiscard={() => {
            removeDraft(draft)
            lookAgain()
          }}
        />
      )
    }),
  )
}
