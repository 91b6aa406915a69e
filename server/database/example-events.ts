import { randomUUID } from 'node:crypto'
import { batchName } from '../../domain/content-change.ts'
import { isExample } from '../../domain/example-event.ts'
import type { ConnectedDatabase } from './connect.ts'
import { recordChange } from './history.ts'
import type { ContentRevision } from './revision.ts'
import { readRow } from './rows.ts'
import { deleteStored, listRead, lockStored } from './stored-rows.ts'
import { writeContent } from './write-content.ts'

/**
 * Removes the example events that are there, all or none. Returns the name under which the history takes that back as a
 * whole, and how many there were: none where somebody else has just removed them.
 */
export function removeExamples(
  database: ConnectedDatabase,
  revision: ContentRevision,
): Promise<{ batch: string; changes: number }> {
  return writeContent(database, revision, async (transaction) => {
    const batch = batchName('examples', randomUUID())
    const [table, kind, at] = ['events', 'delete', new Date().toISOString()] as const
    let changes = 0
    for (const { id: key } of await listRead(transaction, table)) {
      // Somebody may have made it a real event, or removed it, since it was listed.
      const before = await lockStored(transaction, table, key)
      if (!before || !isExample(readRow(table, before))) continue
      await deleteStored(transaction, table, key)
      await recordChange(transaction, { table, at, key, kind, before, batch })
      changes += 1
    }
    return { batch, changes }
  })
}
