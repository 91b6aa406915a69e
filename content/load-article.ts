import type { Article } from '../domain/article.ts'

/** Each text by itself, so that a reader's browser fetches the article it shows and not all fourteen. */
const texts: Record<string, () => Promise<Article>> = {
  'silica-dust': () => import('./articles/silica-dust.ts').then((file) => file.silicaDust),
  'traffic-safety': () => import('./articles/traffic-safety.ts').then((file) => file.trafficSafety),
  'noise-vibration': () => import('./articles/noise-vibration.ts').then((file) => file.noiseVibration),
  'water-contamination': () => import('./articles/water-contamination.ts').then((file) => file.waterContamination),
  'heritage-impact': () => import('./articles/heritage-impact.ts').then((file) => file.heritageImpact),
  'wildlife-impact': () => import('./articles/wildlife-impact.ts').then((file) => file.wildlifeImpact),
  'no-justification': () => import('./articles/no-justification.ts').then((file) => file.noJustification),
  'no-local-gain': () => import('./articles/no-local-gain.ts').then((file) => file.noLocalGain),
  'rural-economy': () => import('./articles/rural-economy.ts').then((file) => file.ruralEconomy),
  'food-security': () => import('./articles/food-security.ts').then((file) => file.foodSecurity),
  'flood-risk': () => import('./articles/flood-risk.ts').then((file) => file.floodRisk),
  stjohnscollege: () => import('./articles/stjohnscollege.ts').then((file) => file.stJohnsCollege),
  'corridor-development': () => import('./articles/corridor-development.ts').then((file) => file.corridorDevelopment),
  'planning-creep': () => import('./articles/planning-creep.ts').then((file) => file.planningCreep),
}

/** The built-in article at /{slug}, or undefined. Rejects when its text cannot be fetched. */
export async function loadArticle(slug: string): Promise<Article | undefined> {
  return Object.hasOwn(texts, slug) ? texts[slug]?.() : undefined
}
