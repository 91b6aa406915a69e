import { useEffect, useState } from 'react'
import { tableWords } from '../../../content/table-words.ts'
import type { Row } from '../../../domain/content.ts'
import { DraftNotice } from '../draft-offer.tsx'
import { abandonedDrafts, type Draft, removeDraft, writeDraft } from '../draft-store.ts'
import { rowName } from '../row-name.ts'
import type { ListedTable } from './row-list.tsx'

/** Tells, above a list, which of its forms were left unsaved: after a crash nobody remembers which one was open. */
export function DraftNotices<T extends ListedTable>({
  table,
  rows,
  isOpen,
  inForm,
  onOpen,
}: {
  table: T
  rows: Row<T>[]
  /** Whether a dialog is open; the drafts are looked for again when it closes. */
  isOpen: boolean
  /** The key of a row whose form stands on the screen and offers its drafts itself. */
  inForm?: string | undefined
  /** Opens the form of a row, or of a new one; `form` names a second one of the row. */
  onOpen: (row: Row<T> | null, form?: string) => void
}) {
  const [drafts, setDrafts] = useState<Draft[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is left while it saves has its draft until the rows are read anew
  useEffect(() => {
    if (isOpen) return
    let isCurrent = true
    abandonedDrafts(table).then((abandoned) => isCurrent && setDrafts(abandoned))
    return () => {
      isCurrent = false
    }
  }, [table, isOpen, rows])

  const discard = (draft: Draft) => {
    removeDraft(draft)
    setDrafts((others) => others.filter((other) => other.id !== draft.id))
  }
  const noun = tableWords[table].row.toLowerCase()
  return drafts.map((draft) => {
    const named = draft.form.slice(table.length + 1)
    if (named === inForm) return null
    const row = rows.find(({ id }) => named === id || named.endsWith(`:${id}`))
    const key = row?.id ?? named
    const second = row && named !== key ? named.slice(0, -key.length - 1) : undefined
    const isNew = key === 'new'
    const name = isNew
      ? `a new ${noun}`
      : row
        ? `‘${rowName(table, key, row)}’`
        : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun} that has been deleted since`
    const open = () => {
      // What was typed into a row that is gone can be added anew.
      if (!isNew && !row && writeDraft({ ...draft, form: `${table}:new`, basedOn: null })) removeDraft(draft)
      onOpen(row ?? null, second)
    }
    return (
      <DraftNotice
        key={draft.id}
        draft={draft}
        to={name}
        action={isNew || row ? 'Open' : 'Add it anew'}
        onAct={open}
        onDiscard={() => discard(draft)}
      />
    )
  })
}
