import { useEffect, useState } from 'react'
import type { Row, TableName } from '../../../domain/content.ts'
import { useRefresh } from '../rows-query.ts'
import type { EntityDefinition } from './entity-definition.ts'
import { createRowEditor } from './row-editor.ts'
import type { RowForm, RowStart } from './row-form.ts'

/** A row that is edited in a form of its own, while the form is on the screen; `onDone` closes it once everything is stored. */
export function useRowForm<T extends TableName, V extends object>(
  definition: EntityDefinition<T, V>,
  start: RowStart<T, V>,
  onDone: (values: V) => void,
): RowForm<T, V> {
  const form = useEditor(definition, start)
  const { isDone, values } = form
  useEffect(() => {
    if (isDone) onDone(values)
  }, [isDone, onDone, values])
  return form
}

/** A row that is always there, in a form that stays on the screen: what others store meanwhile comes into it. */
export function useStandingForm<T extends TableName, V extends object>(
  definition: EntityDefinition<T, V>,
  row: Row<T>,
): RowForm<T, V> {
  const form = useEditor(definition, { row })
  const { refresh } = form
  useEffect(() => refresh(row), [refresh, row])
  return form
}

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
      onNews: refresh,
    }),
  )
  return form
}
