import { useEffect, useState } from 'react'
import type { Row } from '../../../domain/content.ts'
import { rowTitle } from '../../../domain/content-transfer.ts'
import { abandonedIds } from '../draft-lock.ts'
import { type Draft, draftStore } from '../draft-store.ts'
import { formatMoment } from '../moment.ts'
import { rowNouns } from '../table-names.ts'
import type { DialogTable } from './row-kind.ts'

/** Tells, above a list, which of its forms were left unsaved: after a crash nobody remembers which one was open. */
export function DraftNotices<T extends DialogTable>({
  table,
  rows,
  isOpen,
  onOpen,
}: {
  table: T
  rows: Row<T>[]
  /** Whether a dialog is open; the drafts are looked for again when it closes. */
  isOpen: boolean
  onOpen: (row: Row<T> | null) => void
}) {
  const [drafts, setDrafts] = useState<Draft[]>([])
  useEffect(() => {
    if (isOpen) return
    let isCurrent = true
    const kept = draftStore.list(table)
    abandonedIds(kept.map(({ id }) => id)).then((abandoned) => {
      if (isCurrent) setDrafts(kept.filter(({ id }) => abandoned.has(id)))
    })
    return () => {
      isCurrent = false
    }
  }, [table, isOpen])

  const discard = (draft: Draft) => {
    draftStore.remove(draft)
    setDrafts((others) => others.filter((other) => other.id !== draft.id))
  }
  return drafts.map((draft) => {
    const key = draft.form.slice(table.length + 1)
    const row = rows.find(({ id }) => id === key)
    const isNew = key === 'new'
    return (
      <div key={draft.id} role="status" className="m-notice">
        <p>
          You have unsaved changes from {formatMoment(draft.savedAt)} to{' '}
          {isNew
            ? `a new ${rowNouns[table].toLowerCase()}`
            : row
              ? `‘${rowTitle(row, key)}’`
              : `a ${rowNouns[table].toLowerCase()} that has been deleted since`}
          .
        </p>
        <p className="m-actions">
          {(isNew || row) && (
            <button type="button" className="button" onClick={() => onOpen(row ?? null)}>
              Open
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={() => discard(draft)}>
            Discard
          </button>
        </p>
      </div>
    )
  })
}
