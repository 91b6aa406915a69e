/**
 * How a request is answered. 'page' and 'read': from the network, else as kept. 'file': as kept, else from the network.
 * 'unkept': from the network, else the page that says that there is none; nothing of it is kept. 'network': the worker
 * stays out of it.
 */
export type CachingStrategy = 'page' | 'read' | 'file' | 'unkept' | 'network'

const reads = /^\/quarry\/api\//
/** What has no dot is no document. */
const pages = /^\/quarry\/[^.]*$/
const files = /^\/quarry\/(?:assets|drawn)\/.+\.(?:js|css|woff2|svg)$|^\/quarry\/[\w-]+\.(?:svg|webmanifest)$/

/** For each kind of address, from top to bottom, a pattern of its paths and whether a copy may be kept. */
export type OfflineRules = readonly (readonly [pattern: string, mayKeep: boolean])[]

/** The strategy for a request. Nothing that writes, nothing of another host and nothing that the rules leave out is ever kept. */
export function strategyFor(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  origin: string,
  rules: OfflineRules,
): CachingStrategy {
  const address = new URL(url)
  const { pathname } = address
  if (method !== 'GET' || address.origin !== origin) return 'network'
  const mayKeep = rules.find(([pattern]) => new RegExp(pattern).test(pathname))?.[1] === true
  if (reads.test(pathname)) return mayKeep ? 'read' : 'network'
  if (mayKeep && files.test(pathname)) return 'file'
  if (mode !== 'navigate' || !pages.test(pathname)) return 'network'
  return mayKeep && pathname === pathname.toLowerCase() ? 'page' : 'unkept'
}
