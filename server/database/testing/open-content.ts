import { onTestFinished } from 'vitest'
import type { Content } from '../../../domain/content.ts'
import { type ConnectedDatabase, connectDatabase } from '../connect.ts'
import { createContent } from '../repository.ts'
import { type ContentRevision, openContentRevision } from '../revision.ts'
import type { DatabaseHost } from './database-host.ts'

export interface OpenedContent {
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

/** The content of a database that is open, for the running test. */
export async function withContent({ url, database }: Pick<OpenedContent, 'url' | 'database'>): Promise<OpenedContent> {
  const revision = await openContentRevision(database)
  onTestFinished(() => revision.close())
  return { url, database, revision, content: createContent(database, revision) }
}
