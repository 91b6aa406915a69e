import { onTestFinished } from 'vitest'
import type { Content } from '../../../domain/content.ts'
import { type ConnectedDatabase, connectDatabase } from '../connect.ts'
import { createContent } from '../repository.ts'
import { type ContentRevision, openContentRevision } from '../revision.ts'

/** Opens the content of a database for the running test. */
export async function openContent(
  url: string,
): Promise<{ database: ConnectedDatabase; revision: ContentRevision; content: Content }> {
  const database = await connectDatabase(url)
  onTestFinished(() => database.close())
  const revision = await openContentRevision(database)
  onTestFinished(() => revision.close())
  return { database, revision, content: createContent(database, revision) }
}
