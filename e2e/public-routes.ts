import { adminPlaces } from '../content/admin-places.ts'
import { publicPages } from '../content/public-pages.ts'

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

/** The screens of the maintenance side, below /quarry. */
export const maintenanceRoutes: readonly string[] = [
  ...adminPlaces.map(({ path }) => path),
  '/admin/impact-cards/edit/silica-dust',
  '/village-editor',
]
