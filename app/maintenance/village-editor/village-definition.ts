import { z } from 'zod'
import { mapFrame, type Point } from '../../../domain/geography.ts'
import { positionSchema, type Village, villageImpactCardSchema, villageSchema } from '../../../domain/village.ts'
import { type EntityDefinition, entity } from '../editing/entity-definition.ts'
import type { RowForm } from '../editing/row-form.ts'
import { typedRows } from '../editing/typed-rows.ts'

const editedCardSchema = villageImpactCardSchema.extend({
  // What the editor knows the card by, whatever is typed into it. It is not stored.
  key: z.string(),
  content: villageImpactCardSchema.shape.content.required(),
})

/** A village impact card whose list of points always stands there. */
export type EditedCard = z.infer<typeof editedCardSchema>

/** What the village editor edits of a village. */
const villageFieldsSchema = villageSchema.omit({ updated_at: true }).extend({
  header_image: z.string(),
  // As a text; a stored object shows its details.
  header_image_attribution: z.string(),
  impact_cards: z.array(editedCardSchema),
  // As it is typed, such as '52.19, -1.56'.
  position: z.string(),
})

export type VillageFields = z.infer<typeof villageFieldsSchema>
export type VillageForm = RowForm<'village_data', VillageFields>

const failed = { title: 'Save failed', description: 'Could not save changes to database' }

/** How the editor holds a village. Its cards keep the keys of those in their places. */
export const villageDefinition: EntityDefinition<'village_data', VillageFields> = {
  table: 'village_data',
  noun: 'village',
  schema: villageFieldsSchema,
  valuesOf(village, like) {
    const { header_image, header_image_attribution: attribution, impact_cards, updated_at: _seen, ...texts } = village
    const cards = impact_cards.map((card, index) => ({
      ...card,
      key: like?.impact_cards[index]?.key ?? crypto.randomUUID(),
      content: { ...card.content, bulletPoints: card.content.bulletPoints ?? [] },
    }))
    return {
      ...texts,
      position: positionText(village.position),
      header_image: header_image ?? '',
      header_image_attribution: typeof attribution === 'string' ? attribution : (attribution?.details ?? ''),
      impact_cards: cards,
    }
  },
  fieldsOf: ({ village_key: _key, impact_cards, position, ...fields }) => ({
    ...fields,
    position: readPosition(position),
    impact_cards: impact_cards.map(({ key: _own, ...card }) => card),
  }),
  words: {
    stored: () => ({
      title: 'Changes saved',
      description: 'Village data updated successfully',
      settles: [failed.title],
    }),
    failed: () => failed,
  },
  shownOn: ({ village_key }) => [{ path: `/villages/${village_key}`, name: 'Village' }],
}

const asked = typedRows('village_data', ['village_key', 'name', 'summary'])

/** What is asked of a village before it has a report. */
export const newVillageDefinition = entity<'village_data', ReturnType<typeof asked.valuesOf> & { position: string }>({
  table: 'village_data',
  noun: 'village',
  schema: asked.schema.extend({ position: z.string() }),
  valuesOf: (village) => ({ ...asked.valuesOf(village), position: positionText(village.position) }),
  fieldsOf: ({ position, ...values }) => {
    const { village_key: _key, ...fields } = asked.fieldsOf(values) as typeof values
    return { ...fields, position: readPosition(position) }
  },
})

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

const { title, content } = newCard()
const placeholders = new Set([title, content.intro, ...content.bulletPoints, newPoint])

/** The texts of the cards that still read as the editor wrote them, and that are not on the site already. */
export function placeholdersIn(base: VillageFields, present: VillageFields): string[] {
  return present.impact_cards.flatMap((card) => {
    const stored = textsOf(storedAs(base, card))
    return textsOf(card).filter((text) => placeholders.has(text) && !stored.includes(text))
  })
}

function textsOf(card: EditedCard | undefined): string[] {
  return card ? [card.title, card.content.intro, ...card.content.bulletPoints] : []
}

/** Whether a village waits for a save by hand: it has a card that is not on the site yet, or a placeholder that nobody has touched. */
export function waitsForHand(base: VillageFields, present: VillageFields): boolean {
  return present.impact_cards.some((card) => !storedAs(base, card)) || placeholdersIn(base, present).length > 0
}

function storedAs(base: VillageFields, { key }: EditedCard): EditedCard | undefined {
  return base.impact_cards.find((card) => card.key === key)
}

/** The text that a form holds for a position, such as '52.19, -1.56'; empty for none. */
export function positionText(position: Village['position']): string {
  return position ? `${position.lat}, ${position.lon}` : ''
}

/** The position as it is stored; what is not typed or no number is NaN in it, and so refused. */
function readPosition(text: string): Point | null {
  if (text.trim() === '') return null
  const [lat = Number.NaN, lon = Number.NaN] = text.split(',').map((part) => Number.parseFloat(part))
  return { lat, lon }
}

/** The point of the map that a text says, or undefined. */
export function pointOf(text: string): Point | undefined {
  return positionSchema.safeParse(readPosition(text)).data
}

/** Four decimals are some ten metres. */
const decimals = 4

/** The text of a place on the map, given as parts of its width and height. */
export function textOnMap(across: number, down: number): string {
  const { north, south, east, west } = mapFrame
  const lat = north - down * (north - south)
  const lon = west + across * (east - west)
  return `${lat.toFixed(decimals)}, ${lon.toFixed(decimals)}`
}
