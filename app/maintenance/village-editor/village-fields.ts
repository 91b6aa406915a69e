import type { Village, VillageImpactCard } from '../../../domain/village.ts'
import { alignItems } from '../editing/align-items.ts'
import type { EditedTable } from '../editing/save-row.ts'

/** What the village editor edits of a village (rule: village-sections). */
export interface VillageFields {
  village_key: string
  name: string
  header_image: string
  /** As a text; a stored object shows its details (rule: village-sections). */
  header_image_attribution: string
  summary: string
  preamble: Village['preamble']
  impact_cards: EditedCard[]
}

/** A village impact card whose list of points always stands there. */
export type EditedCard = VillageImpactCard & {
  content: { intro: string; bulletPoints: string[] }
  /** What the editor knows the card by, whatever is typed into it. It is not stored. */
  key: string
}

/** The ten icons that the editor offers (rule: village-card-defaults). */
export const villageIcons = [
  'air-quality',
  'health',
  'traffic',
  'noise',
  'water',
  'flooding',
  'water-quality',
  'landscape',
  'heritage',
  'economy',
] as const

/** What 'Add Card' adds (rule: village-card-defaults). */
export function newCard(): EditedCard {
  return {
    key: crypto.randomUUID(),
    icon: 'air-quality',
    title: 'New Impact',
    content: { intro: 'Impact description...', bulletPoints: ['Point 1', 'Point 2'] },
  }
}

/** What a new bullet point reads (rule: village-card-defaults). */
export const newPoint = 'New point'

/** A stored village as the editor shows it. Its cards get the keys of those in `like` that they have come from. */
export function villageFields(village: Village, like?: VillageFields): VillageFields {
  const { header_image, header_image_attribution: attribution, impact_cards, updated_at: _seen, ...texts } = village
  const cards = impact_cards.map((card) => ({
    ...card,
    content: { ...card.content, bulletPoints: card.content.bulletPoints ?? [] },
  }))
  const known = like?.impact_cards ?? []
  const places = alignItems(known.map(storedCard), cards)
  return {
    ...texts,
    header_image: header_image ?? '',
    header_image_attribution: typeof attribution === 'string' ? attribution : (attribution?.details ?? ''),
    impact_cards: cards.map((card, index) => ({
      ...card,
      key: known[places[index] ?? -1]?.key ?? crypto.randomUUID(),
    })),
  }
}

function storedCard({ key: _own, ...card }: EditedCard): VillageImpactCard {
  return card
}

/** How the editor holds a village. */
export const villageTable: EditedTable<'village_data', VillageFields> = {
  table: 'village_data',
  valuesOf: villageFields,
  fieldsOf: ({ village_key: _key, impact_cards, ...fields }) => ({
    ...fields,
    impact_cards: impact_cards.map(storedCard),
  }),
  keyOf: ({ village_key }) => village_key,
}

/** Whether a draft that this browser kept still has the shape of a village. */
export function isVillageFields(stored: unknown): stored is VillageFields {
  const texts = ['village_key', 'name', 'header_image', 'header_image_attribution', 'summary']
  return (
    hasTexts(stored, texts) &&
    hasTexts(Reflect.get(stored, 'preamble'), ['intro', 'description']) &&
    isListOf(Reflect.get(stored, 'impact_cards'), isCard)
  )
}

function isCard(card: unknown): boolean {
  if (!hasTexts(card, ['key', 'icon', 'title'])) return false
  const content: unknown = Reflect.get(card, 'content')
  return hasTexts(content, ['intro']) && isListOf(Reflect.get(content, 'bulletPoints'), isText)
}

function hasTexts(value: unknown, names: string[]): value is object {
  return typeof value === 'object' && value !== null && names.every((name) => isText(Reflect.get(value, name)))
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
