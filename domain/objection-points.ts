import { affectedPlaceSlug, type KnownPlace } from './affected-places.ts'
import { groundOfImpactCard, groundOfVillageCard } from './card-ground.ts'
import { inOrderOfWeight } from './ground-ids.ts'
import type { ImpactCard } from './impact-card.ts'
import type { ObjectionGround } from './objection-ground.ts'
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

/** More than these at once is a wall, and a report with fewer is filled up from the general cards. */
const suggested = 3

/**
 * The points of a community: its own cards and the general cards that affect it, put together by ground. Shown are those of
 * which its own report speaks, in the report's order, and where that has few also those of the general cards; the rest is
 * folded away, those that last first, so that nobody is kept from writing what is true for them. What its report says does not hold there is left out.
 */
export function objectionPoints(
  village: Partial<Pick<Village, 'village_key' | 'impact_cards' | 'disclaimed'>> | undefined,
  cards: readonly Pick<ImpactCard, 'id' | 'title' | 'short_description' | 'icon_name' | 'affected_villages'>[],
  grounds: readonly ObjectionGround[],
  places: readonly KnownPlace[],
): ObjectionPoints {
  const own = (village?.impact_cards ?? []).map((card) => ({
    ground: groundOfVillageCard(card),
    card: { title: card.title, text: card.content.intro },
  }))
  const general = cards
    // A settlement without a report is named by no card: all are read for it.
    .filter((card) => affects(card.affected_villages, village?.impact_cards && village.village_key, places))
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
  const inOrder = (those: typeof own) =>
    [...new Set(those.map(({ ground }) => ground))].flatMap(
      (ground) => points.find((point) => point.ground.id === ground) ?? [],
    )
  const ownPoints = inOrder(own)
  const shown = (ownPoints.length >= suggested ? ownPoints : inOrder([...own, ...general])).slice(0, suggested)
  return { shown, folded: points.filter((point) => !shown.includes(point)) }
}

function affects(names: readonly string[], village: string | undefined, places: readonly KnownPlace[]): boolean {
  return names.some((name) => {
    const place = affectedPlaceSlug(name, places)
    return village === undefined || place === undefined || place === village
  })
}
