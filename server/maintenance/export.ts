import { type Content, tableNames } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { type ContentExport, transferFormat } from '../../domain/content-transfer.ts'
import type { ContentRevision } from '../database/revision.ts'

const attempts = 5

/** All content as it is at one moment: read again where somebody changed it meanwhile. */
export async function exportContent(content: Content, revision: ContentRevision): Promise<ContentExport> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await revision.refresh()
    const before = revision.current()
    const lists = await Promise.all(tableNames.map(async (table) => [table, await content.list(table)]))
    await revision.refresh()
    if (revision.current() !== before) continue
    return { ...transferFormat, exportedAt: new Date().toISOString(), tables: Object.fromEntries(lists) }
  }
  throw new ContentError('unavailable', 'The content is being changed. Please try again in a moment.')
}
