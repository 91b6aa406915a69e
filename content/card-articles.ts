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
  { slug: 'traffic-safety', subject: 'traffic', icons: ['traffic', 'Truck'] },
  { slug: 'noise-vibration', subject: 'noise', icons: ['noise'] },
  { slug: 'flood-risk', subject: 'flood risk', icons: ['flooding'] },
  { slug: 'water-contamination', subject: 'water contamination', icons: ['water', 'water-quality', 'Droplets'] },
  { slug: 'heritage-impact', subject: 'heritage', icons: ['heritage'] },
  { slug: 'silica-dust', subject: 'silica dust', icons: ['air-quality', 'health'], words: /silica/i },
  { slug: 'no-justification', subject: 'the need for gravel', icons: ['Scale', 'FileX'], words: /landbank/i },
  { slug: 'wildlife-impact', subject: 'wildlife', icons: ['landscape'], words: /wildlife|kingfishers/i },
  {
    slug: 'food-security',
    subject: 'food and soil',
    icons: ['landscape', 'economy'],
    words: /\b(?:farmland|food|soil)\b/i,
  },
  { slug: 'rural-economy', subject: 'the rural economy', icons: ['economy'], words: /visitors|tourism|business/i },
  { slug: 'planning-creep', subject: 'planning creep', icons: ['AlertTriangle'], words: /planning creep/i },
]

/** The article behind a village's card, or undefined where none is known to be about the same. */
export function findCardArticle({ icon, ...spoken }: VillageImpactCard): CardArticle | undefined {
  const text = JSON.stringify(spoken)
  return relations.find(({ icons, words }) => icons.includes(icon) && (!words || words.test(text)))
}
