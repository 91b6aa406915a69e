/**
 * How a request is answered. 'page' and 'read': from the network, else as kept. 'file': as kept, else from the network.
 * 'network': the worker stays out of it.
 */
export type Way = 'page' | 'read' | 'file' | 'network'

const maintenance = /^\/quarry\/(?:admin(?:\/|$)|village-editor(?:\/|$)|assets\/maintenance-)/
/** The links in our e-mails carry a secret, and nothing of their pages may be kept (docs/decisions/012-outbox.md). */
const links = /^\/quarry\/newsletter\//
const reads = /^\/quarry\/api\/(?:village_data|impact_cards|events|evidence_categories|evidence_documents)(?:\/|$)/
const files = /^\/quarry\/(?:assets|drawn)\/.+\.(?:js|css|woff2|svg)$|^\/quarry\/[\w-]+\.(?:svg|webmanifest)$/

/** The way of a request. Nothing that writes, nothing of another host and nothing of the maintenance side is ever kept. */
export function wayOf({ method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>, origin: string): Way {
  const address = new URL(url)
  const { pathname } = address
  if (method !== 'GET' || address.origin !== origin) return 'network'
  if (maintenance.test(pathname) || links.test(pathname)) return 'network'
  if (reads.test(pathname)) return 'read'
  if (files.test(pathname)) return 'file'
  return mode === 'navigate' && /^\/quarry\/[a-z0-9/-]*$/.test(pathname) && !pathname.startsWith('/quarry/api/')
    ? 'page'
    : 'network'
}
