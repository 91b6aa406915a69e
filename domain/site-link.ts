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
