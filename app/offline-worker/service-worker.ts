import { strategyFor } from '../../domain/caching-strategy.ts'
import { isOld, type Reason, sentAt, withAge } from './cached-copy.ts'
import { pagesIn, readsOf } from './cached-pages.ts'
import { offlinePage, titleOf } from './offline-page.ts'
import type { WorkerScope } from './worker-scope.ts'

/** The site's own service worker: it keeps the public side for the time without a network. */
declare const self: WorkerScope & typeof globalThis

const { build, assets, styleSheet, sitemap, reads, rules } = self.site
const cacheName = `quarry-${build}`
/** Goes on with some work after the response. */
type Later = (work: Promise<unknown>) => void

/** How long a slow network is waited for where there is a copy, in ms. */
const longestWait = 3000
/** How long it may take afterwards to bring a newer copy: until then the browser lets the next visit to that page wait for it. */
const longestFetch = 10_000
/** What a proxy responds for a site that does not. */
const gatewayFailures = [502, 504]
const isFrugal = () => self.navigator.connection?.saveData === true

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})
// The browser activates a new version only once no page of the old one is open: old files stay as long as they may be asked for.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})
self.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  const strategy = strategyFor(request, location.origin, rules)
  if (strategy === 'network') return
  if (strategy === 'uncached') return event.respondWith(fetchResponse(request).catch(respondWithOffline))
  const later: Later = (work) => event.waitUntil(work)
  event.respondWith(
    strategy === 'file' ? respondWithFile(request, later) : respondWithFresh(request, strategy, clientId, later),
  )
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

/** The copy of this version, or else of another that still is or already is there. */
async function findCopy(request: Request, options: CacheQueryOptions = {}): Promise<Response | undefined> {
  const cache = await caches.open(cacheName)
  const match = { ignoreVary: true, ...options }
  return (await cache.match(request, match)) ?? (await caches.match(request, match))
}

/** Caches a copy where the response is the thing itself. A full disk must not keep the response from the page. */
async function store(request: Request, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return
  const copy = response.clone()
  const cache = await caches.open(cacheName)
  await cache.put(request, copy).catch(() => undefined)
}

async function respondWithFile(request: Request, later: Later): Promise<Response> {
  const copy = await findCopy(request)
  if (copy) return copy
  const response = await fetch(request)
  later(store(request, response))
  return response
}

/** What the site itself responds; a proxy's word that it does not counts as no response. */
async function fetchResponse(request: Request, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(request, signal && { signal })
  if (gatewayFailures.includes(response.status)) throw new Error('The site does not answer.')
  return response
}

/** From the network, else the copy; a slow network is waited for only as long as it takes to be sure that it is slow. */
async function respondWithFresh(
  request: Request,
  strategy: 'page' | 'read',
  clientId: string,
  later: Later,
): Promise<Response> {
  // What visitors search for is answered from the page without a search, so that searches cannot fill the cache.
  const isSearch = new URL(request.url).search !== ''
  const giveUp = new AbortController()
  const fresh = fetchResponse(request, giveUp.signal).then((response) => {
    if (!isSearch) later(store(request, response))
    if (strategy === 'read' && response.ok) later(tell(clientId, { isBack: true }))
    return response
  })
  later(fresh.catch(() => undefined))
  const copy = await findCopy(request, { ignoreSearch: true })
  try {
    if (!copy) return await fresh
    const response = await Promise.race([fresh, new Promise<undefined>((resolve) => setTimeout(resolve, longestWait))])
    if (response) return response
    const timer = setTimeout(() => giveUp.abort(), longestFetch)
    later(fresh.finally(() => clearTimeout(timer)).catch(() => undefined))
    return await respondWithCopy(copy, strategy, clientId, 'slow')
  } catch (error) {
    if (copy) return respondWithCopy(copy, strategy, clientId, 'offline')
    if (strategy === 'read') throw error
    return respondWithOffline()
  }
}

async function respondWithCopy(
  copy: Response,
  strategy: 'page' | 'read',
  clientId: string,
  reason: Reason,
): Promise<Response> {
  if (strategy === 'page') return withAge(copy, reason)
  await tell(clientId, { cached: sentAt(copy).toISOString(), because: reason })
  return copy
}

/** Sends a message to the page that asked; a navigation has none yet. */
async function tell(clientId: string, message: object): Promise<void> {
  const client = await self.clients.get(clientId)
  client?.postMessage(message)
}

/** Every page of the site, as it is now; cached for the list of what opens without a network. */
async function readPages(): Promise<string[]> {
  const request = new Request(sitemap)
  const response = await fetch(request, { priority: 'low' })
  await store(request, response)
  return pagesIn(await response.text())
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
      await store(request, await fetch(request, { priority: 'low' }))
    } catch {
      return
    }
  }
}
