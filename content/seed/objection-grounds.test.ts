import { describe, expect, it } from 'vitest'
import { affectedPlaceSlug } from '../../domain/affected-places.ts'
import { groundOfImpactCard, groundOfVillageCard } from '../../domain/card-ground.ts'
import type { LetterContext } from '../../domain/letter.ts'
import { citedSentence, sentenceFields } from '../../domain/letter-sentence.ts'
import { objectionGroundSchema } from '../../domain/objection-ground.ts'
import { firstCampaign } from '../first-campaign.ts'
import { letterFacts } from '../letter-facts.ts'
import { letterWords } from '../letter-words.ts'
import { findPlace, places } from '../places.ts'
import { firstRows } from './first-rows.ts'

const grounds = firstRows.objection_grounds.map((ground) => ({ ...ground, updated_at: '' }))
const sentences = grounds.flatMap(({ sentences }) => sentences)
const villages = firstRows.village_data
const claims = new Map(firstRows.claims.map((claim) => [claim.id, claim]))
const policy = /\b(?:TR|HE|[SMPNFE])\d+(?:\(\d\))?(?:\([a-z]\))?/g

function contextOf(village: (typeof villages)[number]): LetterContext {
  return {
    grounds,
    claims: firstRows.claims,
    campaign: firstCampaign,
    words: letterWords,
    facts: letterFacts(findPlace(village.village_key), village),
    day: '2026-11-24',
  }
}

describe('the sentences of the first grounds', () => {
  it('are at most 24 words long and name fields, policies and figures only with their claims', () => {
    for (const ground of grounds) expect(objectionGroundSchema.safeParse(ground).error, ground.id).toBeUndefined()
    for (const { text, claims: named } of sentences) {
      expect(text.split(' ').length, text).toBeLessThanOrEqual(24)
      const pages = named.map((id) => claims.get(id)?.page)
      for (const [code] of text.matchAll(policy))
        expect(
          pages.some((page) => page?.startsWith(`policy ${code}`)),
          text,
        ).toBe(true)
      if (/\d/.test(text.replace(policy, '')))
        expect(
          named.some((id) => !claims.get(id)?.page.startsWith('policy')),
          text,
        ).toBe(true)
    }
  })

  it('say nothing that was withdrawn: neither overstated, nor against the allocation, nor as if nothing could be mended', () => {
    const withdrawn =
      /lasting|for good|cannot be put right|elsewhere|wrong site|not to dig|in full|longest period|doubt|for these reasons|I refer to|need does not|great weight|should never/i
    const said = [...sentences.map(({ text }) => text), ...Object.values(letterWords.opening), letterWords.request]
    expect(said.filter((text) => withdrawn.test(text))).toEqual([])
  })

  it.each(villages.map((village) => [village.name, village] as const))(
    'are filled in for %s where they are offered, and state no figure that is still to be checked',
    (_, village) => {
      const context = contextOf(village)
      const offered = grounds.flatMap((ground) => citedSentence(ground.sentences, context.facts, context.claims) ?? [])
      expect(offered.length).toBe(grounds.length)
      for (const { text, claims: named } of offered) {
        expect(text).toMatch(/^[A-Z][^{}]*[.?]$/)
        expect(
          named.map((id) => claims.get(id)?.state).filter((state) => state !== 'checked' && state !== 'own'),
        ).toEqual([])
      }
    },
  )

  it('have each field in use known, and each fact of a village rest on a claim', () => {
    for (const { text } of sentences)
      for (const [, field] of text.matchAll(/\{(.*?)\}/g)) expect(sentenceFields).toContain(field)
    for (const fact of villages.flatMap(({ facts }) => facts ?? []))
      expect(fact.claims.length, fact.text).toBeGreaterThan(0)
  })
})

describe('the grounds at a village', () => {
  it.each(firstRows.impact_cards.map((card) => [card.title, card] as const))(
    'are disclaimed at no village that a card about them names: %s',
    (_, card) => {
      const named = card.affected_villages.map((name) => affectedPlaceSlug(name, places))
      const denying = villages.filter(({ disclaimed }) => disclaimed?.some((id) => id === groundOfImpactCard(card)))
      expect(named.filter((slug) => denying.some(({ village_key }) => village_key === slug))).toEqual([])
    },
  )

  it('put first what is a matter of judgement, and let need come after what it is weighed against', () => {
    const lasting = grounds.filter((ground) => ground.lasting === 'lasting')
    expect(lasting.map(({ id }) => id)).toEqual(['landscape', 'heritage'])
    const { need, noise } = Object.fromEntries(grounds.map((ground) => [ground.id, ground]))
    expect([need?.lasting, noise?.lasting]).toEqual(['report', 'report'])
    const sequences = grounds.filter(({ lasting }) => lasting === 'report').map(({ sequence }) => sequence)
    expect(need?.sequence).toBe(Math.max(...sequences))
  })
})

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

  it('of an impact card that maintainers made anew is found by its words: the one that a person gave to the built-in card', () => {
    const known = firstRows.impact_cards.filter(({ id }) => id !== 'stjohnscollege')
    expect(known.map((card) => [card.id, groundOfImpactCard({ ...card, id: 'new' })])).toEqual(
      known.map((card) => [card.id, groundOfImpactCard(card)]),
    )
  })

  it('that says nothing we know is daily life in the place', () => {
    expect(groundOfVillageCard({ icon: 'Users', title: 'Cricket', content: { intro: 'We play on Sundays.' } })).toBe(
      'amenity',
    )
  })
})
