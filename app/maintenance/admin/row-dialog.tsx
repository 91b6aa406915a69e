import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Row, TableName } from '../../../domain/content.ts'
import { QuietButton } from '../buttons.tsx'
import { listDrafts, writeDraft } from '../draft-store.ts'
import { capital, type EntityDefinition } from '../editing/entity-definition.ts'
import type { RowForm, RowStart } from '../editing/row-form.ts'
import { StandingForm, useDiscard } from '../editing/standing-form.tsx'
import { useRowForm } from '../editing/use-row-form.ts'
import { fieldId } from '../form-context.tsx'
import { Modal } from '../modal.tsx'
import { rowsQuery } from '../rows-query.ts'
import type { ListedTable } from './row-list.tsx'

/** The dialog that adds or edits a row. It closes after a save alone, or when its changes are thrown away. */
export function RowDialog<T extends TableName, V extends object>({
  definition,
  start,
  first,
  onClose,
  onStored = onClose,
  fields,
  preview,
}: {
  definition: EntityDefinition<T, V>
  start: RowStart<T, V>
  /** The field that takes the focus at first. */
  first?: string | undefined
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
  // Who adds a row types at once.
  const firstControl = first ? `#${CSS.escape(fieldId(prefix, first))}` : isNew && 'input, select, textarea'

  const cancel = async () => {
    if (await discard()) onClose()
  }

  return (
    <Modal
      title={isNew ? adding : `Edit ${capital(definition.noun)}`}
      className={`modal-form ${definition.table === 'evidence_documents' ? 'modal-document' : ''}`}
      {...(firstControl && { first: firstControl })}
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

/** Opens the row that the address asks for, or a new one, at the field that it asks for. What was typed into a row that is gone can be added anew. */
export function useAskedRow<T extends ListedTable>(table: T, open: (row: Row<T> | null, field?: string) => void): void {
  const { data: rows } = useQuery(rowsQuery(table))
  const [search, setSearch] = useSearchParams()
  const asked = search.get('row')
  // The address forgets it a moment later.
  const answered = useRef<string>(null)
  useEffect(() => {
    if (!rows || asked === answered.current) return
    answered.current = asked
    if (asked === null) return
    const row = rows.find(({ id }) => id === asked)
    if (!row)
      for (const draft of listDrafts(`${table}:${asked}`)) writeDraft({ ...draft, form: `${table}:new`, basedOn: null })
    open(row ?? null, search.get('field') ?? undefined)
    setSearch({}, { replace: true })
  })
}
