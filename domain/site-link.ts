const base = '/quarry'

/** The address that a stored link leads to: a path such as /Hydrology.pdf stands below /quarry, where the whole site is served. */
export function linkAddress(link: string): string {
  const isOwnPath = link.startsWith('/') && link !== base && !link.startsWith(`${base}/`)
  return isOwnPath ? base + link : link
}
