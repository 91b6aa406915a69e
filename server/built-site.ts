import { randomUUID } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContentReader } from '../domain/content.ts'
import { londonDay } from '../domain/london-day.ts'
import { textOf } from './answers/answer.ts'
import { AnswerStore } from './answers/answer-store.ts'
import { shortHash } from './answers/entity-tag.ts'
import { createSecurityHeaders, toastStyleHashes } from './answers/security-headers.ts'
import type { Config } from './config.ts'
import { createVisitorPosts } from './delivery/visitor-posts.ts'
import type { Listener } from './guard.ts'
import { createHandlers } from './handlers.ts'
import { letterSettings } from './letter-settings.ts'
import { createDocumentNotes } from './links/read-document-notes.ts'
import type { Log } from './log.ts'
import type { MaintainedContent } from './maintenance/content-handlers.ts'
import { createWorkers } from './offline/offline-worker.ts'
import { createAddressBook } from './pages/address-book.ts'
import { createPathFinder, listFixedPaths, loadBundle } from './pages/bundle.ts'
import { createPages } from './pages/pages.ts'
import { createRenderer } from './pages/renderer.ts'
import { createSearcher } from './pages/searches.ts'
import { readStaticFiles } from './pages/static-files.ts'
import { createSite } from './request-dispatcher.ts'
import { apiPath } from './route-table.ts'
import { createSiteSearch } from './search/site-search.ts'
import { StartError } from './start-error.ts'
import { visitorContent } from './visitor-content.ts'

const megabyte = 1024 * 1024
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
  const { database, revision, participation } = stored
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
  let version = { revision: '', day: '', name: '' }
  const currentVersion = () => {
    const [now, day] = [revision.current(), londonDay()]
    if (now !== version.revision || day !== version.day) {
      version = { revision: now, day, name: `${build} ${run} ${now} ${day}` }
    }
    return version.name
  }
  const sheets = new Map(
    [...files.answers].flatMap(([path, file]) => (path.endsWith('.css') ? [[path, textOf(file)] as const] : [])),
  )
  const workers = await createWorkers({
    code,
    build,
    paths: [...files.answers.keys()],
    isOn: config.worksOffline,
    security,
  })
  const visitorPosts = createVisitorPosts({
    ...{ db: database.db, participation, trustedProxies: config.trustedProxies },
    ...{ onStored, log },
    letters: letterSettings(config, stored),
  })

  /** The site with the pages, feeds and reads of this content, each kept until the content changes. */
  function createSiteOf(content: ContentReader) {
    const store = (megabytes: number) => new AnswerStore({ maxBytes: megabytes * megabyte, version: currentVersion })
    const stores = { pages: store(64), searches: store(4), reads: store(32), feeds: store(4) }
    const search = createSiteSearch(content, currentVersion, londonDay)
    const source = {
      content,
      search,
      newsletterAction: config.newsletterAction,
      sendsMails: config.smtpUrl !== undefined,
      documentNotes: createDocumentNotes(database.reader),
      participation,
    }
    const pages = createPages({
      render: createRenderer(bundle, source, 'production'),
      isKnownPath: createPathFinder(bundle),
      stores,
      addressBook: createAddressBook(content, currentVersion, listFixedPaths(bundle)),
      lookInto: createSearcher(content, currentVersion),
      readSheet: (path) => sheets.get(path),
      security,
      log,
    })
    const site = createSite({
      findKept: (target, origin) =>
        target.startsWith(apiPath) ? stores.reads.find(target) : pages.findKept(target, origin),
      handlers: createHandlers({
        ...{ stored, shown: content, pages, workers, stores, build, security },
        files: files.answers,
        config,
        wake: onStored,
      }),
      visitorPosts,
      security,
      // A page that is stored for all must not name a host that one visitor made up.
      publicOrigin: config.publicOrigin ?? (isPublic ? `http://localhost:${config.port}` : undefined),
      trustedProxies: config.trustedProxies,
      log,
    })
    return { site, search }
  }

  // Maintainers see what is stored; on their own machine nobody else looks.
  const whole = createSiteOf(stored.content)
  const forVisitors = isPublic ? createSiteOf(visitorContent(stored.content)) : whole
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
