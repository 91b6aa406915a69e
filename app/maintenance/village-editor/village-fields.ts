import { z } from 'zod'
import { villageImpactCardSchema, villageSchema } from '../../../domain/village.ts'

const editedCardSchema = villageImpactCardSchema.extend({
  // What the editor knows the card by, whatever is typed into it. It is not stored.
  key: z.string(),
  content: villageImpactCardSchema.shape.content.required(),
})

/** A village impact card whose list of points always stands there. */
export type EditedCard = z.infer<typeof editedCardSchema>

/** What the village editor edits of a village. */
export const villageFieldsSchema = villageSchema.omit({ updated_at: true }).extend({
  header_image: z.string(),
  // As a text; a stored object shows its details.
  header_image_attribution: z.string(),
  impact_cards: z.array(editedCardSchema),
  // As it is typed: see typed-position.ts.
  position: z.string(),
})

export type VillageFields = z.infer<typeof villageFieldsSchema>

/** The ten icons that the editor offers. */
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

/** What 'Add Card' adds. */
export function newCard(): EditedCard {
  return {
    key: crypto.randomUUID(),
    icon: 'air-quality',
    title: 'New Impact',
    content: { intro: 'Impact description...', bulletPoints: ['Point 1', 'Point 2'] },
  }
}

/** What a new bullet point reads. */
export const newPoint = 'New point'
