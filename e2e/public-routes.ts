import { publicPages } from '../content/public-pages.ts'
import { tableWords } from '../content/table-words.ts'

/** Every public address of the site, below /quarry. */
export const publicRoutes: readonly string[] = [...publicPages.map(({ path }) => path), '/st-johns-college']

/** The same without the pages that differ from another in words and picture alone: one village and two articles stand for all. */
export const oneRouteOfEachKind: readonly string[] = publicRoutes.filter(
  (route) =>
    ['/villages/barford', '/flood-risk', '/heritage-impact'].includes(route) ||
    !publicPages.some(({ path, drawing }) => path === route && /^(villages|articles)\//.test(drawing)) ||
    route === '/how-to-object',
)

/** Of each kind of public page the route whose content reads differently on two sites; header and footer are the same everywhere. */
export async function routesThatDiffer(oneOrigin: string, otherOrigin: string): Promise<string[]> {
  const differing: string[] = []
  for (const route of oneRouteOfEachKind) {
    const [one, other] = await Promise.all([oneOrigin, otherOrigin].map((origin) => fetchContent(origin, route)))
    if (one !== other) differing.push(route)
  }
  return differing
}

async function fetchContent(origin: string, route: string): Promise<string> {
  const html = await (await fetch(`${origin}/quarry${route}`)).text()
  const [content] = /<main.*<\/main>/s.exec(html) ?? []
  if (content === undefined) throw new Error(`${route} has no content`)
  return content.replaceAll(new URL(origin).host, '').replace(/<script.*?<\/script>/gs, '')
}

const tabs = Object.values(tableWords).flatMap(({ editor }) => (editor.includes('?tab=') ? editor : []))
/** The screens of the maintenance side, below /quarry. */
export const maintenanceRoutes: readonly string[] = [
  '/admin',
  ...new Set(tabs),
  '/admin/history',
  '/admin/transfer',
  '/admin/messages',
  '/admin/signups',
  '/admin/uploads',
  '/admin/impact-cards/edit/silica-dust',
  '/village-editor',
]
