import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { TableName } from '../../../domain/content.ts'
import { useSaveKey } from '../save-key.ts'
import { DiscardButton } from './discard-button.tsx'
import type { RowForm } from './row-editor.ts'
import { RowFrame } from './row-frame.tsx'

/** The form of a row, with Save Changes, Discard changes and what else `actions` offer below its fields. */
export function StandingForm<T extends TableName, V extends object>({
  form,
  className,
  saveLabel = 'Save Changes',
  discard = <DiscardButton form={form} />,
  actions,
  ...frame
}: Omit<ComponentProps<typeof RowFrame<T, V>>, 'actions'> & {
  form: RowForm<T, V>
  className?: string
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
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <RowFrame
        form={form}
        actions={
          <p className="line button-row row-actions">
            <button type="submit" className="button" aria-disabled={isSaving} aria-keyshortcuts="Control+S">
              {isSaving ? 'Saving...' : saveLabel}
            </button>
            {discard}
            {actions}
          </p>
        }
        {...frame}
      />
    </form>
  )
}
