import { articles } from '../content/articles.ts'
import { readyVillages } from '../content/places.ts'

/** Every public address of the site, below /quarry (spec: public site, section 2, Routes). */
export const publicRoutes: readonly string[] = [
  '/',
  '/the-proposal',
  '/how-to-object',
  '/evaluate-objection',
  '/evidence-library',
  '/contact',
  '/donate',
  '/events',
  '/process',
  '/privacy',
  '/impact-map',
  ...readyVillages.map((village) => `/villages/${village.slug}`),
  ...articles.map((article) => `/${article.slug}`),
  '/st-johns-college',
]
