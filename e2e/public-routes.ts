import { publicPages } from '../content/public-pages.ts'

/** Every public address of the site, below /quarry (spec: public site, section 2, Routes). */
export const publicRoutes: readonly string[] = [...publicPages.map(({ path }) => path), '/st-johns-college']
