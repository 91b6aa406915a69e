import { useReducer } from 'react'
import { tableWords } from '../../../content/table-words.ts'
import type { Row } from '../../../domain/content.ts'
import { DraftNotice } from '../draft-offer.tsx'
import { listDrafts, removeDraft, writeDraft } from '../draft-store.ts'
import { rowName } from '../row-name.ts'
import type { ListedTable } from './row-list.tsx'

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
