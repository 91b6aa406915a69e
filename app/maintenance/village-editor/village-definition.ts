import type { VillageImpactCard } from '../../../domain/village.ts'
import { alignItems } from '../editing/align-items.ts'
import type { EntityDefinition } from '../editing/entity-definition.ts'
import type { RowForm } from '../editing/row-form.ts'
import { savedByItself } from './placeholders.ts'
import { positionText, readPosition } from './typed-position.ts'
import { type EditedCard, type VillageFields, villageFieldsSchema } from './village-fields.ts'

export type VillageForm = RowForm<'village_data', VillageFields>

const failed = { title: 'Save failed', description: 'Could not save changes to database' }

/** How the editor holds a village. Its cards get the keys of those that they have come from. */
export const villageDefinition: EntityDefinition<'village_data', VillageFields> = {
  table: 'village_data',
  noun: 'village',
  schema: villageFieldsSchema,
  valuesOf(village, like) {
    const { header_image, header_image_attribution: attribution, impact_cards, updated_at: _seen, ...texts } = village
    const cards = impact_cards.map((card) => ({
      ...card,
      content: { ...card.content, bulletPoints: card.content.bulletPoints ?? [] },
    }))
    const known = like?.impact_cards ?? []
    const places = alignItems(known.map(storedCard), cards)
    return {
      ...texts,
      position: positionText(village.position),
      header_image: header_image ?? '',
      header_image_attribution: typeof attribution === 'string' ? attribution : (attribution?.details ?? ''),
      impact_cards: cards.map((card, index) => ({
        ...card,
        key: known[places[index] ?? -1]?.key ?? crypto.randomUUID(),
      })),
    }
  },
  fieldsOf: ({ village_key: _key, impact_cards, position, ...fields }) => ({
    ...fields,
    position: readPosition(position),
    impact_cards: impact_cards.map(storedCard),
  }),
  words: {
    stored: () => ({
      title: 'Changes saved',
      description: 'Village data updated successfully',
      settles: [failed.title],
    }),
    failed: () => failed,
  },
  savedByItself,
  shownOn: ({ village_key }) => [{ path: `/villages/${village_key}`, name: 'Village' }],
}

function storedCard({ key: _own, ...card }: EditedCard): VillageImpactCard {
  return card
}
