import type { Row } from '../../../domain/content.ts'
import { showToast } from '../../ui/toast.ts'
import { failureText } from '../content-writer.ts'
import { successWords } from '../editing/merge-words.ts'
import { useRowEdits } from '../editing/use-row-edits.ts'
import { useRefresh } from '../rows-query.ts'
import type { DialogTable, FormValues, RowKind } from './row-kind.ts'

/** The state of a dialog that adds a row (`row` is null) or edits one; `onDone` is for a save that leaves nothing to do. */
export function useRowForm<T extends DialogTable>(kind: RowKind<T>, row: Row<T> | null, onDone: () => void) {
  const { words } = kind
  const form = useRowEdits(
    {
      ...kind,
      isValue: isLike(kind.blank()),
      onStored({ wasNew, merged, isDone }) {
        showToast({ kind: 'success', ...successWords(words.done[wasNew ? 'created' : 'updated'], merged) })
        if (isDone) onDone()
      },
      onFailed: (error, wasNew) =>
        showToast({
          kind: 'error',
          title: words.failed[wasNew ? 'created' : 'updated'],
          description: failureText(error),
        }),
      onAnswered: useRefresh(kind.table),
    },
    row,
  )
  return { ...form, set: (name: string) => (text: string) => form.edit(name, { [name]: text }) }
}

function isLike(values: FormValues) {
  return (stored: unknown): stored is FormValues =>
    typeof stored === 'object' &&
    stored !== null &&
    Object.keys(values).every((name) => typeof Reflect.get(stored, name) === 'string')
}
