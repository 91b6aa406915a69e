import type { VillageImpactCard } from '../domain/village.ts'

/** The article that goes deeper into what a village's card is about. */
export interface CardArticle {
  slug: string
  /** What it is about, as it stands in a sentence. */
  subject: string
}

interface Relation extends CardArticle {
  /** The icons of the cards that it belongs to. */
  icons: readonly string[]
  /** What such a card must speak of too, where its icon stands for more than one subject. */
  words?: RegExp
}

/** The first relation that holds is taken. A card of which none holds leads nowhere: no link is better than a wrong one. */
const relations: readonly Relation[] = [
  { slug: 'traffic-safety', subject: 'traffic and road safety', icons: ['traffic', 'Truck'] },
  { slug: 'noise-vibration', subject: 'noise and vibration', icons: ['noise'] },
  { slug: 'flood-risk', subject: 'flood risk', icons: ['flooding'] },
  { slug: 'water-contamination', subject: 'water contamination', icons: ['water', 'water-quality', 'Droplets'] },
  { slug: 'heritage-impact', subject: 'heritage and views', icons: ['heritage'] },
  { slug: 'silica-dust', subject: 'silica dust', icons: ['air-quality', 'health'], words: /\bsilica\b/i },
  { slug: 'no-justification', subject: 'the need for the quarry', icons: ['Scale', 'FileX'], words: /\blandbank\b/i },
  {
    slug: 'wildlife-impact',
    subject: 'wildlife',
    icons: ['landscape'],
    words: /\b(?:wildlife|newts?|bats|otters|kingfishers?)\b/i,
  },
  {
    slug: 'food-security',
    subject: 'farmland and food',
    icons: ['landscape', 'economy'],
    words: /\b(?:farmland|food|soil)\b/i,
  },
  {
    slug: 'rural-economy',
    subject: 'the rural economy',
    icons: ['economy'],
    words: /\b(?:visitors|tourism|business(?:es)?)\b/i,
  },
  { slug: 'planning-creep', subject: 'planning creep', icons: ['AlertTriangle'], words: /\bplanning creep\b/i },
]

/** The article behind a village's card, or undefined where none is known to be about the same. */
export function findCardArticle({ icon, title, content }: VillageImpactCard): CardArticle | undefined {
  const text = [title, content.intro, ...(content.bulletPoints ?? [])].join(' ')
  return relations.find(({ icons, words }) => icons.includes(icon) && (words?.test(text) ?? true))
}
