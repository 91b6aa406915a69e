import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { rowTitle } from '../../domain/content.ts'
import { type BatchKind, batchKind, batchName, type ContentChange } from '../../domain/content-change.ts'
import { ContentError } from '../../domain/content-error.ts'
import type { ConnectedDatabase } from './connect.ts'
import { listChanges, listStoredChanges, recordChange, type StoredChange } from './history.ts'
import type { ContentRevision } from './revision.ts'
import { readRow } from './rows.ts'
import { requireNotUnderWay, requireUnsentHere } from './sent-updates.ts'
import { requireOneCurrent } from './stage-move.ts'
import { deleteStored, lockStored, putStored } from './stored-rows.ts'
import type { Database, StoredRow } from './tables.ts'
import { takeBackUntrue } from './update-sendings.ts'
import { timeAfter, writeContent } from './write-content.ts'

/** How a change is taken back. */
interface TakingBack {
  /** Throws 'conflict' where a row is no longer as the change left it. */
  unlessChanged: boolean
}

/**
 * Takes a change back: its row is again as it was before that change, with every column, whatever has happened since
 * unless told otherwise. That is a change itself, which is returned and can be taken back too. Throws 'not-found', and
 * 'invalid' where there is nothing to take back or another row has taken a name that must be unique.
 */
export function restoreChange(
  database: ConnectedDatabase,
  revision: ContentRevision,
  id: number,
  how: TakingBack = { unlessChanged: false },
): Promise<ContentChange> {
  return writeContent(database, revision, async (transaction) => {
    const [change] = await listStoredChanges(transaction, { id })
    if (!change) throw new ContentError('not-found', 'The history has no such change.')
    const made = await takeBack(transaction, change, how)
    if (!made) {
      throw new ContentError('invalid', 'There is nothing to restore: it is already as it was before this change.')
    }
    if (made.table === 'process_stages') await settleStages(transaction)
    await recordChange(transaction, made)
    const [restored] = await listChanges(transaction, { limit: 1 })
    if (!restored) throw new ContentError('unavailable', 'The history did not keep the change.')
    return restored
  })
}

/**
 * Takes back all changes that were made at once, all or none of them: every row is as it was before. What is so already
 * is left alone. Returns the name under which that can be undone as a whole, and how many rows it changed.
 */
export function undoBatch(
  database: ConnectedDatabase,
  revision: ContentRevision,
  batch: string,
  how: TakingBack = { unlessChanged: false },
): Promise<{ batch: string; changes: number }> {
  return writeContent(database, revision, async (transaction) => {
    const taken = await listStoredChanges(transaction, { batch })
    if (taken.length === 0) throw new ContentError('not-found', 'The history has no such import.')
    const own = batchName(undoneKinds[batchKind(batch)], randomUUID())
    let changes = 0
    let hasStages = false
    for (const change of taken) {
      const made = await takeBack(transaction, change, how)
      if (!made) continue
      await recordChange(transaction, { ...made, batch: own })
      hasStages ||= made.table === 'process_stages'
      changes += 1
    }
    if (hasStages) await settleStages(transaction)
    if (changes === 0) throw new ContentError('invalid', 'There is nothing to undo: all is as it was before already.')
    return { batch: own, changes }
  })
}

async function settleStages(transaction: Transaction<Database>): Promise<void> {
  await requireOneCurrent(transaction)
  await takeBackUntrue(transaction)
}

/** What the undo of a batch is: what takes an undoing back makes the import again, and the stage only moves. */
const undoneKinds: Record<BatchKind, BatchKind> = {
  import: 'undo',
  undo: 'import',
  stage: 'stage',
  examples: 'undo',
  release: 'undo',
  choice: 'undo',
}

/** Makes a row what it was before this change; undefined where it is that already. The caller keeps the change in the history. */
async function takeBack(
  transaction: Transaction<Database>,
  { table, key, before: wanted, after: left }: StoredChange,
  { unlessChanged }: TakingBack,
): Promise<StoredChange | undefined> {
  const current = await lockStored(transaction, table, key)
  if (isSameRow(table, current, wanted)) return undefined
  if (unlessChanged && !isSameRow(table, current, left)) {
    throw new ContentError('conflict', `‘${rowTitle(left ?? wanted ?? {}, key)}’ has been changed since.`)
  }
  const about = { table, key, ...(current && { before: current }) }
  if (!wanted) {
    await requireNotUnderWay(transaction, table, key)
    await deleteStored(transaction, table, key)
    return { ...about, at: new Date().toISOString(), kind: 'delete' }
  }
  await requireUnsentHere(transaction, table, key, current)
  const at = timeAfter(readRow(table, current ?? wanted).updated_at)
  const row = 'updated_at' in wanted ? { ...wanted, updated_at: at } : wanted
  const after = await putStored(transaction, table, row)
  return { ...about, at, kind: current ? 'update' : 'insert', after }
}

function isSameRow(
  table: StoredChange['table'],
  current: StoredRow | undefined,
  wanted: StoredRow | undefined,
): boolean {
  const [now, then] = [current, wanted].map((row) => row && JSON.stringify({ ...readRow(table, row), updated_at: '' }))
  return now === then
}
