import type { ContentReader } from '../domain/content.ts'
import { createPageReads } from './api/page-read-handlers.ts'
import { createProblem, problemOf, problemResponse, retryAfterSeconds } from './api/problem.ts'
import { createRowReads, createRowWrites } from './api/row-handlers.ts'
import type { Config } from './config.ts'
import { createFeeds } from './feeds/feeds.ts'
import type { Listener } from './guard.ts'
import type { CachedResponse } from './http/cached-response.ts'
import { within } from './http/page-cache.ts'
import { createReadCache } from './http/read-cache.ts'
import type { SecurityHeaders } from './http/security-headers.ts'
import { messagesGoTo } from './mail/compose.ts'
import type { Sender } from './mail/sender.ts'
import { createContentHandlers, createPreviewHandlers } from './maintenance/content-handlers.ts'
import { createLaunchChecklistHandlers } from './maintenance/launch-checklist-handlers.ts'
import { createMessageHandlers } from './maintenance/message-handlers.ts'
import { createSignupHandlers } from './maintenance/signup-handlers.ts'
import { createUpdateHandlers } from './maintenance/update-handlers.ts'
import type { Pages } from './pages/pages.ts'
import { readCampaign } from './read-campaign.ts'
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
  workers: { [K in Listener['kind']]: CachedResponse }
  /** Names the state of the content, and the day. */
  version: () => string
  config: Pick<Config, 'mode' | 'publicOrigin' | 'smtpUrl' | 'messagesTo'>
  build: string
  security: SecurityHeaders
  sender: Sender
}

/** The handlers of the table (server/routes.ts). */
export function createHandlers(parts: HandlerParts): Handlers {
  const { stored, shown, pages, files, workers, version, config, build, security } = parts
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
    ...createContentHandlers(stored),
    ...createPreviewHandlers(content, pages),
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
      await sent.visitorPost.signUp({ ...readObject(sent) })
      return isStored()
    },
    noAddress: () => problemResponse(createProblem('not-found', 'There is nothing at this address.')),
    upload: (context) => serveUpload(uploads, security, context),
    async health() {
      try {
        // Whoever watches the site must not wait with it.
        await within(2_000, content.find('evidence_categories', 'health'))
        return Response.json({ status: 'ok', revision: revision.current(), build })
      } catch (error) {
        return problemResponse({ ...problemOf(error), status: 503 }, { 'Retry-After': String(retryAfterSeconds) })
      }
    },
    worker: ({ kind }) => workers[kind],
    file: ({ path }) => files.get(path),
    // The public listener has no maintenance side to show.
    home: () => pages.redirect(302, `${basePath}/`),
    page: pages.respond,
    pageForm: pages.receive,
  }
}

const isStored = () => Response.json({ stored: true }, { status: 201 })
