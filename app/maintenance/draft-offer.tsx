import { useReducer } from 'react'
import { tableWords } from '../../content/table-words.ts'
import { type Row, type TableName, tableNames } from '../../domain/content.ts'
import type { ListedTable } from './admin/row-list.tsx'
import { VanishingButton } from './buttons.tsx'
import { type Draft, listDrafts, removeDraft, writeDraft } from './draft-store.ts'
import { fieldList } from './editing/merge-rows.ts'
import type { RowForm } from './editing/row-editor.ts'
import { formatMoment } from './moment-words.ts'
import { rowName } from './row-name.ts'

/** Offers what an earlier form left unsaved: after a crash, a closed tab, a failed save or a choice of the other version. */
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
  draft: { form, savedAt, notTaken },
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
  const moment = formatMoment(savedAt)
  const table = tableNames.find((name) => form.startsWith(`${name}:`))
  return (
    <div role="status" className="line tool-notice">
      <p>
        {notTaken
          ? `On ${moment} you chose the other version of ${fieldList(notTaken, table)}${to ? ` in ${to}` : ''}. Yours is kept here, and you can bring it back.`
          : `You have unsaved changes from ${moment}${to ? ` to ${to}` : ''}.`}
      </p>
      <p className="line button-row">
        <VanishingButton className="button" onClick={onAct}>
          {action}
        </VanishingButton>
        <VanishingButton onClick={onDiscard}>Discard</VanishingButton>
      </p>
    </div>
  )
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

/** Tells, above a list, which of its forms were left unsaved: after a crash nobody remembers which one was open. */
export function DraftNotices<T extends ListedTable>({
  table,
  rows,
  isOpen,
  onOpen,
}: {
  table: T
  rows: Row<T>[]
  /** Whether a dialog is open, which offers its drafts itself. */
  isOpen: boolean
  /** Opens the form of a row, or of a new one. */
  onOpen: (row: Row<T> | null) => void
}) {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  if (isOpen) return null
  const noun = tableWords[table].row.toLowerCase()
  return listDrafts(table).map((draft) => {
    const key = draft.form.slice(table.length + 1)
    const row = rows.find(({ id }) => id === key)
    const discard = () => {
      removeDraft(draft)
      lookAgain()
    }
    const open = () => {
      // What was typed into a row that is gone can be added anew.
      if (!row) writeDraft({ ...draft, form: `${table}:new`, basedOn: null })
      onOpen(row ?? null)
    }
    return (
      <DraftNotice
        key={draft.id}
        draft={draft}
        to={row ? `‘${rowName(table, key, row)}’` : nameOfMissing(key, noun)}
        action={row || key === 'new' ? 'Open' : 'Add it anew'}
        onAct={open}
        onDiscard={discard}
      />
    )
  })
}

function nameOfMissing(key: string, noun: string): string {
  return key === 'new' ? `a new ${noun}` : `${noun} that has been deleted since`
}
