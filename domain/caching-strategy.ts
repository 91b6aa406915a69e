/**
 * How a request is answered. 'page' and 'read': from the network, else as kept. 'file': as kept, else from the network.
 * 'unkept': from the network, else the page that says that there is none; nothing of it is kept. 'network': the worker
 * stays out of it.
 */
export type CachingStrategy = 'page' | 'read' | 'file' | 'unkept' | 'network'

const reads = /^\/quarry\/api\//
const search = '/quarry/search'
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
  if (pathname === search && mode === 'navigate') return 'unkept'
  const rule = rules.find(([pattern]) => new RegExp(pattern).test(pathname))
  if (!rule?.[1]) return 'network'
  if (reads.test(pathname)) return 'read'
  if (files.test(pathname)) return 'file'
  return mode === 'navigate' && /^\/quarry\/[a-z0-9/-]*$/.test(pathname) ? 'page' : 'network'
}
