import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { type CopyReason, type OfflineRules, strategyFor, type WorkerMessage } from '../../domain/caching-strategy.ts'
import { isOld, pagesIn, readsOf, sentAt, withAge } from './cached-pages.ts'

/** The site's own service worker: it keeps the public side for the time without a network. */
declare const self: WorkerScope & typeof globalThis

const { build, assets, styleSheet, sitemap, reads, rules } = self.site
const cacheName = `quarry-${build}`
const matchOptions = { ignoreVary: true, ignoreSearch: true }

/** How long a slow network is waited for where there is a copy, in seconds. */
const networkTimeoutSeconds = 3
/** How long it may take afterwards to bring a newer copy, in ms: until then the browser lets the next visit to that page wait for it. */
const longestFetch = 10_000
/** What a proxy responds for a site that does not. */
const gatewayFailures = [502, 504]
const isFrugal = () => self.navigator.connection?.saveData === true

type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number]

/** Caches what is the thing itself. Searches are answered from the page without one, so that they cannot fill the cache. */
const storing: Plugin = {
  cacheWillUpdate: async ({ request, response }) => (isStored(request, response) ? response : null),
}
const isStored = ({ url }: Request, { status, redirected, type }: Response) =>
  status === 200 && !redirected && type === 'basic' && new URL(url).search === ''

/** Another version still is or already is there: its copy is better than none. */
const otherVersions: Plugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await caches.match(request, matchOptions)),
}

/** A proxy's word that the site does not answer counts as no response. */
const gateways: Plugin = {
  fetchDidSucceed: async ({ response }) => {
    if (gatewayFailures.includes(response.status)) throw new Error('The site does not answer.')
    return response
  },
}

const offline: Plugin = { handlerDidError: async () => respondWithOffline() }

const clientIdOf = (event: object) => ('clientId' in event ? String(event.clientId) : '')

/**
 * Says of a copy how old it is, and why it is shown. All hooks of one request get the same `state`: `because` is set once the
 * network has failed, and `giveUp` ends the fetch of one that is only slow, some time after the copy was shown.
 */
const telling = (tellAge: (copy: Response, because: CopyReason, clientId: string) => Promise<Response>): Plugin => ({
  requestWillFetch: async ({ request, state = {} }) => {
    const giveUp = new AbortController()
    state.giveUp = () => giveUp.abort()
    return new Request(request, { signal: giveUp.signal })
  },
  fetchDidFail: async ({ state = {} }) => {
    state.because = 'offline'
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event, state = {} }) => {
    if (!cachedResponse) return undefined
    // The copy is of the address without its search, where its script finds what it expects.
    const { search, pathname } = new URL(request.url)
    if (search !== '' && request.mode === 'navigate') return state.because ? Response.redirect(pathname) : undefined
    if (!state.because) setTimeout(state.giveUp, longestFetch)
    return tellAge(cachedResponse, state.because ?? 'slow', clientIdOf(event))
  },
})

const reporting = telling(async (copy, because, clientId) => {
  await tell(clientId, { cached: sentAt(copy).toISOString(), because })
  return copy
})
const back: Plugin = {
  fetchDidSucceed: async ({ response, event }) => {
    if (response.ok) await tell(clientIdOf(event), { isBack: true })
    return response
  },
}

const common = { cacheName, matchOptions }
const fresh = { ...common, networkTimeoutSeconds }
/** The plugins are asked in this order: another version's copy is looked for before anything is said of it, and the offline page comes last. */
const strategies = {
  file: new CacheFirst({ ...common, plugins: [otherVersions, storing] }),
  page: new NetworkFirst({ ...fresh, plugins: [gateways, otherVersions, storing, telling(withAge), offline] }),
  read: new NetworkFirst({ ...fresh, plugins: [gateways, otherVersions, storing, reporting, back] }),
  uncached: new NetworkOnly({ plugins: [gateways, offline] }),
}

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})
// The browser activates a new version only once no page of the old one is open: old files stay as long as they may be asked for.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const strategy = strategyFor(request, location.origin, rules)
  if (strategy !== 'network') event.respondWith(strategies[strategy].handle({ event, request }))
})
self.addEventListener('message', (event) => {
  const { seen } = event.data as { seen: string[] }
  event.waitUntil(cacheMore(seen).then(removeOldCopies))
})

/** A new version also fetches its pages before it takes over: the browser may let it do so when there is no network. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll(isFrugal() ? [styleSheet] : assets)
  if (self.registration.active) await cacheMore([])
}

/** Old copies go once this version has its own, and no other is about to take its place. */
async function removeOldCopies(): Promise<void> {
  // Listed before it is asked: the copy of a version that begins to install meanwhile is not among them.
  const names = await caches.keys()
  const { installing, waiting } = self.registration
  if (installing || waiting) return
  await Promise.all(
    names.filter((name) => name.startsWith('quarry-') && name !== cacheName).map((name) => caches.delete(name)),
  )
}

/** Fetches in the background and caches what is the thing itself. */
async function store(request: Request): Promise<Response> {
  const response = await fetch(request, { priority: 'low' })
  if (isStored(request, response)) await (await caches.open(cacheName)).put(request, response.clone())
  return response
}

/** Sends a message to the page that asked; a navigation has none yet. */
async function tell(clientId: string, message: WorkerMessage): Promise<void> {
  const client = await self.clients.get(clientId)
  client?.postMessage(message)
}

/** Every page of the site, as it is now; cached for the list of what opens without a network. */
async function readPages(): Promise<string[]> {
  return pagesIn(await (await store(new Request(sitemap))).text())
}

async function respondWithOffline(): Promise<Response> {
  const cache = await caches.open(cacheName)
  const pages = await cache.match(sitemap)
  const cached = await Promise.all(
    pagesIn((await pages?.text()) ?? '').map(async (path) => {
      const copy = await cache.match(path, { ignoreVary: true })
      return copy ? [{ path, title: titleOf(await copy.text()) }] : []
    }),
  )
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  }
  return new Response(offlinePage(cached.flat(), styleSheet), { status: 503, headers })
}

/** Fetches in a quiet moment what is not cached yet or a day old: what the visitor has seen, and, unless data is to be saved, the rest of the site. */
async function cacheMore(seen: string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const pages = await readPages().catch(() => [])
  for (const path of isFrugal() ? seen : [...seen, ...pages, ...reads, ...pages.flatMap(readsOf)]) {
    const request = new Request(path)
    const strategy = strategyFor({ method: 'GET', url: request.url, mode: 'navigate' }, location.origin, rules)
    const copy = await cache.match(request, { ignoreVary: true })
    if (
      strategy === 'network' ||
      strategy === 'uncached' ||
      (copy && (strategy === 'file' || !isOld(copy, Date.now())))
    )
      continue
    try {
      await store(request)
    } catch {
      return
    }
  }
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

/** The page for an address that was never visited and is not kept: it says so, and lists what is there. Titles come as HTML. */
function offlinePage(pages: readonly { path: string; title: string }[], styleSheet: string): string {
  const list = pages.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('')
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline</title>
<link rel="stylesheet" href="${styleSheet}">
</head>
<body>
<main class="page prose">
<h1>You are offline</h1>
<p>This page is not saved on your device. It will open when you are online again.</p>
${list && `<h2>You can read these pages</h2><ul>${list}</ul>`}
</main>
</body>
</html>
`
}

/** What we use of a service worker's own world; TypeScript's library for it cannot stand beside that of a page. */
interface WorkerScope {
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
