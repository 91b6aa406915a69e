import type { Row, TableName } from './content.ts'
import type { FieldError } from './content-error.ts'

/** The version of the export's form; a file of another version is refused. */
export const transferVersion = 1

/** All content in one file: what visitors sent is not part of it. */
export interface ContentExport {
  format: 'quarry-content'
  version: typeof transferVersion
  exportedAt: string
  tables: { [T in TableName]: Row<T>[] }
}

/** What an import would do, or did, to one table: the keys and titles of the rows. */
export interface TableImport {
  table: TableName
  inserted: RowName[]
  changed: RowName[]
  deleted: RowName[]
  unchanged: number
}

/** How a row is named to people. */
export interface RowName {
  key: string
  title: string
}

/** A field of the file that cannot be imported; `row` counts from 1. */
export interface ImportProblem extends FieldError {
  table: string
  row: number
}

/** The answer to an import: with problems nothing was or would be changed. */
export interface ImportReport {
  isDryRun: boolean
  tables: TableImport[]
  problems: ImportProblem[]
}
