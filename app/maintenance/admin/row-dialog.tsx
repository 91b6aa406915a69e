import { type ReactNode, useEffect, useId } from 'react'
import type { Row } from '../../../domain/content.ts'
import { useConfirm } from '../confirm.tsx'
import { DraftOffers, DraftWarning } from '../draft-offer.tsx'
import { RowConflict } from '../editing/conflict-dialog.tsx'
import type { RowForm } from '../editing/row-form.ts'
import { RowProblem } from '../editing/row-problem.tsx'
import { useRowForm } from '../editing/use-row-form.ts'
import { FormErrorsProvider } from '../form-errors.tsx'
import { LeaveGuard } from '../leave-guard.tsx'
import { Modal } from '../modal.tsx'
import { capital, type DialogKind, type DialogTable } from './dialog-kind.ts'

const question = { text: 'Discard your changes?', action: 'Discard changes', refusal: 'Keep editing', isDanger: true }

/** The dialog that adds or edits a row. It closes after a save alone, or when its changes are thrown away. */
export function RowDialog<T extends DialogTable, V extends object>({
  kind,
  row,
  className = '',
  onClose,
  fields,
}: {
  kind: DialogKind<T, V>
  /** The row to edit; null adds one. */
  row: Row<T> | null
  className?: string
  onClose: () => void
  fields: (form: RowForm<T, V>, isNew: boolean) => ReactNode
}) {
  const prefix = useId()
  const confirm = useConfirm()
  const form = useRowForm(kind, row)
  const { refusal, isUnsaved, isDone } = form
  const adding = `Add ${capital(kind.noun)}`

  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  const cancel = async () => {
    if (isUnsaved && !(await confirm.ask(question))) return
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
        <DraftOffers form={form} />
        <DraftWarning isKept={form.isKept} />
        <RowProblem prefix={prefix} form={form} />
        <FormErrorsProvider value={{ prefix, errors: refusal.errors }}>{fields(form, row === null)}</FormErrorsProvider>
        <p className="line button-row">
          <button type="submit" className="button" aria-disabled={form.saving === 'saving'}>
            {form.saving === 'saving' ? 'Saving...' : row ? 'Save Changes' : adding}
          </button>
          <button type="button" className="button button-quiet" onClick={cancel}>
            Cancel
          </button>
        </p>
      </form>
      <LeaveGuard isUnsaved={isUnsaved} />
      {confirm.dialog}
      <RowConflict form={form} />
    </Modal>
  )
}
