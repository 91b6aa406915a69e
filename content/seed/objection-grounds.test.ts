import { describe, expect, it } from 'vitest'
import { affectedPlaceSlug } from '../../domain/affected-places.ts'
import { groundOfImpactCard, groundOfVillageCard } from '../../domain/card-ground.ts'
import { signedLetter } from '../../domain/edited-letter.ts'
import { composeLetter, type LetterContext } from '../../domain/letter.ts'
import { citedSentences, sentenceFields, wordsMissing } from '../../domain/letter-sentence.ts'
import { newDraft } from '../../domain/objection-draft.ts'
import { objectionGroundSchema } from '../../domain/objection-ground.ts'
import { differentWords } from '../../domain/own-words.ts'
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

/** What one would write in some forty words: dates, places and people differ, and small turns of phrase recur. */
const neighbours = [
  'I walk our dog along the field edge every morning at seven. On Tuesday 3 November I stood there for ten minutes and counted nine lorries on the A429, and two of them braked hard because a school minibus was turning right. My wife now takes the longer way round by the church.',
  'My father is 84 and sits on the bench by the river from two until four whenever it is dry. Last week he told me that he had seen the kingfisher twice. If that bench were noisy or dusty he would have nowhere else that he can reach with his frame.',
  'We grow vegetables on the allotment next to the playing field, and from there you look straight over the barley towards the trees. In July 2024 the water in our shared well fell by forty centimetres in three weeks, which I wrote down because we had to carry cans from home.',
  'I drive to work at the hospital at 6.40 and come back at half past three. It took me eleven minutes to turn right at the crossroads on Friday 16 October. A cyclist in front of me gave up and pushed her bicycle along the verge, where there is no pavement at all.',
  'Every morning I ride my cob mare down the bridleway and across the lane before the school run. She is steady with tractors, but a tipper that came past us on 9 September made her spin, and I came off. Four other people keep horses at the same yard and use the same crossing.',
  'I run a bed and breakfast with three rooms. Of 61 guests this summer 38 wrote in our book that they had come for the quiet and the walks along the Avon. Two couples from Leeds asked me in August whether the quarry had started, and said that they would not come back if it had.',
  'Our kitchen flooded on 24 December 2020 and again in January 2024, when the water stood two bricks up the back door. We moved the children upstairs and the fire brigade came at five in the morning. I have the photographs with the dates, and I can show anybody the mark on the wall.',
]
/** The share of the shorter letter's sequences of five words, from the greeting to its end, that stand in the other. */
function containment(one: string, other: string): number {
  const [a, b] = [one, other].map((letter) => {
    const words = letter.split(letterWords.greeting)[1]?.toLowerCase().match(/\S+/g) ?? []
    return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
  })
  if (!a || !b) return 0
  return a.intersection(b).size / Math.min(a.size, b.size)
}

/** What a neighbour wrote, and the same words in an order that nobody else has. */
const textsOf = (text: string) => [text.split(' '), text.split(' ').toReversed()]
/** As few words of a text as hold so many different ones. */
const withDifferent = (words: string[], count: number) =>
  words.reduce((said, word) => (differentWords(said) < count ? `${said} ${word}` : said), '')
const pairs = (letters: string[]) =>
  letters.flatMap((one, index) => letters.slice(index + 1).map((other) => [one, other] as const))

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
      const offered = grounds.map(({ sentences }) => citedSentences(sentences, context.facts, context.claims))
      for (const each of offered) {
        const needed = each.map((sentence) => wordsMissing('', sentence))
        expect(needed).toEqual(needed.toSorted((a, b) => b - a))
        expect(needed.at(-1)).toBeLessThanOrEqual(26)
      }
      for (const { text, claims: named } of offered.flat()) {
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

  it.each(grounds.map((ground) => [ground.name, ground] as const))(
    'on %s leave the letters of any two neighbours, as they are sent, at most 35%% alike below the greeting, with one fact of each one’s own, in as few words as bring the sentence in',
    (_, ground) => {
      const other = grounds.find(({ id }) => id === (ground.id === 'traffic' ? 'dust' : 'traffic')) ?? ground
      const offering = villages.filter(
        ({ disclaimed }) => !disclaimed?.some((id) => id === ground.id || id === other.id),
      )
      const alike = offering.map(contextOf).flatMap((context) =>
        citedSentences(ground.sentences, context.facts, context.claims).flatMap((sentence) => {
          const least = wordsMissing('', sentence)
          return [...(ground.id === 'need' ? [] : [[ground]]), [ground, other]].flatMap((ticked) =>
            pairs(
              neighbours.flatMap((text, n) => {
                const points = ticked.map(({ id }, index) => ({
                  ...{ ground: id, isTicked: true, hasOurs: true },
                  words: withDifferent(textsOf(text)[index] ?? [], least),
                }))
                const letter = composeLetter({ ...newDraft(0), village: 'barford', points }, context).text
                const person = { name: `A${n} Hughes${n}`, address: `${n} Lane${n}, Barford, CV35 8E${n}` }
                return letter.includes(sentence.text) ? signedLetter(letter, person, letterWords.farewell) : []
              }),
            ).map(([one, another]) => containment(one, another)),
          )
        }),
      )
      expect(alike.length).toBeGreaterThanOrEqual(20)
      expect(Math.max(...alike)).toBeGreaterThan(0.2)
      expect(Math.max(...alike)).toBeLessThanOrEqual(0.35)
    },
  )
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
