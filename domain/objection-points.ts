import { affectedPlaceSlug, type KnownPlace } from './affected-places.ts'
import { groundOfImpactCard, groundOfVillageCard } from './card-ground.ts'
import type { ImpactCard } from './impact-card.ts'
import type { ObjectionGround } from './objection-ground.ts'
import { inOrderOfWeight, weigh } from './order-of-weight.ts'
import type { Village } from './village.ts'

/** A point that can be ticked: a ground, and what this site says of it for one community. */
export interface ObjectionPoint {
  ground: ObjectionGround
  /** What the village's report and the general cards say, the village's own first; none where the ground is offered to all. */
  cards: PointCard[]
}

interface PointCard {
  title: string
  text: string
}

export interface ObjectionPoints {
  shown: ObjectionPoint[]
  folded: ObjectionPoint[]
}

/**
 * The points of a community: its own cards and the general cards that affect it, put together by ground. Shown is each
 * ground that lasts, since it may hold anywhere, and each for which the community has a card; the rest is folded away, so
 * that nobody is kept from writing what is true for them; only what the report says does not hold there is left out. In both, those that last come first, and among those that are as
 * lasting the ones with cards. Without a community only those that last are shown.
 */
export function objectionPoints(
  village: Pick<Village, 'village_key' | 'impact_cards' | 'disclaimed'> | undefined,
  cards: readonly Pick<ImpactCard, 'id' | 'title' | 'short_description' | 'icon_name' | 'affected_villages'>[],
  grounds: readonly ObjectionGround[],
  places: readonly KnownPlace[],
): ObjectionPoints {
  const own = (village?.impact_cards ?? []).map((card) => ({
    ground: groundOfVillageCard(card),
    card: { title: card.title, text: card.content.intro },
  }))
  const general = cards
    .filter((card) => affects(card.affected_villages, village?.village_key, places))
    .map((card) => ({
      ground: groundOfImpactCard(card),
      card: { title: card.title, text: card.short_description },
    }))
  const points = inOrderOfWeight(grounds)
    .filter(({ id }) => !village?.disclaimed?.includes(id))
    .map((ground) => ({
      ground,
      cards: [...own, ...general].filter((each) => each.ground === ground.id).map(({ card }) => card),
    }))
  const concerns = (point: ObjectionPoint) => village !== undefined && point.cards.length > 0
  points.sort((a, b) => weigh(a.ground, b.ground) || Number(concerns(b)) - Number(concerns(a)))
  const isShown = (point: ObjectionPoint) => point.ground.lasting === 'lasting' || concerns(point)
  return { shown: points.filter(isShown), folded: points.filter((point) => !isShown(point)) }
}

function affects(names: readonly string[], village: string | undefined, places: readonly KnownPlace[]): boolean {
  return names.some((name) => {
    const place = affectedPlaceSlug(name, places)
    return village === undefined || place === undefined || place === village
  })
}
