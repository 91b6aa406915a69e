import { isSame } from '../row-difference.ts'
import { type EditedCard, newCard, newPoint, type VillageFields } from './village-fields.ts'

const { title, content } = newCard()
const placeholders = new Set([title, content.intro, ...content.bulletPoints, newPoint])

/** A text of a card that still reads as the editor wrote it, by its path in the village. */
export interface Placeholder {
  field: string
  text: string
}

/** The texts of these cards that nobody has touched and that are not on the site already. */
export function placeholdersIn(base: VillageFields, present: VillageFields): Placeholder[] {
  return present.impact_cards.flatMap((card, index) => {
    const stored = textsOf(storedAs(base, card))
    return textsOf(card)
      .filter(({ text }) => placeholders.has(text) && !stored.some((each) => each.text === text))
      .map(({ field, text }) => ({ field: `impact_cards.${index}.${field}`, text }))
  })
}

function textsOf(card: EditedCard | undefined): Placeholder[] {
  if (!card) return []
  const { intro, bulletPoints } = card.content
  return [
    { field: 'title', text: card.title },
    { field: 'content.intro', text: intro },
    ...bulletPoints.map((text, index) => ({ field: `content.bulletPoints.${index}`, text })),
  ]
}

/**
 * What a village saves by itself: everything but new cards, which wait for a save by hand, and placeholders that nobody
 * has touched.
 */
export function savedByItself(base: VillageFields, present: VillageFields): VillageFields {
  const cards = present.impact_cards.flatMap((card) => {
    const stored = storedAs(base, card)
    return stored ? [isSame(stored, card) ? stored : withoutPlaceholders(card, stored)] : []
  })
  return { ...present, impact_cards: cards }
}

function withoutPlaceholders(card: EditedCard, stored: EditedCard): EditedCard {
  const isHeld = (text: string) => placeholders.has(text)
  const { intro, bulletPoints } = card.content
  const points = bulletPoints.filter((point) => !isHeld(point) || stored.content.bulletPoints.includes(point))
  return {
    ...card,
    title: isHeld(card.title) ? stored.title : card.title,
    content: { ...card.content, intro: isHeld(intro) ? stored.content.intro : intro, bulletPoints: points },
  }
}

/** The cards that are not on the site yet. */
export function newCardsOf(base: VillageFields, present: VillageFields): EditedCard[] {
  return present.impact_cards.filter((card) => !storedAs(base, card))
}

function storedAs(base: VillageFields, { key }: EditedCard): EditedCard | undefined {
  return base.impact_cards.find((card) => card.key === key)
}
