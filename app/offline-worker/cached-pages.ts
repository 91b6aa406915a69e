/** The paths of the pages that a sitemap names. */
export function pagesIn(sitemap: string): string[] {
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
}

/** What the screen of a page reads for itself when one goes there inside the site; nothing for most. */
export function readsOf(page: string): string[] {
  const [, village] = /^\/quarry\/(?:villages|pack)\/([^/]+)$/.exec(page) ?? []
  return village === undefined ? [] : [`/quarry/api/village_data/${village}`]
}
