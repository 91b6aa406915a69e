/**
 * How a request is answered. 'page' and 'read': from the network, else as cached. 'file': as cached, else from the network.
 * 'uncached': from the network, else the page that says that there is none; nothing of it is cached. 'network': the worker
 * stays out of it.
 */
export type CachingStrategy = 'page' | 'read' | 'file' | 'uncached' | 'network'

const reads = /^\/quarry\/api\//
/** What has no dot is no document. */
const pages = /^\/quarry\/[^.]*$/
const files = /^\/quarry\/(?:assets|drawn)\/.+\.(?:js|css|woff2|svg)$|^\/quarry\/[\w-]+\.(?:svg|webmanifest)$/

/** For each kind of address, from top to bottom, a pattern of its paths and whether a copy may be cached. */
export type OfflineRules = readonly (readonly [pattern: string, mayCache: boolean])[]

/** The strategy for a request. Nothing that writes, nothing of another host and nothing that the rules leave out is ever cached. */
export function strategyFor(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  origin: string,
  rules: OfflineRules,
): CachingStrategy {
  const address = new URL(url)
  const { pathname } = address
  if (method !== 'GET' || address.origin !== origin) return 'network'
  const mayCache = rules.find(([pattern]) => new RegExp(pattern).test(pathname))?.[1] === true
  if (reads.test(pathname)) return mayCache ? 'read' : 'network'
  if (mayCache && files.test(pathname)) return 'file'
  if (mode !== 'navigate' || !pages.test(pathname)) return 'network'
  return mayCache && pathname === pathname.toLowerCase() ? 'page' : 'uncached'
}

/** Why a copy is shown: there was no response, or none within the time. */
export type CopyReason = 'offline' | 'slow'

/** What the service worker tells an open page of one of its reads: it got a copy of this time, or the site answers again. */
export type WorkerMessage = { cached: string; because: CopyReason } | { isBack: true }
