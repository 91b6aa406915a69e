import { type ReactNode, useId } from 'react'
import type { TableName } from '../../../domain/content.ts'
import { QuietButton } from '../buttons.tsx'
import { useDiscard } from '../editing/discard-button.tsx'
import { capital, type EntityDefinition } from '../editing/entity-definition.ts'
import type { RowForm, RowStart } from '../editing/row-editor.ts'
import { StandingForm } from '../editing/standing-form.tsx'
import { useRowForm } from '../editing/use-row-form.ts'
import { Modal } from '../modal.tsx'

/** The dialog that adds or edits a row. It closes after a save alone, or when its changes are thrown away. */
export function RowDialog<T extends TableName, V extends object>({
  definition,
  start,
  className = '',
  onClose,
  onStored = onClose,
  fields,
  preview,
}: {
  definition: EntityDefinition<T, V>
  start: RowStart<T, V>
  className?: string
  onClose: () => void
  /** Where the screen goes on with what was saved. */
  onStored?: (values: V) => void
  fields: (form: RowForm<T, V>, isNew: boolean) => ReactNode
  /** What stands beside the fields in place of a public page. */
  preview?: (form: RowForm<T, V>) => ReactNode
}) {
  const prefix = useId()
  const form = useRowForm(definition, start, onStored)
  const { discard, dialog } = useDiscard(form)
  const isNew = 'blank' in start
  const adding = `Add ${capital(definition.noun)}`

  const cancel = async () => {
    if (await discard()) onClose()
  }

  return (
    <Modal
      title={isNew ? adding : `Edit ${capital(definition.noun)}`}
      className={`modal-form ${className}`}
      onClose={cancel}
    >
      <StandingForm
        prefix={prefix}
        form={form}
        saveLabel={isNew ? adding : 'Save Changes'}
        discard={<QuietButton onClick={cancel}>Cancel</QuietButton>}
        preview={preview?.(form)}
      >
        {fields(form, isNew)}
      </StandingForm>
      {dialog}
    </Modal>
  )
}
