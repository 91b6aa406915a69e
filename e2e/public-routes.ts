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

/** The screens of the maintenance side, below /quarry. */
export const maintenanceRoutes: readonly string[] = [
  ...adminPlaces.map(({ path }) => path),
  '/admin/impact-cards/edit/silica-dust',
  '/village-editor',
]
