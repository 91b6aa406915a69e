import { useEffect, useState } from 'react'
import type { Row, TableName } from '../../../domain/content.ts'
import { useRefresh } from '../rows-query.ts'
import type { EntityDefinition } from './entity-definition.ts'
import { createRowEditor, type RowForm } from './row-editor.ts'
import type { RowStart } from './row-start.ts'

/** A row that is edited in a form of its own, while the form is on the screen; `onDone` closes it once everything is stored. */
export function useRowForm<T extends TableName, V extends object>(
  definition: EntityDefinition<T, V>,
  start: RowStart<T, V>,
  onDone: (values: V) => void,
): RowForm<T, V> {
  const form = useEditor(definition, start)
  useDone(form, onDone)
  return form
}

function useDone<T extends TableName, V extends object>(
  { isDone, values }: RowForm<T, V>,
  onDone: (values: V) => void,
) {
  useEffect(() => {
    if (isDone) onDone(values)
  }, [isDone, onDone, values])
}

/**
 * A row that is always there, in a form that stays on the screen: what others store meanwhile comes into it. `more` are what
 * the form proposes, and what is done once everything is stored.
 */
export function useStandingForm<T extends TableName, V extends object>(
  definition: EntityDefinition<T, V>,
  row: Row<T>,
  { proposed, onDone = stay }: { proposed?: (row: Row<T>) => Partial<V>; onDone?: () => void } = {},
): RowForm<T, V> {
  const form = useEditor(definition, { row, ...(proposed && { proposed }) })
  const { refresh } = form
  useEffect(() => refresh(row), [refresh, row])
  useDone(form, onDone)
  return form
}

const stay = () => undefined

function useEditor<T extends TableName, V extends object>(
  definition: EntityDefinition<T, V>,
  start: RowStart<T, V>,
): RowForm<T, V> {
  const refresh = useRefresh(definition.table)
  const [form, setForm] = useState<RowForm<T, V>>(() =>
    createRowEditor({
      definition,
      start,
      onChange: (next) => setForm(next),
      // Whatever the response was, other screens may show an older version.
      onResponse: (stored) => void refresh(stored),
    }),
  )
  const { open } = form
  useEffect(open, [open])
  return form
}
