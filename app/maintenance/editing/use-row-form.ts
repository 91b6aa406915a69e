import { useEffect, useState } from 'react'
import type { Row, TableName } from '../../../domain/content.ts'
import { createRowEditor } from './row-editor.ts'
import type { RowForm } from './row-form.ts'
import type { RowKind } from './row-kind.ts'

/** A row that is edited in a form of its own, while the form is on the screen. */
export function useRowForm<T extends TableName, V extends object>(
  kind: RowKind<T, V>,
  start: { row: Row<T> } | { blank: V },
  onAnswered: () => unknown,
): RowForm<T, V> {
  const [form, setForm] = useState<RowForm<T, V>>(() =>
    createRowEditor({ kind, start, onChange: (next) => setForm(next), onAnswered }),
  )
  const { open } = form
  useEffect(open, [open])
  return form
}
