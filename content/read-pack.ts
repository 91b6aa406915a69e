import { groundOfImpactCard, groundOfVillageCard } from '../domain/card-ground.ts'
import type { ContentReader, Row } from '../domain/content.ts'
import { type GroundId, inOrderOfWeight } from '../domain/ground-ids.ts'
import { type Facts, offeredSentences } from '../domain/letter-sentence.ts'
import { asksIn, firstSentences, packForAll } from '../domain/pack.ts'
import { home } from './home.ts'
import { letterFacts } from './letter-facts.ts'
import { distanceFromSite, findPlace } from './places.ts'
import { whereWords } from './village-page.ts'

/** A planning reason as the briefing gives it: the ground, and the policy on which letters about it rest. */
interface PackReason {
  id: GroundId
  ground: string
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
  /** The reasons by name, for a paper that has no points. */
  topics: string[]
  /** The strongest first. */
  reasons: PackReason[]
  /** What the village's own report asks for. */
  asks: string[]
  /** The figures whose every claim is confirmed. */
  facts: Pick<Row<'key_facts'>, 'id' | 'title' | 'figure' | 'claims'>[]
}

/** What is said of the papers for all. */
const factsForAll: Facts = {
  village: { text: 'Barford and Wasperton', claims: [] },
  road: { text: 'A429', claims: ['road-and-river-on-the-map'] },
}

/** The briefing says it once, above its reasons. */
const saysNationalPolicy = /^National policy says that (.)/

const most = { statement: 90, points: 4, point: 60, reasons: 5, asks: 3, ask: 150, facts: 8, fact: 40 }

/** What the papers of a place say; null for a village that is none. */
export async function readPack(place: string, content: ContentReader): Promise<Pack | null> {
  const [village, facts, grounds, cards, texts, claims] = await Promise.all([
    place === packForAll ? null : content.find('village_data', place),
    content.list('key_facts'),
    content.list('objection_grounds'),
    content.list('impact_cards'),
    content.list('page_texts'),
    content.list('claims'),
  ])
  const known = place === packForAll ? undefined : findPlace(place)
  const name = village?.name ?? (known?.ready ? known.name : undefined)
  if (place !== packForAll && name === undefined) return null

  const position = village?.position ?? known?.position
  const own = village?.impact_cards ?? []
  const about = new Set(own.length > 0 ? own.map(groundOfVillageCard) : cards.map(groundOfImpactCard))
  const said = name === undefined ? factsForAll : letterFacts({ name }, village ?? undefined)
  const reasons = inOrderOfWeight(grounds)
    .filter(({ id }) => about.has(id) && !village?.disclaimed?.includes(id))
    .flatMap(({ id, name: ground, sentences }) => {
      const [policy] = offeredSentences(sentences, said, claims).flatMap(({ claims }) => claims)
      const claim = claims.find(({ id }) => id === policy)
      const text = claim?.statement.replace(saysNationalPolicy, (_, first: string) => first.toUpperCase())
      return claim && text ? [{ id, ground, text, claims: [claim.id] }] : []
    })
    .toSorted((one, other) => Number(isOfRoad(other.id, said)) - Number(isOfRoad(one.id, said)))
  const confirmed = new Set(claims.filter(({ state }) => state === 'checked').map(({ id }) => id))
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
    topics: reasons.slice(0, most.points).map(({ ground }) => ground),
    reasons: reasons.slice(0, most.reasons),
    asks: own
      .flatMap(({ content: { bulletPoints = [] } }) => asksIn(bulletPoints).slice(0, 1))
      .filter((ask) => ask.length <= most.ask)
      .slice(0, most.asks),
    facts: facts
      .filter(({ claims = [] }) => claims.length > 0 && claims.every((id) => confirmed.has(id)))
      .slice(0, most.facts)
      .map(({ id, title, figure, claims }) => ({
        id,
        title: firstSentences(title, most.fact),
        figure: firstSentences(figure, most.fact),
        claims,
      })),
  }
}

/** The lorries where the A429 passes: policy says outright what should be refused there. */
const isOfRoad = (ground: string, facts: Facts) => ground === 'traffic' && facts.road !== undefined
