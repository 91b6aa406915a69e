import type { Row, TableName } from './content.ts'
import type { FieldError } from './content-error.ts'

/** The form of the file that an export writes; a file of another version is refused. */
export const transferFormat = { format: 'quarry-content', version: 1 } as const

export type AllContent = { [T in TableName]: Row<T>[] }

/** An export is a tar: first the content under this name, then each upload under its name in this folder. */
export const contentFile = 'content.json'
export const uploadsFolder = 'uploads/'

/** The most that an import takes of it, in bytes: whole sites are imported. */
export const largestContent = 64_000_000

/** What is known of a file of an upload. */
export interface ExportedUpload {
  name: string
  bytes: number
  width: number | null
  height: number | null
  original_name: string
  uploaded_at: string
}

/** All content. What visitors sent is not part of it. */
export interface ContentExport {
  format: typeof transferFormat.format
  version: typeof transferFormat.version
  exportedAt: string
  tables: AllContent
  /** The files that stand behind it; older exports have none. */
  uploads?: ExportedUpload[]
}

/** A field of the file that cannot be imported. `table` is empty where it is the file as a whole; `row` counts from 1. */
export interface ImportProblem extends FieldError {
  table: string
  row: number
}

/** An upload that a row of the file names. */
export interface NamedUpload {
  name: string
  /** The row, such as 'Noise report'. */
  title: string
}

/** A row that an import changes, as it is called so far. */
export interface ImportedRow {
  key: string
  title: string
}

/**
 * The answer to an import, or to the question what one would do: which rows of each table it changes, and the uploads
 * that they name; or why the file is refused, and nothing is changed.
 */
export interface ImportReport {
  tables: { table: TableName; added: ImportedRow[]; changed: ImportedRow[]; deleted: ImportedRow[] }[]
  named: NamedUpload[]
  problems: ImportProblem[]
}
