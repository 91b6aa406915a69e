const base = '/quarry'

/** Whether a stored link stays on this site. A picture from elsewhere is shown on no page: the site loads nothing from other hosts. */
export function isOnThisSite(link: string): boolean {
  return link.startsWith('/')
}

/** The address that a stored link leads to: a path such as /Hydrology.pdf stands below /quarry, where the whole site is served. */
export function linkAddress(link: string): string {
  const isOwnPath = isOnThisSite(link) && link !== base && !link.startsWith(`${base}/`)
  return isOwnPath ? base + link : link
}

/** A path on this site; what only looks like one, with two slashes or a tab, a browser takes elsewhere. */
const ownPath = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u

/** The address of a link in HTML that maintainers wrote: a path on this site means what it means in a field of its own. */
export function hrefAddress(href: string): string {
  return ownPath.test(href) ? linkAddress(href) : href
}

/** Where on /sources a claim stands. */
export const claimAddress = (id: string) => `/sources?claim=${encodeURIComponent(id)}#source-${encodeURIComponent(id)}`
