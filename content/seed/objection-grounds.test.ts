import { describe, expect, it } from 'vitest'
import { affectedPlaceSlug } from '../../domain/affected-places.ts'
import { groundOfImpactCard, groundOfVillageCard } from '../../domain/card-ground.ts'
import { composeLetter, type LetterContext, type LetterPart } from '../../domain/letter.ts'
import { citedSentence, unknownFields } from '../../domain/letter-sentence.ts'
import type { ObjectionDraft } from '../../domain/objection-draft.ts'
import { objectionGroundSchema } from '../../domain/objection-ground.ts'
import { firstCampaign } from '../first-campaign.ts'
import { letterFacts } from '../letter-facts.ts'
import { letterWords } from '../letter-words.ts'
import { findPlace, places } from '../places.ts'
import { neighbours, playedDraft, playedLetters } from '../testing/played-letters.ts'
import { firstRows } from './first-rows.ts'

const grounds = firstRows.objection_grounds.map((ground) => ({ ...ground, updated_at: '' }))
const sentences = grounds.flatMap(({ sentences }) => sentences)
const villages = firstRows.village_data
const claims = new Map(firstRows.claims.map((claim) => [claim.id, claim]))

function contextOf(key: string): LetterContext {
  return {
    grounds,
    claims: firstRows.claims,
    campaign: firstCampaign,
    words: letterWords,
    facts: letterFacts(
      findPlace(key),
      villages.find(({ village_key }) => village_key === key),
    ),
    day: '2026-11-24',
  }
}

/** The parts of a draft's letter between greeting and farewell, without opening and request. */
function bodyOf(draft: ObjectionDraft): LetterPart[] {
  const { parts } = composeLetter(draft, contextOf(draft.village))
  const greeting = parts.findIndex(({ text }) => text === letterWords.greeting)
  return parts.slice(greeting + 2).filter(({ text }) => text !== letterWords.request && text !== letterWords.farewell)
}
const wordsOf = (parts: LetterPart[]) => parts.flatMap(({ text }) => text.toLowerCase().match(/\S+/g) ?? [])

/** The share of the shorter text's sequences of five words that stand in the other. */
function containment(one: LetterPart[], other: LetterPart[]): number {
  const [a, b] = [one, other].map(wordsOf).map((words) => {
    return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
  }) as [Set<string>, Set<string>]
  return a.intersection(b).size / Math.min(a.size, b.size)
}

/** The same words in an order that nobody else has. */
const turned = (text: string) => text.split(' ').toReversed().join(' ')

describe('the sentences of the first grounds', () => {
  it('stand in at most 30 words, leave every policy to its claim, and name no figure', () => {
    for (const ground of grounds) expect(objectionGroundSchema.safeParse(ground).error, ground.id).toBeUndefined()
    for (const { text, claims: named } of sentences) {
      expect(text.split(' ').length, text).toBeLessThanOrEqual(30)
      expect(text).not.toMatch(/\d/)
      expect(text).toMatch(/national policy/i)
      expect(named.length, text).toBeGreaterThan(0)
      for (const id of named) expect(claims.get(id)?.page, id).toMatch(/^policy [A-Z]/)
    }
  })

  it('say nothing that was withdrawn: neither overstated, nor against the allocation, nor as if nothing could be mended', () => {
    const withdrawn =
      /lasting|for good|cannot be put right|wrong site|not to dig|in full|longest period|doubt|for these reasons|I refer to|need does not|great weight|should never|please (?:apply|evaluate)/i
    const said = [...sentences.map(({ text }) => text), ...Object.values(letterWords.opening), letterWords.request]
    expect(said.filter((text) => withdrawn.test(text))).toEqual([])
  })

  it.each([...villages.map(({ village_key }) => village_key), 'snitterfield', ''])(
    'give each ground one for %j, filled in, which states nothing that is still to be checked',
    (key) => {
      const { facts } = contextOf(key)
      for (const ground of grounds) {
        const { text = '', claims: named = [] } = citedSentence(ground.sentences, facts, firstRows.claims) ?? {}
        expect(text, ground.id).toMatch(/^[A-Z][^{}]* \(.*National Planning Policy Framework, August 2026, .*\)[.]$/)
        const states = named.map((id) => claims.get(id)?.state)
        expect(states.filter((state) => state !== 'checked' && state !== 'own')).toEqual([])
      }
    },
  )

  it('have only fields that a village can have, and each fact of a village rests on a claim', () => {
    expect(sentences.flatMap(({ text }) => unknownFields(text))).toEqual([])
    for (const fact of villages.flatMap(({ facts }) => facts ?? []))
      expect(fact.claims.length, fact.text).toBeGreaterThan(0)
  })
})

describe('decision 58', () => {
  it.each(playedLetters)('at least half of the letter is the writer’s own: $who', ({ who, ...told }) => {
    const body = bodyOf(playedDraft(told))
    expect(body.filter(({ voice }) => voice === 'ours')).toHaveLength(told.points.length)
    const share = wordsOf(body.filter(({ voice }) => voice === 'own')).length / wordsOf(body).length
    // One of ten words is judged by how it reads.
    if (who.endsWith('in ten words')) expect(share).toBeLessThan(0.5)
    else expect(share).toBeGreaterThanOrEqual(0.5)
  })

  it.each(grounds)(
    'any two neighbours who speak of the same share at most half of their sequences of five words: $name',
    ({ id }) => {
      const other = id === 'traffic' ? 'dust' : 'traffic'
      // Wasperton has the most facts, and need stands beside another point.
      for (const told of id === 'need' ? [[id, other]] : [[id], [id, other]]) {
        const letters = neighbours.map(({ today, change }) => {
          const said = [
            { today, change },
            { today: turned(today), change: turned(change) },
          ]
          const points = told.map((ground, at) => ({ ground, today: '', ...said[at] }))
          return bodyOf(playedDraft({ village: 'wasperton', tie: 'live', points }))
        })
        const alike = letters.flatMap((one, at) => letters.slice(at + 1).map((next) => containment(one, next)))
        expect(alike.length).toBeGreaterThanOrEqual(20)
        expect(Math.max(...alike)).toBeGreaterThan(0.2)
        expect(Math.max(...alike)).toBeLessThanOrEqual(0.5)
      }
    },
  )
})

it.each(firstRows.impact_cards.map((card) => [card.title, card] as const))(
  'the grounds at a village are disclaimed at no village that a card about them names: %s',
  (_, card) => {
    const named = card.affected_villages.map((name) => affectedPlaceSlug(name, places))
    const denying = villages.filter(({ disclaimed }) => disclaimed?.some((id) => id === groundOfImpactCard(card)))
    expect(named.filter((slug) => denying.some(({ village_key }) => village_key === slug))).toEqual([])
  },
)

/** What a person would answer, village by village and in the order of the cards; undefined for what planning cannot weigh. */
const expected: Record<string, (string | undefined)[]> = {
  alveston: ['water', 'wildlife', 'flooding', 'rights-of-way', 'traffic'],
  barford: ['dust', 'traffic', 'noise', 'flooding', 'rights-of-way', 'heritage'],
  charlecote: ['heritage', 'water', 'economy', 'traffic', 'wildlife'],
  ettington: ['traffic', 'noise', 'farmland', 'need'],
  halford: ['traffic', 'restoration', 'heritage', 'cumulative'],
  'hampton-lucy': ['traffic', 'heritage', 'water', 'noise', 'need'],
  'leamington-spa': ['rights-of-way', 'traffic', 'need', 'farmland'],
  loxley: ['traffic', 'cumulative', 'farmland', 'landscape'],
  sherbourne: ['traffic', 'landscape', 'heritage', 'cumulative', 'dust'],
  'stratford-upon-avon': ['water', 'flooding', 'economy', 'traffic', 'cumulative'],
  tiddington: ['water', undefined, 'traffic', 'flooding'],
  warwick: ['traffic', 'dust', 'economy', undefined, 'water'],
  wasperton: ['amenity', 'noise', 'dust', 'water', 'wildlife', 'heritage'],
  wellesbourne: ['traffic', 'traffic', undefined, 'economy', 'farmland'],
}

describe('the ground of a card', () => {
  it.each(firstRows.village_data.map((village) => [village.name, village] as const))(
    'of %s is the one a person would give',
    (_, village) => {
      const found = village.impact_cards.map((card) => [card.title, groundOfVillageCard(card)])
      const answers = expected[village.village_key] ?? []
      expect(found).toEqual(village.impact_cards.map(({ title }, index) => [title, answers[index]]))
    },
  )

  it('of an impact card is the one a person would give, and none where planning cannot weigh it', () => {
    const found = firstRows.impact_cards.map((card) => [card.id, groundOfImpactCard(card)])
    expect(Object.fromEntries(found)).toEqual({
      ...{
        'silica-dust': 'dust',
        'traffic-safety': 'traffic',
        'noise-vibration': 'noise',
        'water-contamination': 'water',
      },
      ...{ 'flood-risk': 'flooding', 'wildlife-impact': 'wildlife', 'food-security': 'farmland' },
      ...{ 'rural-economy': 'economy', 'no-local-gain': 'economy', 'no-justification': 'need' },
      ...{ 'corridor-development': 'cumulative', 'planning-creep': 'cumulative', stjohnscollege: undefined },
    })
  })

  it('that says nothing we know is daily life in the place', () => {
    expect(groundOfVillageCard({ icon: 'Users', title: 'Cricket', content: { intro: 'We play on Sundays.' } })).toBe(
      'amenity',
    )
  })
})
