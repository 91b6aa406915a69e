import { pagePaths } from '../content/claims/page-passages.ts'
import { readPageSources } from '../content/claims/page-sources.ts'
import { readSiteSources } from '../content/claims/site-sources.ts'
import { readDocumentNotes } from '../content/document-notes.ts'
import { knownPlaces } from '../content/known-places.ts'
import { findArticle } from '../content/seed/first-rows.ts'
import { otherAddresses } from '../domain/article-address.ts'
import type { ContentReader } from '../domain/content.ts'
import { londonDay } from '../domain/london-day.ts'
import { createProblem, problemOf, problemResponse, retryAfterSeconds } from './api/problem.ts'
import { createRowReads, createRowWrites } from './api/row-handlers.ts'
import type { Config } from './config.ts'
import { oncePerVersion, readCampaign } from './content-readers.ts'
import { readOldestWaiting } from './database/mail-queue.ts'
import { createFeeds } from './feeds/feeds.ts'
import type { Health } from './health.ts'
import type { CachedResponse } from './http/cached-response.ts'
import { within } from './http/page-cache.ts'
import { type CacheReads, createReadCache } from './http/read-cache.ts'
import type { SecurityHeaders } from './http/security-headers.ts'
import { messagesGoTo } from './mail/compose.ts'
import type { Sender } from './mail/sender.ts'
import { createContentHandlers, createPreviewHandlers } from './maintenance/content-handlers.ts'
import { createLaunchChecklistHandlers } from './maintenance/launch-checklist-handlers.ts'
import { createMessageHandlers, createSignupHandlers } from './maintenance/received-handlers.ts'
import { createUpdateHandlers } from './maintenance/update-handlers.ts'
import type { Pages } from './pages/pages.ts'
import { type Handlers, readObject } from './request-context.ts'
import { basePath } from './routes.ts'
import type { MaintainedContent } from './stored-content.ts'
import { createUploadHandlers, serveUpload } from './uploads/upload-handlers.ts'

export interface HandlerParts {
  stored: MaintainedContent
  /** What of the content the feeds and the reads of the API tell. */
  shown: ContentReader
  pages: Pages
  /** The files of the built client by path. */
  files: ReadonlyMap<string, CachedResponse>
  /** Names the state of the content, and the day. */
  version: () => string
  config: Pick<Config, 'mode' | 'publicOrigin' | 'smtpUrl' | 'messagesTo'>
  build: string
  security: SecurityHeaders
  health: Health
  sender: Sender
}

/** The handlers of the table (server/routes.ts). */
export function createHandlers(parts: HandlerParts): Handlers {
  const { stored, shown, pages, files, version, config, build, security, health } = parts
  const { content, database, revision, uploads } = stored
  const sendsMails = config.smtpUrl !== undefined
  const deliversTo = async () => (sendsMails ? messagesGoTo(config.messagesTo, await readCampaign(content)) : undefined)
  const received = { database, sendsMails, deliversTo }
  const cached = createReadCache(version, security.data)
  return {
    ...createFeeds({ content: shown, cached }),
    ...createRowReads(shown, cached),
    ...createPageReads(shown, cached, version),
    ...createRowWrites(content),
    ...createContentHandlers(stored, shown),
    ...createPreviewHandlers(shown, pages),
    ...createLaunchChecklistHandlers(stored, files, config),
    ...createMessageHandlers(received),
    ...createSignupHandlers(received),
    ...createUpdateHandlers({ stored, config, sender: parts.sender }),
    ...createUploadHandlers(uploads, content),
    // The browser asks for it before it shows the way to the maintenance side; pages are the same on both listeners.
    side: ({ kind }) => Response.json({ isHere: kind === 'maintenance', isPublic: config.mode === 'public' }),
    // What visitors send, on every listener: 201 once it is stored.
    async sendMessage(sent) {
      await sent.visitorPost.sendMessage({ ...readObject(sent) })
      return isStored()
    },
    async signUp(sent) {
      return isStored(await sent.visitorPost.signUp({ ...readObject(sent) }))
    },
    noAddress: () => problemResponse(createProblem('not-found', 'There is nothing at this address.')),
    upload: (context) => serveUpload(uploads, security, context),
    async health() {
      // Whoever watches the site must not wait with it.
      const oldestMail = within(2_000, readOldestWaiting(database.reader))
      const trial = within(2_000, Promise.all([oldestMail, health.requireWritable()]))
      const problem = await trial.then(() => undefined, problemOf)
      const since = await oldestMail.catch(() => null)
      const oldestMailSeconds = since && Math.max(0, Math.round((Date.now() - Date.parse(since)) / 1000))
      const facts = { revision: revision.current(), build, oldestMailSeconds }
      if (!problem) return Response.json({ status: 'ok', ...facts })
      return problemResponse({ ...problem, status: 503, ...facts }, { 'Retry-After': String(retryAfterSeconds) })
    },
    file: ({ path }) => files.get(path),
    // The public listener has no maintenance side to show.
    home: () => pages.redirect(302, `${basePath}/`),
    page: pages.respond,
    pageForm: pages.receive,
  }
}

const isStored = (answer = {}) => Response.json({ stored: true, ...answer }, { status: 201 })

/** What pages read besides rows, kept as bytes. What is unknown is not cached, so that made-up names cannot fill the memory. */
function createPageReads(
  content: ContentReader,
  cached: CacheReads,
  version: () => string,
): Handlers<'places' | 'article' | 'documentNotes' | 'sources' | 'pageSources'> {
  const knownPaths = oncePerVersion(version, () => pagePaths(content))
  const isPage = async (path: string) => (await knownPaths()).includes(path) || otherAddresses.has(path.slice(1))
  const nothing = () => Response.json(null)
  const sourcesOf = cached(async ({ params }) =>
    Response.json(await readPageSources(`/${params.page}`, { content, today: londonDay() })),
  )
  const articleOf = cached(async ({ params }) => Response.json(findArticle(params.slug ?? '')))

  return {
    places: cached(async () => Response.json(knownPlaces(await content.list('village_data')))),
    article: async (context) => (findArticle(context.params.slug ?? '') ? articleOf(context) : nothing()),
    documentNotes: cached(async () => Response.json(await readDocumentNotes(content))),
    sources: cached(async () => Response.json(await readSiteSources({ content, today: londonDay() }))),
    pageSources: async (context) => ((await isPage(`/${context.params.page}`)) ? sourcesOf(context) : nothing()),
  }
}
