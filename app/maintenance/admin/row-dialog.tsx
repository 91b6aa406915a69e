import { type ReactNode, useId } from 'react'
import type { Row, TableName } from '../../../domain/content.ts'
import { useConfirm } from '../confirm.tsx'
import type { RowForm } from '../editing/row-form.ts'
import { RowFrame } from '../editing/row-frame.tsx'
import type { RowKind } from '../editing/row-kind.ts'
import { useRowForm } from '../editing/use-row-form.ts'
import { Modal } from '../modal.tsx'
import { QuietButton } from '../quiet-button.tsx'
import { capital } from './dialog-kind.ts'

const question = { text: 'Discard your changes?', action: 'Discard changes', refusal: 'Keep editing', isDanger: true }

/** The dialog that adds or edits a row. It closes after a save alone, or when its changes are thrown away. */
export function RowDialog<T extends TableName, V extends object>({
  kind,
  row,
  className = '',
  onClose,
  onStored = onClose,
  fields,
}: {
  kind: RowKind<T, V> & { blank: () => V }
  /** The row to edit; null adds one. */
  row: Row<T> | null
  className?: string
  onClose: () => void
  /** Where the screen goes on with what was saved. */
  onStored?: (values: V) => void
  fields: (form: RowForm<T, V>, isNew: boolean) => ReactNode
}) {
  const prefix = useId()
  const confirm = useConfirm()
  const form = useRowForm(kind, row, onStored)
  const adding = `Add ${capital(kind.noun)}`

  const cancel = async () => {
    if (form.isUnsaved && !(await confirm.ask(question))) return
    form.reset()
    onClose()
  }

  return (
    <Modal title={row ? `Edit ${capital(kind.noun)}` : adding} className={className} onClose={cancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        <RowFrame prefix={prefix} form={form}>
          {fields(form, row === null)}
        </RowFrame>
        <p className="line button-row">
          <button type="submit" className="button" aria-disabled={form.saving === 'saving'}>
            {form.saving === 'saving' ? 'Saving...' : row ? 'Save Changes' : adding}
          </button>
          <QuietButton onClick={cancel}>Cancel</QuietButton>
        </p>
      </form>
      {confirm.dialog}
    </Modal>
  )
}
