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

export interface RowName {
  key: string
  title: string
}

/** What an import would do, or did, to one table. */
interface TableImport {
  table: TableName
  inserted: RowName[]
  changed: RowName[]
  deleted: RowName[]
  unchanged: number
}

/** A field of the file that cannot be imported. `table` is empty where it is the file as a whole; `row` counts from 1. */
export interface ImportProblem extends FieldError {
  table: string
  row: number
}

/** The answer to an import. Where the file has problems, nothing was or would be changed. */
export interface ImportReport {
  isDryRun: boolean
  /** Which state of the content the report speaks of: an import names the one that its dry run saw. */
  revision: number
  tables: TableImport[]
  /** How many updates the file makes ones that were sent, which this site did not know as sent. */
  sentUpdates: number
  problems: ImportProblem[]
}

/** The name of a row: its title, name, statement or subject, or its key where it has none. */
export function rowTitle(row: object, key: string): string {
  const titles: unknown[] = ['title', 'name', 'statement', 'subject'].map((field) => Reflect.get(row, field))
  const title = titles.find((text) => text !== undefined && text !== null)
  return typeof title === 'string' && title.trim() !== '' ? title : key
}
