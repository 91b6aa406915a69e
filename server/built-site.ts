import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteReads } from '../content/site-reads.ts'
import type { ContentReader } from '../domain/content.ts'
import { londonDay } from '../domain/london-day.ts'
import { type Config, StartError } from './config.ts'
import { cacheTables, readCampaign, type Version, versionOf, visitorContent } from './content-readers.ts'
import type { Health } from './health.ts'
import { type CachedResponse, shortHash } from './http/cached-response.ts'
import { PageCache } from './http/page-cache.ts'
import { createReadCache } from './http/read-cache.ts'
import type { ListenerKind } from './http/route.ts'
import { createSecurityHeaders, type SecurityHeaders, toastStyleHashes } from './http/security-headers.ts'
import { createSite } from './http/site.ts'
import type { Log } from './log.ts'
import { idleSender, type Sender } from './mail/sender.ts'
import { createAddressBook } from './pages/address-book.ts'
import { createPathFinder, listFixedPaths, loadBundle } from './pages/bundle.ts'
import { createPages, type PagesOptions } from './pages/pages.ts'
import { createRenderer, type PageSource } from './pages/renderer.ts'
import { readStaticFiles } from './pages/static-files.ts'
import { createSiteSearch } from './search/site-search.ts'
import type { MaintainedContent } from './stored-content.ts'
import { createVisitorPosts } from './visitor-posts.ts'

const buildDirectory = fileURLToPath(new URL('../build', import.meta.url))

/** What a site shows, and to whom it answers. */
interface SiteBasis {
  config: Config
  stored: MaintainedContent
  log: Log
  health: Health
  sender: Sender
  /** What of the content it shows. */
  content: ContentReader
  version: Version
}

/** What it is shown by: the app as it was built, or its sources. */
interface SiteApp {
  security: SecurityHeaders
  /** The files of the built client by path. */
  files: ReadonlyMap<string, CachedResponse>
  build: string
  cache: PageCache
  isKnownPath: (path: string) => boolean
  fixedPaths: string[]
  /** How a page is rendered over what every page is rendered with. */
  render: (source: PageSource) => PagesOptions['render']
}

/** The pages, feeds and reads of this content, each cached, as the listeners of each kind have them. */
export async function assembleSite({ config, stored, log, health, sender, content, version }: SiteBasis, app: SiteApp) {
  const { security, files, build, cache, isKnownPath } = app
  const pages = createPages({
    render: app.render({
      content,
      newsletterAction: config.newsletterAction,
      sendsMails: config.smtpUrl !== undefined,
      reads: siteReads,
    }),
    isKnownPath,
    cache,
    search: createSiteSearch(content, version, londonDay),
    version,
    addressBook: createAddressBook(content, version, app.fixedPaths),
    security,
    log,
  })
  const reads = createReadCache(version, security.data)
  return createSite({
    site: { stored, shown: content, pages, reads, files, config, build, security, health, sender, log },
    visitorPosts: createVisitorPosts({
      db: stored.database.db,
      trustedProxies: config.trustedProxies,
      async anHour() {
        return sender.send && (await readCampaign(stored.content)).mails_an_hour
      },
      onStored: sender.wake,
      log,
    }),
    // A page that is stored for all must not name a host that one visitor made up.
    publicOrigin: config.publicOrigin ?? (config.mode === 'public' ? `http://localhost:${config.port}` : undefined),
  })
}

/** The site as built, over this content. Rejects with a StartError where it has not been built. */
export async function createBuiltSite(
  config: Config,
  stored: MaintainedContent,
  log: Log,
  health: Health,
  sender = idleSender,
  directory = buildDirectory,
) {
  const [clientDirectory, serverDirectory] = [join(directory, 'client'), join(directory, 'server')]
  await requireBuild(clientDirectory, serverDirectory)
  const isPublic = config.mode === 'public'
  const security = createSecurityHeaders({
    isPublic,
    formAction: config.newsletterAction,
    styleHashes: toastStyleHashes(),
  })
  const [files, { bundle, fingerprint }] = await Promise.all([
    readStaticFiles(clientDirectory, security),
    loadBundle(serverDirectory),
  ])
  const version = versionOf(stored.revision)
  const siteOf = (content: ContentReader) =>
    assembleSite(
      { config, stored, log, health, sender, content, version },
      {
        security,
        files: files.responses,
        build: shortHash(files.fingerprint + fingerprint),
        cache: new PageCache({ version, onFailure: (err) => log.error({ err }, 'A page could not be made anew') }),
        isKnownPath: createPathFinder(bundle),
        fixedPaths: listFixedPaths(bundle),
        render: (source) => createRenderer(bundle, source, 'production'),
      },
    )

  // Maintainers see what is stored; on their own machine nobody else looks.
  const content = cacheTables(stored.content, version)
  const whole = await siteOf(content)
  const forVisitors = isPublic ? await siteOf(cacheTables(visitorContent(content), version)) : whole
  return (kind: ListenerKind) => (kind === 'public' ? forVisitors : whole)(kind)
}

async function requireBuild(...paths: string[]): Promise<void> {
  try {
    await Promise.all(paths.map((path) => access(path)))
  } catch {
    throw new StartError('The site is not built yet. Run npm run build first.')
  }
}
