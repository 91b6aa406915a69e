import { randomUUID } from 'node:crypto'
import { isExample } from '../../domain/coming-events.ts'
import { batchName } from '../../domain/content-change.ts'
import { readCampaign } from '../content-readers.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { recordChange } from '../database/history.ts'
import type { ContentRevision } from '../database/revision.ts'
import { readRow } from '../database/rows.ts'
import { deleteStored, listRead, lockStored } from '../database/stored-rows.ts'
import { writeContent } from '../database/write-content.ts'
import type { Handlers } from '../request-context.ts'
import { findMissingFiles, launchChecklistOf } from './launch-checklist.ts'
import { readLastExport } from './transfer.ts'

/** What is to be done before the site goes public, and the removal of the example events. */
export const launchHandlers = {
  async checklist({ site: { stored, files, config } }) {
    const { content, database, dataFolder } = stored
    const [campaign, stages, events, claims, siteChecks, missingFiles, lastExport] = await Promise.all([
      readCampaign(content),
      content.list('process_stages'),
      content.list('events'),
      content.list('claims'),
      content.list('site_checks'),
      findMissingFiles(content, database.reader, files),
      readLastExport(dataFolder),
    ])
    const now = new Date()
    const state = { settings: config, campaign, stages, events, claims, siteChecks, missingFiles, lastExport, now }
    return Response.json({ items: launchChecklistOf(state) })
  },
  async removeExamples({ site: { stored } }) {
    return Response.json(await removeExamples(stored.database, stored.revision))
  },
} satisfies Handlers

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
