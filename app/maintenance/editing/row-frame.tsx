import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TableName } from '../../../domain/content.ts'
import { ContentError, type FieldError } from '../../../domain/content-error.ts'
import { failureText } from '../content-writer.ts'
import { DraftOffers, DraftWarning } from '../draft-offer.tsx'
import { ErrorSummary, FormProvider, useAskedField } from '../form-context.tsx'
import { useUnsaved } from '../leave-guard.tsx'
import { PagePreview } from '../preview/page-preview.tsx'
import { RowConflict } from './conflict-dialog.tsx'
import { rowOf } from './entity-definition.ts'
import type { RowForm } from './row-form.ts'

/**
 * What stands around the controls of a row in a form of its own: the drafts that are offered, why it was not saved and what
 * can be done about it, the public pages that its definition names in `shownOn` with what is typed and not saved, and the
 * questions before anything is lost.
 */
export function RowFrame<T extends TableName, V extends object>({
  prefix,
  form,
  heading,
  failure = '',
  onReveal,
  actions,
  preview,
  children,
}: {
  /** What the ids of the controls begin with. */
  prefix: string
  form: RowForm<T, V>
  heading?: ReactNode
  /** What has failed, in a sentence. */
  failure?: string
  /** Brings the control of a refused field into view. */
  onReveal?: (field: string) => void
  /** The bar of the form, which stays in sight below them: they come after the fields and before the preview. */
  actions?: ReactNode
  /** What stands beside the fields in place of a public page. */
  preview?: ReactNode
  children: ReactNode
}) {
  useUnsaved(form.isUnsaved)
  useAskedField(prefix, onReveal)
  const { error, errors, isGone } = form.refusal
  // A row may save itself while somebody types: that takes no focus, and is told elsewhere.
  const isToldHere = form.isAsked
  const message = isToldHere && error !== undefined && errors.length === 0 ? failureText(error) : undefined
  const { table, labels, shownOn } = form.definition
  const beside =
    preview ??
    (shownOn && (
      <PagePreview rows={[{ table, row: rowOf(form.definition, form.values) }]} pages={shownOn(form.values)} />
    ))
  const shown = { prefix, errors, table, labels: labels?.(form.values) }
  return (
    <>
      <DraftOffers form={form} />
      <DraftWarning isKept={form.isKept} />
      {heading}
      <ErrorSummary
        {...shown}
        errors={isToldHere ? errors : noErrors}
        message={message && `${failure} ${sentence(message)}${unreached(error)} What you typed is still here.`.trim()}
        onReveal={onReveal}
      >
        {isGone && <GoneRow onAddAnew={form.addAnew} />}
      </ErrorSummary>
      <FormProvider value={{ ...shown, form }}>
        <div className={beside ? 'previewed' : undefined}>
          <div className="previewed-fields">{children}</div>
          {actions}
          {beside}
        </div>
      </FormProvider>
      <RowConflict form={form} />
    </>
  )
}

/** Where the server has not answered. */
const unreached = (error: unknown) =>
  error instanceof ContentError ? '' : ' The server may not be running: see, and press the button again.'

const noErrors: readonly FieldError[] = []
const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

/** What can be done when the row that somebody edits was deleted meanwhile. */
function GoneRow({ onAddAnew }: { onAddAnew: () => void }) {
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
