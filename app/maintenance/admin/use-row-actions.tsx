import { type ReactNode, useState } from 'react'
import type { Row } from '../../../domain/content.ts'
import { rowTitle } from '../../../domain/content-transfer.ts'
import { type Question, useConfirm } from '../confirm.tsx'
import { useDeletion } from '../undo-delete.ts'
import type { DialogTable, RowKind } from './row-kind.ts'

/** What can be done to the rows of a tab: open the dialog for a new row (null) or one that there is, and delete. */
export function useRowActions<T extends DialogTable>(kind: RowKind<T>) {
  const [opened, setOpened] = useState<{ row: Row<T> | null }>()
  const confirm = useConfirm()
  const deletion = useDeletion(kind.table, kind.words.deletion)

  async function remove(row: Row<T>, question: Pick<Question, 'text' | 'details'>): Promise<boolean> {
    if (!(await confirm.ask({ ...question, action: 'Delete', isDanger: true }))) return false
    return (await deletion.run(row.id)) !== undefined
  }

  return {
    opened,
    open: (row: Row<T> | null) => setOpened({ row }),
    close: () => setOpened(undefined),
    remove,
    confirm,
  }
}

/** The Edit and Delete buttons of a row. */
export function RowButtons({
  row,
  onEdit,
  onDelete,
}: {
  row: { id: string }
  onEdit: () => void
  onDelete: () => void
}): ReactNode {
  const name = <span className="sr-only"> {rowTitle(row, row.id)}</span>
  return (
    <>
      <button type="button" className="button button-quiet" onClick={onEdit}>
        Edit{name}
      </button>
      <button type="button" className="button button-quiet m-danger" onClick={onDelete}>
        Delete{name}
      </button>
    </>
  )
}
