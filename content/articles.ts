import type { Article } from '../domain/article.ts'
import { corridorDevelopment } from './articles/corridor-development.ts'
import { floodRisk } from './articles/flood-risk.ts'
import { foodSecurity } from './articles/food-security.ts'
import { heritageImpact } from './articles/heritage-impact.ts'
import { noJustification } from './articles/no-justification.ts'
import { noLocalGain } from './articles/no-local-gain.ts'
import { noiseVibration } from './articles/noise-vibration.ts'
import { planningCreep } from './articles/planning-creep.ts'
import { ruralEconomy } from './articles/rural-economy.ts'
import { silicaDust } from './articles/silica-dust.ts'
import { stJohnsCollege } from './articles/stjohnscollege.ts'
import { trafficSafety } from './articles/traffic-safety.ts'
import { waterContamination } from './articles/water-contamination.ts'
import { wildlifeImpact } from './articles/wildlife-impact.ts'

/** The built-in impact articles, in the order of the routes. */
export const articles: readonly Article[] = [
  silicaDust,
  trafficSafety,
  noiseVibration,
  waterContamination,
  heritageImpact,
  wildlifeImpact,
  noJustification,
  noLocalGain,
  ruralEconomy,
  foodSecurity,
  floodRisk,
  stJohnsCollege,
  corridorDevelopment,
  planningCreep,
]

/** The built-in article at /{slug}, or undefined. */
export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug)
}
