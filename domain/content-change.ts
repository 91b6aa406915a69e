import type { Change, Row, TableName } from './content.ts'

/** A change of the content as the history keeps it: the row before it (null for an insert) and after it (null for a delete). */
export interface ContentChange<T extends TableName = TableName> {
  id: number
  at: string
  table: T
  key: string
  kind: 'insert' | 'update' | 'delete'
  before: Row<T> | null
  after: Row<T> | null
  /** What the changes that were made at once have in common; null for a change by itself. */
  batch: string | null
}

const batchKinds = ['import', 'undo', 'stage', 'examples', 'release', 'choice'] as const

/** What was done at once: 'examples' removed the example events, 'release' is what an update of the site brought, 'choice' leads from the text that a maintainer did not take to the one that stayed. */
export type BatchKind = (typeof batchKinds)[number]

/** A name for the changes that are about to be made at once; `id` is new each time. */
export function batchName(kind: BatchKind, id: string): string {
  return `${kind}-${id}`
}

export function batchKind(batch: string): BatchKind {
  return batchKinds.find((kind) => batch.startsWith(`${kind}-`)) ?? 'import'
}

/** What a new release says of a row that a maintainer has changed. */
export interface ReleaseOffer<T extends TableName = TableName> {
  table: T
  key: string
  current: Row<T>
  /** The fields that the release has changed and that say something else here; null where it has dropped the row. */
  change: Change<T> | null
}
