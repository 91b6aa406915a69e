import type { ReactNode } from 'react'
import type { TableName } from '../../../domain/content.ts'
import { rowOf } from '../editing/entity-definition.ts'
import type { RowForm } from '../editing/row-editor.ts'
import { PagePreview } from './page-preview.tsx'

/**
 * The fields of a row, and beside them the public pages that its definition names in `shownOn`, with what is typed and not saved.
 * It takes a row of any table; where its definition names no page, the fields stand alone.
 */
export function Previewed<T extends TableName, V extends object>({
  form: { definition, values },
  actions,
  preview,
  children,
}: {
  form: RowForm<T, V>
  actions?: ReactNode
  /** What stands in place of a public page. */
  preview?: ReactNode
  children: ReactNode
}) {
  const { table, shownOn } = definition
  if (!shownOn && !preview) {
    return (
      <>
        {children}
        {actions}
      </>
    )
  }
  return (
    <div className="previewed">
      <div className="previewed-fields">{children}</div>
      {actions}
      {preview ??
        (shownOn && <PagePreview rows={[{ table, row: rowOf(definition, values) }]} pages={shownOn(values)} />)}
    </div>
  )
}
