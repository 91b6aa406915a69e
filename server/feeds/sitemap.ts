import { readyVillages } from '../../content/places.ts'
import { publicPages } from '../../content/public-pages.ts'
import { nearAddress, settlementsBeside } from '../../content/settlements.ts'
import { articleAddress } from '../../domain/article-address.ts'
import type { ContentReader } from '../../domain/content.ts'
import { escapeXml } from '../../domain/escape-xml.ts'
import { packPath } from '../../domain/pack.ts'
import { sentUpdates, updatePath } from '../../domain/sent-update.ts'
import { basePath, type Route } from '../http/route.ts'

/** Where all public pages stand below /quarry, those that maintainers have added included, each with when its row was last changed. */
export async function listPages(content: ContentReader): Promise<Map<string, string | undefined>> {
  const [villages, cards, updates] = await Promise.all([
    content.list('village_data'),
    content.list('impact_cards'),
    content.list('updates'),
  ])
  const pages = new Map<string, string | undefined>(publicPages.map(({ path }) => [path, undefined]))
  for (const card of cards) {
    const path = articleAddress(card.card_id)
    if (!pages.has(path)) pages.set(path, card.updated_at)
  }
  for (const { village_key, updated_at } of villages) pages.set(`/villages/${village_key}`, updated_at)
  const slugs = [...readyVillages.map(({ slug }) => slug), ...villages.map(({ village_key }) => village_key)]
  for (const slug of slugs) pages.set(packPath(slug), undefined)
  for (const { slug } of settlementsBeside(villages)) pages.set(nearAddress(slug), undefined)
  for (const update of sentUpdates(updates)) pages.set(updatePath(update.id), update.sent_at)
  return pages
}

/** The addresses of all public pages at this origin that search engines may have (sitemaps.org protocol). */
export async function readSitemap(
  content: ContentReader,
  origin: string,
  isForCrawlers: (path: string) => boolean,
): Promise<string> {
  const entries = [...(await listPages(content))].flatMap(([page, updatedAt]) => {
    const path = basePath + encodeURI(page)
    return isForCrawlers(path) ? [`<url><loc>${escapeXml(origin + path)}</loc>${lastChange(updatedAt)}</url>\n`] : []
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** A time that came from elsewhere in a form of its own is left out: engines distrust a sitemap with a wrong one. */
function lastChange(updatedAt: string | undefined): string {
  const time = Date.parse(updatedAt ?? '')
  return Number.isNaN(time) ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`
}

/** What search engines are asked to leave alone, and where the sitemap is (RFC 9309). They read it at the root of a host only. */
export function robotsText(origin: string, routes: readonly Route[]): string {
  const closed = new Set(routes.flatMap(({ path, crawlers }) => (crawlers === false ? [beginningOf(path)] : [])))
  const isBelow = (path: string) => [...closed].some((other) => other !== path && path.startsWith(other))
  const rules = [...closed].filter((path) => !isBelow(path)).map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${basePath}/sitemap.xml`, ''].join('\n')
}

/** A path of the table up to its first parameter, with the letters that this begins with. */
function beginningOf(path: string): string {
  return path.replace(/:\w+(?:\{([\w-]*).*)?.*/, '$1')
}
