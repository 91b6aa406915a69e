import type { OfflineRules } from '../../domain/caching-strategy.ts'

/** What we use of a service worker's own world; TypeScript's library for it cannot stand beside that of a page. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', handle: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', handle: (event: WorkerEvent & FetchParts) => void): void
  addEventListener(type: 'message', handle: (event: WorkerEvent & { data: unknown }) => void): void
  clients: { claim(): Promise<void>; get(id: string): Promise<{ postMessage(message: unknown): void } | undefined> }
  registration: { installing: unknown; waiting: unknown; active: unknown }
  navigator: { connection?: { saveData?: boolean } }
  /** What the server writes before the code (server/offline/offline-worker.ts). */
  site: CachedSite
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

interface FetchParts {
  request: Request
  clientId: string
  respondWith(response: Promise<Response>): void
}

/** One version of the site as the worker caches it; all are paths of this host. */
interface CachedSite {
  build: string
  /** What every page needs, and any page may come to need. */
  assets: string[]
  styleSheet: string
  /** Where every page stands, those that maintainers have added included. */
  sitemap: string
  /** The reads of the API that screens make when one goes there inside the site; each village's page has one more. */
  reads: string[]
  rules: OfflineRules
}
