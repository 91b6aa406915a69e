import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useBoundForm, useFieldValue } from '../form-context.tsx'
import type { UndoStack } from '../undo-stack.ts'

export interface RichTextProps {
  /** The field's path in the row, such as 'more_content': refusals name it. */
  name: string
  label: string
  hint?: ReactNode
  /** HTML. What nobody edits stays as it is, to the letter. */
  value: string
  onChange: (html: string) => void
  /** The steps of the form, for the buttons of the toolbar. */
  steps: { edits: UndoStack<object>; undo: () => void; redo: () => void }
  /** The least height, in lines. */
  rows?: number
}

const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx'), 'RichTextEditor')

/**
 * A labelled text of the row around with headings, lists, links and pictures, for people who know no HTML. Like the other
 * fields it shows the value that it is given, whoever changed it, and tells of each change. Its code comes when it is shown.
 */
export function RichTextField(field: Omit<ComponentProps<typeof RichTextEditor>, 'value' | 'onChange' | 'steps'>) {
  const { value, onChange } = useFieldValue<string>(field.name, {})
  const steps = useBoundForm()
  return (
    <Suspense fallback={<p className="form-field">{field.label}: loading the editor…</p>}>
      <RichTextEditor {...field} value={value} onChange={onChange} steps={steps} />
    </Suspense>
  )
}
