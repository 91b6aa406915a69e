import { onTestFinished } from 'vitest'
import type { Content } from '../../../domain/content.ts'
import { type ConnectedDatabase, connectDatabase } from '../connect.ts'
import { createContent } from '../repository.ts'
import { type ContentRevision, openContentRevision } from '../revision.ts'
import type { DatabaseHost } from './database-host.ts'

interface OpenedContent {
  url: string
  database: ConnectedDatabase
  revision: ContentRevision
  content: Content
}

/** The content of a database of its own for the running test, with no rows yet. */
export async function openNewContent(host: DatabaseHost): Promise<OpenedContent> {
  return withContent(await host.openDatabase())
}

/** Opens the content of a database for the running test. */
export async function openContent(url: string): Promise<OpenedContent> {
  const database = await connectDatabase(url)
  onTestFinished(() => database.close())
  return withContent({ url, database })
}

async function withContent(opened: { url: string; database: ConnectedDatabase }): Promise<OpenedContent> {
  const revision = await openContentRevision(opened.database)
  onTestFinished(() => revision.close())
  return { ...opened, revision, content: createContent(opened.database, revision) }
}
