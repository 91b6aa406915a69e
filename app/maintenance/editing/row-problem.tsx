import { Link } from 'react-router'
import type { TableName } from '../../../domain/content.ts'
import { failureText } from '../content-writer.ts'
import { ErrorSummary } from '../form-errors.tsx'
import type { RowForm } from './row-form.ts'

/** Why a row was not saved, above its form, and what can be done about it. */
export function RowProblem<T extends TableName, V extends object>({
  prefix,
  form: { kind, refusal, addAnew },
  failure = '',
  onReveal,
}: {
  prefix: string
  form: RowForm<T, V>
  /** What has failed, in a sentence. */
  failure?: string
  onReveal?: (field: string) => void
}) {
  const { error, errors, isGone } = refusal
  const message = error !== undefined && errors.length === 0 ? failureText(error) : undefined
  return (
    <ErrorSummary
      prefix={prefix}
      table={kind.table}
      errors={errors}
      message={message && `${failure} ${message} What you typed is still here.`.trim()}
      onReveal={onReveal}
    >
      {isGone && <GoneRow onAddAnew={addAnew} />}
    </ErrorSummary>
  )
}

/** What can be done when the row that somebody edits was deleted meanwhile. */
export function GoneRow({ onAddAnew }: { onAddAnew: () => void }) {
  return (
    <p className="line button-row">
      <button type="button" className="button" onClick={onAddAnew}>
        Add it anew
      </button>
      <Link className="button button-quiet" to="/admin/history" target="_blank">
        See the History<span className="sr-only"> in a new tab</span>
      </Link>
    </p>
  )
}
