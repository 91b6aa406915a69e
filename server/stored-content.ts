import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { firstRows } from '../content/seed/first-rows.ts'
import type { Content } from '../domain/content.ts'
import { StartError } from './config.ts'
import { type ConnectedDatabase, connectDatabase, sqlitePath } from './database/connect.ts'
import { reasonOf } from './database/failure.ts'
import { followRelease, type SeedContent } from './database/release.ts'
import { createContent } from './database/repository.ts'
import { type ContentRevision, openContentRevision } from './database/revision.ts'
import { describeDatabase } from './greeting.ts'

/** The content in its database, as the server works on it. */
export interface MaintainedContent {
  content: Content
  database: ConnectedDatabase
  revision: ContentRevision
  /** The first rows as this release has them. */
  release: SeedContent
  /** Where the site keeps its files: beside the SQLite file, or `data`. */
  dataFolder: string
}

/** The content in its database, until it is closed. */
export interface StoredContent extends MaintainedContent {
  /** Whether the database was empty. */
  isNew: boolean
  close(): Promise<void>
}

/** Opens the database, and has its first rows follow these, which fill an empty one. Rejects with a StartError where it cannot. */
export async function openStoredContent(databaseUrl: string, release: SeedContent = firstRows): Promise<StoredContent> {
  try {
    const database = await connectDatabase(databaseUrl)
    try {
      const isNew = await followRelease(database, release)
      const revision = await openContentRevision(database)
      const content = createContent(database, revision)
      const close = async () => {
        await revision.close()
        await database.close()
      }
      const dataFolder = resolve(databaseUrl.startsWith('file:') ? dirname(sqlitePath(databaseUrl)) : 'data')
      // Earlier releases kept copies of the uploads here.
      await rm(join(dataFolder, 'upload-cache'), { recursive: true, force: true }).catch(() => undefined)
      return { content, database, revision, release, dataFolder, isNew, close }
    } catch (error) {
      await database.close()
      throw error
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new StartError(`The database ${describeDatabase(databaseUrl)} cannot be used: ${reasonOf(error)}`)
  }
}
