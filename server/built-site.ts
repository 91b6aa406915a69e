import { randomUUID } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { londonDay } from '../domain/london-day.ts'
import { AnswerStore } from './answers/answer-store.ts'
import { shortHash } from './answers/entity-tag.ts'
import { createSecurityHeaders, toastStyleHashes } from './answers/security-headers.ts'
import { createApi } from './api/api.ts'
import { createReads } from './api/reads.ts'
import type { Config } from './config.ts'
import { createVisitorPosts } from './delivery/visitor-posts.ts'
import { createFeeds } from './feeds/feeds.ts'
import type { Log } from './log.ts'
import { deliversTo } from './maintenance/delivers-to.ts'
import type { MaintainedContent } from './maintenance/routes.ts'
import { createWorkers } from './offline/offline-worker.ts'
import { createAddressBook } from './pages/address-book.ts'
import { createPathFinder, listFixedPaths, loadBundle } from './pages/bundle.ts'
import { createPages } from './pages/pages.ts'
import { createRenderer } from './pages/renderer.ts'
import { createSearcher } from './pages/searches.ts'
import { readStaticFiles } from './pages/static-files.ts'
import { createSite } from './site.ts'
import { StartError } from './start-error.ts'
import { sendUpload } from './uploads/send-upload.ts'

const megabyte = 1024 * 1024
const buildDirectory = fileURLToPath(new URL('../build', import.meta.url))

interface BuiltSiteOptions {
  directory?: string
  /** Called when a visitor has sent something that is to be delivered. */
  onStored?: () => void
}

/** The site as built, over this content. Rejects with a StartError where it has not been built. */
export async function createBuiltSite(
  config: Config,
  stored: MaintainedContent,
  log: Log,
  { directory = buildDirectory, onStored = () => undefined }: BuiltSiteOptions = {},
) {
  const { content, database, revision } = stored
  const [clientDirectory, serverDirectory] = [join(directory, 'client'), join(directory, 'server')]
  const workerFile = join(directory, 'worker', 'sw.js')
  await requireBuild(clientDirectory, serverDirectory, workerFile)
  const isPublic = config.mode === 'public'
  const security = createSecurityHeaders({
    isPublic,
    formAction: config.newsletterAction,
    styleHashes: toastStyleHashes(),
  })
  const [files, { bundle, fingerprint }, code] = await Promise.all([
    readStaticFiles(clientDirectory, security),
    loadBundle(serverDirectory),
    readFile(workerFile, 'utf8'),
  ])
  const build = shortHash(files.fingerprint + fingerprint + code)
  // An older database that is put back may count to the same revision again; no entity tag may then mean both.
  const run = randomUUID()
  const version = () => `${build} ${run} ${revision.current()} ${londonDay()}`
  const api = (maintained?: MaintainedContent) =>
    createApi({ content, maintained, deliversTo: deliversTo(config), headers: security.data, log })
  const source = { content, newsletterAction: config.newsletterAction, sendsMails: config.smtpUrl !== undefined }
  const apis = { public: api(), maintenance: api(stored) }
  return createSite({
    files: files.answers,
    pages: createPages({
      render: createRenderer(bundle, source, 'production'),
      isKnownPath: createPathFinder(bundle),
      stores: {
        pages: new AnswerStore({ maxBytes: 64 * megabyte, version }),
        searches: new AnswerStore({ maxBytes: 4 * megabyte, version }),
      },
      addressBook: createAddressBook(content, version, listFixedPaths(bundle)),
      lookInto: createSearcher(content, version),
      security,
      log,
    }),
    feeds: createFeeds({
      content,
      reader: database.reader,
      store: new AnswerStore({ maxBytes: 4 * megabyte, version }),
      headers: security.data,
    }),
    workers: await createWorkers({
      code,
      build,
      paths: [...files.answers.keys()],
      isOn: config.worksOffline,
      security,
    }),
    read: createReads(apis.public, new AnswerStore({ maxBytes: 32 * megabyte, version })),
    apis,
    sendUpload: (path, request, response) => sendUpload(stored.uploads, security, path, request, response),
    visitorPosts: createVisitorPosts({ db: database.db, trustedProxies: config.trustedProxies, onStored, log }),
    checkHealth: async () => {
      await content.find('evidence_categories', 'health')
      return { revision: revision.current(), build }
    },
    security,
    // A page that is stored for all must not name a host that one visitor made up.
    publicOrigin: config.publicOrigin ?? (isPublic ? `http://localhost:${config.port}` : undefined),
    trustedProxies: config.trustedProxies,
    log,
  })
}

async function requireBuild(...paths: string[]): Promise<void> {
  try {
    await Promise.all(paths.map((path) => access(path)))
  } catch {
    throw new StartError('The site is not built yet. Run npm run build first.')
  }
}
