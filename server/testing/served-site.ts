import type { Server } from 'node:http'
import { beforeAll, onTestFinished } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import type { Content } from '../../domain/content.ts'
import { createAuthentication } from '../authentication/authentication.ts'
import { createBuiltSite } from '../built-site.ts'
import { type Config, readConfig } from '../config.ts'
import { sqlitePath } from '../database/connect.ts'
import { insertSignInCode } from '../database/maintenance-sessions.ts'
import { copyTables, startSqliteHost } from '../database/testing/database-host.ts'
import { sampleContent } from '../database/testing/sample-rows.ts'
import { watchHealth } from '../health.ts'
import { close, listen, portOf } from '../http/listen.ts'
import { sparingly } from '../log.ts'
import { createMailServer } from '../mail/mail-server.ts'
import { idleSender } from '../mail/sender.ts'
import { openStoredContent } from '../stored-content.ts'
import { ask, ownPage, type Reply } from './ask.ts'
import { writeFakeBuild } from './fake-build.ts'

export interface ServedSite {
  /** The port without the maintenance side, and the one with it. */
  ports: { public: number; maintenance: number }
  content: Content
  databaseFile: string
  /** Runs SQL from a connection that the site knows nothing of. */
  execute: (sql: string) => Promise<Record<string, unknown>[]>
  /** Makes the code of a link that signs a maintainer in. */
  makeCode: () => Promise<string>
  /** What the site has logged. */
  logged: { fields: object; message: string }[]
  /** What visitors get at a path. */
  visit: (path: string, headers?: Record<string, string>) => Promise<Reply>
  /** What maintainers get at a path. */
  maintain: (path: string, headers?: Record<string, string>) => Promise<Reply>
  /** Sends something as a page of the maintenance side does, an object as JSON. */
  write: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>
}

/** How a site differs from the usual one. */
interface Serving {
  /** Whether its maintenance side asks for a session, as on a server. */
  asksForSession?: boolean
  /** Serves the app as it was built. */
  isReal?: boolean
}

/** A site for all tests of the file or group in which this is called: it is there as soon as the first of them begins. */
export function serveForAll(settings: Partial<Config> = {}, serving: Serving = {}): ServedSite {
  const site = {} as ServedSite
  beforeAll(async () => {
    const { stop, ...served } = await serve(settings, serving)
    Object.assign(site, served)
    return stop
  })
  return site
}

/** A site for the running test. */
export async function serveSite(settings: Partial<Config> = {}, serving: Serving = {}): Promise<ServedSite> {
  const { stop, ...site } = await serve(settings, serving)
  onTestFinished(stop)
  return site
}

/** The site in public mode over the sample rows in a real SQLite file, with a fake of the built app, on free ports. */
async function serve(settings: Partial<Config>, { asksForSession = false, isReal = false }: Serving) {
  const host = startSqliteHost()
  const url = await host.createDatabase()
  await copyTables(url)
  const stored = await openStoredContent(url, { ...sampleContent, campaign_details: [firstCampaign] })
  const build = isReal ? undefined : await writeFakeBuild()
  const logged: ServedSite['logged'] = []
  const record = (fields: object, message: string) => logged.push({ fields, message })
  const config = { ...readConfig('public', { PUBLIC_ORIGIN: 'https://example.org' }), ...settings }
  const log = { info: record, error: sparingly(record) }
  const health = watchHealth(stored.database, log)
  const sender = { ...idleSender, ...(config.smtpUrl !== undefined && { send: createMailServer(config.smtpUrl) }) }
  const site = await createBuiltSite(config, stored, log, health, sender, build?.directory)
  const authenticate = createAuthentication({ database: asksForSession ? stored.database : undefined, log })
  const servers: Server[] = []
  const open = async (kind: 'public' | 'maintenance') => {
    const [server] = await listen(['127.0.0.1'], 0, kind === 'public' ? site(kind) : authenticate(site(kind)), kind)
    if (!server) throw new Error('nothing listens')
    servers.push(server)
    return portOf(server)
  }
  const ports = { public: await open('public'), maintenance: await open('maintenance') }
  const served: ServedSite = {
    ports,
    content: stored.content,
    databaseFile: sqlitePath(url),
    execute: (sql) => host.execute(url, sql),
    makeCode: () => insertSignInCode(stored.database.db),
    logged,
    visit: (path, headers = {}) => ask(ports.public, path, { headers }),
    maintain: (path, headers = {}) => ask(ports.maintenance, path, { headers }),
    write(method, path, body, headers = {}) {
      const sent = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
      return ask(ports.maintenance, path, {
        method,
        headers: { ...ownPage(ports.maintenance), ...headers },
        body: sent,
      })
    },
  }
  const stop = async () => {
    await Promise.all([health.stop(), ...servers.map(close)])
    await stored.close()
    await Promise.all([build?.remove(), host.stop()])
  }
  return { ...served, stop }
}
