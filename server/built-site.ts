import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteReads } from '../content/site-reads.ts'
import type { ContentReader } from '../domain/content.ts'
import { londonDay } from '../domain/london-day.ts'
import { cacheLists } from './cached-lists.ts'
import type { Config } from './config.ts'
import type { Listener } from './guard.ts'
import { createHandlers } from './handlers.ts'
import { shortHash } from './http/cached-response.ts'
import { PageCache } from './http/page-cache.ts'
import { createSecurityHeaders, toastStyleHashes } from './http/security-headers.ts'
import { createSite } from './http/site.ts'
import type { Log } from './log.ts'
import type { MaintainedContent } from './maintenance/content-handlers.ts'
import { createWorkers } from './offline/offline-worker.ts'
import { createAddressBook } from './pages/address-book.ts'
import { createPathFinder, listFixedPaths, loadBundle } from './pages/bundle.ts'
import { createPages } from './pages/pages.ts'
import { createRenderer } from './pages/renderer.ts'
import { readStaticFiles } from './pages/static-files.ts'
import { createSiteSearch } from './search/site-search.ts'
import { StartError } from './start-error.ts'
import { visitorContent } from './visitor-content.ts'
import { createVisitorPosts } from './visitor-posts.ts'

/** Any word will do: what it finds is not looked at. */
const firstSearch = 'quarry'
const buildDirectory = fileURLToPath(new URL('../build', import.meta.url))

interface BuiltSiteOptions {
  directory?: string
  /** Called when there is something to deliver. */
  onStored?: () => void
}

/** The site as built, over this content. Rejects with a StartError where it has not been built. */
export async function createBuiltSite(
  config: Config,
  stored: MaintainedContent,
  log: Log,
  { directory = buildDirectory, onStored = () => undefined }: BuiltSiteOptions = {},
) {
  const { database, revision } = stored
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
  /** What the pages are made from: the content, and the day. */
  const version = () => `${revision.current()} ${londonDay()}`
  const workers = await createWorkers({
    code,
    build,
    paths: [...files.responses.keys()],
    isOn: config.worksOffline,
    security,
  })
  const visitorPosts = createVisitorPosts({
    db: database.db,
    trustedProxies: config.trustedProxies,
    onStored,
    log,
  })

  /** The site with the pages, feeds and reads of this content, each cached. */
  function createSiteOf(content: ContentReader) {
    const search = createSiteSearch(content, version, londonDay)
    const source = {
      content,
      search,
      newsletterAction: config.newsletterAction,
      sendsMails: config.smtpUrl !== undefined,
      reads: siteReads,
    }
    const pages = createPages({
      render: createRenderer(bundle, source, 'production'),
      isKnownPath: createPathFinder(bundle),
      cache: new PageCache({ version }),
      addressBook: createAddressBook(content, version, listFixedPaths(bundle)),
      security,
      log,
    })
    const site = createSite({
      findCached: pages.findCached,
      handlers: createHandlers({
        stored,
        shown: content,
        pages,
        workers,
        version,
        build,
        security,
        files: files.responses,
        config,
        wake: onStored,
      }),
      visitorPosts,
      security,
      // A page that is stored for all must not name a host that one visitor made up.
      publicOrigin: config.publicOrigin ?? (isPublic ? `http://localhost:${config.port}` : undefined),
      log,
    })
    return { site, search }
  }

  // Maintainers see what is stored; on their own machine nobody else looks.
  const content = cacheLists(stored.content, version)
  const whole = createSiteOf(content)
  const forVisitors = isPublic ? createSiteOf(visitorContent(content)) : whole
  // The first visitor who searches need not wait for the index; where it fails, that search tries again.
  forVisitors.search(firstSearch).catch(() => undefined)
  return (kind: Listener['kind']) => (kind === 'public' ? forVisitors : whole).site(kind)
}

async function requireBuild(...paths: string[]): Promise<void> {
  try {
    await Promise.all(paths.map((path) => access(path)))
  } catch {
    throw new StartError('The site is not built yet. Run npm run build first.')
  }
}
