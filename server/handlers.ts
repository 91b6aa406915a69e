import type { ContentReader } from '../domain/content.ts'
import { Downloads } from './admission/downloads.ts'
import { busyForSeconds } from './admission/limits.ts'
import type { Answer } from './answers/answer.ts'
import type { AnswerStore } from './answers/answer-store.ts'
import type { SecurityHeaders } from './answers/security-headers.ts'
import { createProblem, problemOf, problemResponse } from './api/problem.ts'
import { createRowReads, createRowWrites } from './api/row-handlers.ts'
import { type ReadHandlers, readObject, type TakeHandlers } from './asked.ts'
import type { Config } from './config.ts'
import { readLetterReport } from './database/sent-letter-report.ts'
import { messagesGoTo } from './delivery/mails.ts'
import { createFeeds } from './feeds/feeds.ts'
import type { Listener } from './guard.ts'
import { keepReads } from './kept-reads.ts'
import { createDocumentNotes } from './links/read-document-notes.ts'
import { createContentHandlers, type MaintainedContent } from './maintenance/content-handlers.ts'
import { createLinkHandlers } from './maintenance/link-handlers.ts'
import { createMessageHandlers } from './maintenance/message-handlers.ts'
import { createPreviewHandlers } from './maintenance/preview-handlers.ts'
import { createReadinessHandlers } from './maintenance/readiness-handlers.ts'
import { createSignupHandlers } from './maintenance/signup-handlers.ts'
import { createUpdateHandlers } from './maintenance/update-handlers.ts'
import type { Pages } from './pages/pages.ts'
import { readCampaign } from './read-campaign.ts'
import { basePath } from './route-table.ts'
import { sendUpload } from './uploads/serve-upload.ts'
import { createUploadHandlers } from './uploads/upload-handlers.ts'

export interface HandlerParts {
  stored: MaintainedContent
  /** What of the content the feeds and the reads of the API tell. */
  shown: ContentReader
  pages: Pages
  /** The files of the built client by path. */
  files: ReadonlyMap<string, Answer>
  workers: { [K in Listener['kind']]: Answer }
  stores: { reads: AnswerStore; feeds: AnswerStore }
  config: Pick<Config, 'mode' | 'publicOrigin' | 'smtpUrl' | 'messagesTo'>
  build: string
  security: SecurityHeaders
  /** Tells the outbox that there may be something to send. */
  wake: () => void
}

/** What the rows of the table are answered with (server/route-table.ts). */
export function createHandlers(parts: HandlerParts): ReadHandlers & TakeHandlers {
  const { stored, shown, pages, files, workers, stores, config, build, security } = parts
  const { content, database, revision, uploads, participation } = stored
  const sendsMails = config.smtpUrl !== undefined
  const deliversTo = async () => (sendsMails ? messagesGoTo(config.messagesTo, await readCampaign(content)) : undefined)
  const received = { database, sendsMails, deliversTo }
  const sending = { uploads, downloads: new Downloads(), security }
  return {
    ...createFeeds({
      content: shown,
      reader: database.reader,
      kept: keepReads(stores.feeds, security.data, ({ origin, path }) => origin + path),
    }),
    ...createRowReads({
      content: shown,
      documentNotes: createDocumentNotes(database.reader),
      participation,
      kept: keepReads(stores.reads, security.data, ({ path }) => path),
      version: () => revision.current(),
    }),
    ...createRowWrites(content),
    ...createContentHandlers(stored),
    ...createPreviewHandlers(content, pages),
    ...createReadinessHandlers(stored, files, config),
    ...createLinkHandlers(stored),
    participation: async () => Response.json(await participation.report()),
    // Never the letters themselves (rule: letter-desk).
    sentLetters: async () => Response.json(await readLetterReport(database.reader)),
    ...createMessageHandlers(received),
    ...createSignupHandlers(received),
    ...createUpdateHandlers({ stored, config, wake: parts.wake }),
    ...createUploadHandlers(uploads, content),
    // The browser asks for it before it shows the way to the maintenance side; pages are the same on both listeners.
    side: ({ kind }) => Response.json({ isHere: kind === 'maintenance', isPublic: config.mode === 'public' }),
    // What visitors send, on every listener: 201 once it is stored (rule: visitor-posts).
    async sendMessage(sent) {
      await sent.visitorPost.sendMessage({ ...readObject(sent) })
      return isStored()
    },
    async signUp(sent) {
      await sent.visitorPost.signUp({ ...readObject(sent) })
      return isStored()
    },
    noAddress: () => problemResponse(createProblem('not-found', 'There is nothing at this address.')),
    upload: async (asked, response) => ((await sendUpload(sending, asked, response)) ? 'sent' : undefined),
    async health() {
      try {
        await content.find('evidence_categories', 'health')
        return Response.json({ status: 'ok', revision: revision.current(), build })
      } catch (error) {
        return problemResponse({ ...problemOf(error), status: 503 }, { 'Retry-After': String(busyForSeconds) })
      }
    },
    worker: ({ kind }) => workers[kind],
    file: ({ path }) => files.get(path),
    // The public listener has no maintenance side to show (rule: admin-elsewhere).
    home: () => pages.redirect(302, `${basePath}/`),
    page: pages.find,
    pageForm: pages.receive,
  }
}

const isStored = () => Response.json({ stored: true }, { status: 201 })
