import { type ReactNode, useId } from 'react'
import type { Row } from '../../../domain/content.ts'
import { useConfirm } from '../confirm.tsx'
import { DraftOffer, DraftWarning } from '../draft-offer.tsx'
import { ConflictDialog } from '../editing/conflict-dialog.tsx'
import { GoneRow } from '../editing/gone-row.tsx'
import { ErrorSummary, FormErrorsProvider } from '../form-errors.tsx'
import { LeaveGuard } from '../leave-guard.tsx'
import { Modal } from '../modal.tsx'
import type { DialogTable, FormValues, RowKind } from './row-kind.ts'
import { useRowForm } from './use-row-form.ts'

/** What a dialog's fields show and change. */
export interface FieldsProps {
  values: FormValues
  set: (name: string) => (value: string) => void
  /** Whether the dialog adds a row. */
  isNew: boolean
}

/** The dialog that adds or edits a row. It closes after a save alone, or when its changes are thrown away. */
export function RowDialog<T extends DialogTable>({
  kind,
  row,
  title,
  action,
  className = '',
  onClose,
  fields,
}: {
  kind: RowKind<T>
  /** The row to edit; null adds one. */
  row: Row<T> | null
  title: string
  /** What the button that saves says. */
  action: string
  className?: string
  onClose: () => void
  fields: (props: FieldsProps) => ReactNode
}) {
  const prefix = useId()
  const confirm = useConfirm()
  const form = useRowForm(kind, row, onClose)
  const { values, set, refusal, draft, conflict, isUnsaved } = form

  const cancel = async () => {
    const question = {
      text: 'Discard your changes?',
      action: 'Discard changes',
      refusal: 'Keep editing',
      isDanger: true,
    }
    if (isUnsaved && !(await confirm.ask(question))) return
    draft.forget()
    onClose()
  }

  return (
    <Modal title={title} className={className} onClose={cancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        <DraftOffer offers={draft.offers} onRestore={form.restore} onDiscard={draft.discard} />
        <DraftWarning isKept={draft.isKept} />
        <ErrorSummary prefix={prefix} table={kind.table} errors={refusal.errors} message={refusal.message}>
          {refusal.isGone && <GoneRow onAddAnew={form.addAnew} />}
        </ErrorSummary>
        <FormErrorsProvider value={{ prefix, errors: refusal.errors }}>
          {fields({ values, set, isNew: row === null })}
        </FormErrorsProvider>
        <p className="m-actions">
          <button type="submit" className="button" aria-disabled={form.isSaving}>
            {form.isSaving ? 'Saving...' : action}
          </button>
          <button type="button" className="button button-quiet" onClick={cancel}>
            Cancel
          </button>
        </p>
      </form>
      <LeaveGuard isUnsaved={isUnsaved} />
      {confirm.dialog}
      {conflict && (
        <ConflictDialog
          key={conflict.theirs.version}
          noun={kind.noun}
          conflict={conflict}
          onDecide={conflict.decide}
          onClose={conflict.close}
        />
      )}
    </Modal>
  )
}
