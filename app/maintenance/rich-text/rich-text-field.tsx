import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useFieldValue } from '../form-context.tsx'

export interface RichTextProps {
  /** The field's path in the row, such as 'more_content': refusals name it. */
  name: string
  label: string
  hint?: ReactNode
  /** HTML. What nobody edits stays as it is, to the letter. */
  value: string
  onChange: (html: string) => void
  /** The least height, in lines. */
  rows?: number
}

const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx'), 'RichTextEditor')

/**
 * A labelled text of the row around with headings, lists, links and pictures, for people who know no HTML. Like the other
 * fields it shows the value that it is given, whoever changed it, and tells of each change. Its code comes when it is shown.
 */
export function RichTextField(field: Omit<ComponentProps<typeof RichTextEditor>, 'value' | 'onChange'>) {
  const { value, onChange } = useFieldValue<string>(field.name, {})
  return (
    <Suspense fallback={<p className="form-field">{field.label}: loading the editor…</p>}>
      <RichTextEditor {...field} value={value} onChange={onChange} />
    </Suspense>
  )
}
