import type { Row, TableName } from './content.ts'
import type { FieldError } from './content-error.ts'

/** The form of the file that an export writes; a file of another version is refused. */
export const transferFormat = { format: 'quarry-content', version: 1 } as const

export type AllContent = { [T in TableName]: Row<T>[] }

/** All content in one file. What visitors sent is not part of it. */
export interface ContentExport {
  format: typeof transferFormat.format
  version: typeof transferFormat.version
  exportedAt: string
  tables: AllContent
}

/** A field of the file that cannot be imported. `table` is empty where it is the file as a whole; `row` counts from 1. */
export interface ImportProblem extends FieldError {
  table: string
  row: number
}

/** The answer to an import: how many rows of each table it changed, or why the file is refused, and nothing was changed. */
export interface ImportReport {
  tables: { table: TableName; added: number; changed: number; deleted: number }[]
  problems: ImportProblem[]
}
