import { randomUUID } from 'node:crypto'
import type { TableName } from '../../domain/content.ts'
import { batchName } from '../../domain/content-change.ts'
import { changeSchemas } from '../../domain/row-schemas.ts'
import type { ConnectedDatabase } from './connect.ts'
import { recordChange } from './history.ts'
import { notFound } from './repository.ts'
import type { ContentRevision } from './revision.ts'
import { readRow, requireStorable } from './rows.ts'
import { lockStored, putStored, updateStored } from './stored-rows.ts'
import { writeContent } from './write-content.ts'

/** What a maintainer made of a row, and what of it they chose where somebody else had changed the same: both as changes of the row as it is stored. */
interface Choice {
  mine: object
  chosen: object
}

/**
 * Keeps in the history what was not chosen, as a change from the one version to the other: restoring it brings back the
 * maintainer's own. The row itself stays as it is: what was chosen is saved next. Throws 'not-found', and 'invalid'.
 */
export async function keepNotTaken(
  database: ConnectedDatabase,
  revision: ContentRevision,
  table: TableName,
  key: string,
  { mine, chosen }: Choice,
): Promise<void> {
  const [own, left] = [mine, chosen].map((change) => requireStorable(changeSchemas, table, change, key))
  await writeContent(database, revision, async (transaction) => {
    const row = await lockStored(transaction, table, key)
    if (!row) throw notFound(table)
    const { updated_at } = readRow(table, row)
    // Databases alone know how they give a row back, so it is written, and put back as it was.
    const after = await updateStored(transaction, table, key, { ...left, updated_at })
    const before = await updateStored(transaction, table, key, { ...own, updated_at })
    await putStored(transaction, table, row)
    const batch = batchName('choice', randomUUID())
    await recordChange(transaction, { table, at: new Date().toISOString(), key, kind: 'update', before, after, batch })
  })
}
