import { groundOfImpactCard, groundOfVillageCard } from '../domain/card-ground.ts'
import type { ContentReader, Row } from '../domain/content.ts'
import { inOrderOfWeight } from '../domain/order-of-weight.ts'
import { asksIn, firstSentences, packForAll } from '../domain/pack.ts'
import type { Village } from '../domain/village.ts'
import { home } from './home.ts'
import { distanceFromSite, findPlace } from './places.ts'
import { whereWords } from './village-page.ts'

/** A planning reason as the briefing gives it: the ground, and what a card says of it. */
interface PackReason {
  ground: string
  title: string
  text: string
  claims: readonly string[]
}

/** What the papers say that differs from place to place, cut to what has room on them. */
export interface Pack {
  /** The village; empty for the pack for all. */
  name: string
  /** Its drawing below public/drawn. */
  drawing: string
  /** What is planned, in one sentence: the first words of the home page. */
  statement: string
  /** Where the village lies; empty where that is not known. */
  where: string
  /** The titles of the village's first impact cards, without those that no planning ground is about, such as how to write. */
  points: string[]
  reasons: PackReason[]
  /** What the village's own report asks for. */
  asks: string[]
  facts: Pick<Row<'key_facts'>, 'id' | 'title' | 'figure' | 'claims'>[]
}

const most = { statement: 90, points: 4, point: 60, reasons: 5, reason: 240, asks: 3, ask: 150, facts: 8, fact: 40 }

/** What the papers of a place say; null for a village that is none. */
export async function readPack(place: string, content: ContentReader): Promise<Pack | null> {
  const [village, facts, grounds, cards, texts] = await Promise.all([
    place === packForAll ? null : content.find('village_data', place),
    content.list('key_facts'),
    content.list('objection_grounds'),
    content.list('impact_cards'),
    content.list('page_texts'),
  ])
  const known = place === packForAll ? undefined : findPlace(place)
  const name = village?.name ?? (known?.ready ? known.name : undefined)
  if (place !== packForAll && name === undefined) return null

  const position = village?.position ?? known?.position
  const own = village?.impact_cards ?? []
  const told = own.length > 0 ? own.map(ownReason) : cards.map(generalReason)
  const ownStatement = texts.find(({ id }) => id === 'home.statement')?.text.trim()
  return {
    name: name ?? '',
    drawing: known?.ready ? `villages/${place}` : 'quarry',
    statement: firstSentences(ownStatement || home.statement, most.statement),
    where: name && position ? whereWords(name, distanceFromSite(position)) : '',
    points: own
      .slice(0, most.points)
      .filter((card) => groundOfVillageCard(card) !== undefined)
      .map(({ title }) => firstSentences(title, most.point)),
    reasons: inOrderOfWeight(grounds)
      .flatMap(({ id, name: ground }) => {
        const reason = told.find((each) => each.id === id)
        if (!reason) return []
        const { title, text, claims } = reason
        return [{ ground, title: firstSentences(title, most.point), text, claims }]
      })
      .slice(0, most.reasons),
    asks: own
      .flatMap(({ content: { bulletPoints = [] } }) => asksIn(bulletPoints).slice(0, 1))
      .filter((ask) => ask.length <= most.ask)
      .slice(0, most.asks),
    facts: facts.slice(0, most.facts).map(({ id, title, figure, claims }) => ({
      id,
      title: firstSentences(title, most.fact),
      figure: firstSentences(figure, most.fact),
      claims,
    })),
  }
}

function ownReason(card: Village['impact_cards'][number]) {
  const { title, content, claims = [] } = card
  return { id: groundOfVillageCard(card), title, text: firstSentences(content.intro, most.reason), claims }
}

function generalReason(card: Row<'impact_cards'>) {
  const { title, short_description: text, claims = [] } = card
  return { id: groundOfImpactCard(card), title, text: firstSentences(text, most.reason), claims }
}
