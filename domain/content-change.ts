import type { Row, TableName } from './content.ts'

/** A change of the content as the history keeps it: the row before it (null for an insert) and after it (null for a delete). */
export interface ContentChange<T extends TableName = TableName> {
  id: number
  at: string
  table: T
  key: string
  kind: 'insert' | 'update' | 'delete'
  before: Row<T> | null
  after: Row<T> | null
}
