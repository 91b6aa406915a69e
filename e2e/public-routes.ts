import { readyVillages } from '../content/places.ts'

/** Every public address of the site, below /quarry (spec: public site, section 2, Routes). */
export const publicRoutes: readonly string[] = ['/', ...readyVillages.map((village) => `/villages/${village.slug}`)]
