import type { Change } from '../../../domain/content.ts'
import type { Village, VillageImpactCard } from '../../../domain/village.ts'
import { isSame } from '../row-difference.ts'

/** What the village editor edits of a village (spec: maintenance, section 2, Village editor screen). */
export interface VillageFields {
  name: string
  header_image: string
  /** As a text; a stored object shows its details (decision 23). */
  header_image_attribution: string
  summary: string
  preamble: Village['preamble']
  impact_cards: EditedCard[]
}

/** A village impact card whose list of points always stands there. */
export type EditedCard = VillageImpactCard & { content: { intro: string; bulletPoints: string[] } }

/** The ten icons that the editor offers (spec: maintenance, section 3; decision 6). */
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

/** What 'Add Card' adds (spec: maintenance, section 3). */
export const newCard: EditedCard = {
  icon: 'air-quality',
  title: 'New Impact',
  content: { intro: 'Impact description...', bulletPoints: ['Point 1', 'Point 2'] },
}

/** What a new bullet point reads (spec: maintenance, section 3). */
export const newPoint = 'New point'

export function villageFields(village: Village): VillageFields {
  const { name, header_image, header_image_attribution: attribution, summary, preamble, impact_cards } = village
  return {
    name,
    header_image: header_image ?? '',
    header_image_attribution: typeof attribution === 'string' ? attribution : (attribution?.details ?? ''),
    summary,
    preamble,
    impact_cards: impact_cards.map((card) => ({
      ...card,
      content: { ...card.content, bulletPoints: card.content.bulletPoints ?? [] },
    })),
  }
}

/** The fields in which an edited village differs from another state of it: only these are saved (spec: maintenance, section 7). */
export function changedFields(before: VillageFields, after: VillageFields): Change<'village_data'> {
  const changed = Object.entries(after).filter(([name, value]) => !isSame(value, Reflect.get(before, name)))
  return Object.fromEntries(changed)
}

/** Whether a draft that this browser kept still has the shape of a village. */
export function isVillageFields(stored: unknown): stored is VillageFields {
  const texts = ['name', 'header_image', 'header_image_attribution', 'summary']
  return (
    hasTexts(stored, texts) &&
    hasTexts(Reflect.get(stored, 'preamble'), ['intro', 'description']) &&
    isListOf(Reflect.get(stored, 'impact_cards'), isCard)
  )
}

function isCard(card: unknown): boolean {
  if (!hasTexts(card, ['icon', 'title'])) return false
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
