import type { Transaction } from 'kysely'
import type { ContentChange } from '../../domain/content-change.ts'
import { ContentError } from '../../domain/content-error.ts'
import type { ConnectedDatabase } from './connect.ts'
import { findStoredChange, listChanges, recordChange, type StoredChange } from './history.ts'
import type { ContentRevision } from './revision.ts'
import { readRow } from './rows.ts'
import { deleteStored, lockStored, putStored } from './stored-rows.ts'
import type { Database, StoredRow } from './tables.ts'
import { timeAfter, writeContent } from './write-content.ts'

/**
 * Takes a change back: its row is again as it was before that change, with every column, whatever has happened since.
 * That is a change itself, which is returned and can be taken back too. Throws 'not-found', and 'invalid' where there is
 * nothing to take back or another row has taken a name that must be unique.
 */
export function restoreChange(
  database: ConnectedDatabase,
  revision: ContentRevision,
  id: number,
): Promise<ContentChange> {
  return writeContent(database, revision, async (transaction) => {
    const change = await findStoredChange(transaction, id)
    if (!change) throw new ContentError('not-found', 'The history has no such change.')
    await recordChange(transaction, await takeBack(transaction, database, change))
    const [restored] = await listChanges(transaction, { limit: 1 })
    if (!restored) throw new ContentError('unavailable', 'The history did not keep the change.')
    return restored
  })
}

async function takeBack(
  transaction: Transaction<Database>,
  { kind, forms }: ConnectedDatabase,
  { table, key, before: wanted }: StoredChange,
): Promise<StoredChange> {
  const current = await lockStored(transaction, kind, table, key)
  requireDifference(table, current, wanted)
  const about = { table, key, ...(current && { before: current }) }
  if (!wanted) {
    await deleteStored(transaction, table, key)
    return { ...about, at: new Date().toISOString(), kind: 'delete' }
  }
  const at = timeAfter(readRow(table, current ?? wanted).updated_at)
  const row = 'updated_at' in wanted ? { ...wanted, updated_at: at } : wanted
  const after = await putStored(transaction, forms, table, row, { isNew: !current })
  return { ...about, at, kind: current ? 'update' : 'insert', after }
}

function requireDifference(
  table: StoredChange['table'],
  current: StoredRow | undefined,
  wanted: StoredRow | undefined,
): void {
  const [now, then] = [current, wanted].map((row) => row && JSON.stringify({ ...readRow(table, row), updated_at: '' }))
  if (now !== then) return
  throw new ContentError('invalid', 'There is nothing to restore: it is already as it was before this change.')
}
