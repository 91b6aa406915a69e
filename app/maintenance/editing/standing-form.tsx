import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { TableName } from '../../../domain/content.ts'
import { QuietButton } from '../buttons.tsx'
import { useSaveKey } from '../keys.ts'
import { useConfirm } from '../modal.tsx'
import { rowDifferences } from '../row-difference.ts'
import { fieldList } from './merge-rows.ts'
import type { RowForm } from './row-form.ts'
import { RowFrame } from './row-frame.tsx'

/** The form of a row, with Save Changes, Discard changes and what else `actions` offer below its fields. */
export function StandingForm<T extends TableName, V extends object>({
  form,
  saveLabel = 'Save Changes',
  discard = <DiscardButton form={form} />,
  actions,
  ...frame
}: Omit<ComponentProps<typeof RowFrame<T, V>>, 'actions'> & {
  form: RowForm<T, V>
  saveLabel?: string
  /** The button that discards, where it does more. */
  discard?: ReactNode
  actions?: ReactNode
}) {
  const root = useRef<HTMLFormElement>(null)
  useSaveKey(root, () => form.hasUnsaved() && root.current?.requestSubmit())
  const isSaving = form.phase === 'saving'
  return (
    <form
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <RowFrame
        form={form}
        actions={
          <p className="line save-bar">
            <button type="submit" className="button" aria-disabled={isSaving} aria-keyshortcuts="Control+S">
              {isSaving ? 'Saving...' : saveLabel}
            </button>
            {discard}
            {actions}
            <span role="status" className="hint">
              {form.isUnsaved && `Not saved yet: ${unsavedFields(form)}`}
            </span>
          </p>
        }
        {...frame}
      />
    </form>
  )
}

/** The fields that are typed and not saved, a list as one of them; three of them by their labels. */
export function unsavedFields<T extends TableName, V extends object>({
  base,
  values,
  definition,
}: RowForm<T, V>): string {
  const fields = rowDifferences(base, values).map(({ field }) => field.replace(/\.\d.*/, ''))
  return fieldList([...new Set(fields)], definition.table, definition.labels?.(values), 3)
}

type Discarded = Pick<RowForm<never, never>, 'isUnsaved' | 'reset'>

const question = {
  text: 'Discard your changes?',
  action: 'Discard changes',
  refusal: 'Keep editing',
  isDanger: true,
}

/** Throws away what is typed and not saved, once somebody has agreed to that: false where nobody has. */
export function useDiscard({ isUnsaved, reset }: Discarded) {
  const { ask, dialog } = useConfirm()
  const discard = async () => {
    if (!isUnsaved) return true
    if (!(await ask(question))) return false
    reset()
    return true
  }
  return { discard, dialog }
}

/** Goes back to the row as it was read. */
export function DiscardButton({ form }: { form: Discarded }) {
  const { discard, dialog } = useDiscard(form)
  return (
    <>
      <QuietButton aria-disabled={!form.isUnsaved} onClick={discard}>
        Discard changes
      </QuietButton>
      {dialog}
    </>
  )
}
