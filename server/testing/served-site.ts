import type { Server } from 'node:http'
import { dirname } from 'node:path'
import type { Content } from '../../domain/content.ts'
import { createBuiltSite } from '../built-site.ts'
import { type Config, readConfig } from '../config.ts'
import { connectDatabase } from '../database/connect.ts'
import { createContent } from '../database/repository.ts'
import { openContentRevision } from '../database/revision.ts'
import { seedOnce } from '../database/seed.ts'
import { copyTables, startSqliteHost } from '../database/testing/database-host.ts'
import { sampleContent } from '../database/testing/sample-rows.ts'
import { createGate } from '../gate/gate.ts'
import type { Reach } from '../links/ask-once.ts'
import { LinkRun, type Manners } from '../links/link-run.ts'
import { close, listen, portOf } from '../listeners.ts'
import { Participation } from '../participation/participation.ts'
import { uploadFolder } from '../uploads/upload-name.ts'
import { Uploads } from '../uploads/uploads.ts'
import { writeFakeBuild } from './fake-build.ts'

export interface ServedSite {
  /** The port without the maintenance side, and the one with it. */
  ports: { public: number; maintenance: number }
  content: Content
  /** Where the uploads are kept. */
  uploadFolder: string
  /** Runs SQL from a connection that the site knows nothing of. */
  execute: (sql: string) => Promise<unknown>
  /** What the site has logged. */
  logged: { fields: object; message: string }[]
  close: () => Promise<void>
}

/**
 * The site in public mode over the sample rows in a real SQLite file, with a fake of the built app unless the real one is
 * asked for, on free ports. Its maintenance side asks for a key where one can be read, and otherwise for none, as on a
 * maintainer's own machine.
 */
export async function serveSite(
  settings: Partial<Config> = {},
  readKey?: () => Promise<string>,
  app: 'fake' | 'real' = 'fake',
  linkRun: [how?: Manners, reach?: Reach] = [],
): Promise<ServedSite> {
  const host = startSqliteHost()
  const url = await host.createDatabase()
  await copyTables(url)
  const database = await connectDatabase(url)
  await seedOnce(database, sampleContent)
  const revision = await openContentRevision(database)
  const content = createContent(database, revision)
  const folder = uploadFolder(url)
  const build = app === 'fake' ? await writeFakeBuild() : undefined
  const logged: ServedSite['logged'] = []
  const record = (fields: object, message: string) => logged.push({ fields, message })
  const config = { ...readConfig('public', { PUBLIC_ORIGIN: 'https://example.org' }), ...settings }
  const log = { info: record, error: record }
  const links = new LinkRun({ content, database, revision }, ...linkRun)
  const participation = new Participation({ content, database, revision })
  const uploads = new Uploads(folder)
  const stored = { content, database, revision, links, participation, uploads, dataFolder: dirname(folder) }
  const site = await createBuiltSite(config, stored, log, build && { directory: build.directory })
  const gate = createGate({ readKey, log })
  const servers: Server[] = []
  const open = async (kind: 'public' | 'maintenance') => {
    const [server] = await listen(['127.0.0.1'], 0, kind === 'public' ? site(kind) : gate(site(kind)), kind)
    if (!server) throw new Error('nothing listens')
    servers.push(server)
    return portOf(server)
  }
  return {
    ports: { public: await open('public'), maintenance: await open('maintenance') },
    content,
    uploadFolder: folder,
    execute: (sql) => host.execute(url, sql),
    logged,
    async close() {
      await Promise.all(servers.map(close))
      await links.close()
      participation.close()
      await revision.close()
      await database.close()
      await Promise.all([build?.remove(), host.stop()])
    },
  }
}
