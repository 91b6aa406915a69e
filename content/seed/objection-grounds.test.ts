import { describe, expect, it } from 'vitest'
import { groundOfImpactCard, groundOfVillageCard } from '../../domain/card-ground.ts'
import { offeredCitations, sourcesAtFirst } from '../../domain/citations.ts'
import { placeholdersIn } from '../../domain/objection-ground.ts'
import { letterWords } from '../letter-words.ts'
import { firstRows } from './first-rows.ts'

const grounds = firstRows.objection_grounds

describe('the first grounds', () => {
  it('have at least ten wordings each, none of them twice, none to be filled in, and no number in any', () => {
    const all = grounds.flatMap(({ framings }) => framings)
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((framing) => /\d/.test(framing))).toEqual([])
    expect(placeholdersIn(all)).toEqual([])
    for (const { id, framings } of grounds) expect(framings.length, id).toBeGreaterThanOrEqual(10)
  })

  // What a report could supply is no lasting reason, and what nobody has chosen is not theirs.
  it('ask for no report where the ground lasts, concede nothing, and say nothing of their writer', () => {
    const asksForReport =
      /\b(surveys?|studies|study|assessments?|assessed|baseline|models?|modelling|figures|measurements|results|independent|evidence that|show(?:s|n)? that)\b|\?/i
    const lasting = grounds.filter((ground) => ground.lasting === 'lasting')
    expect(lasting.flatMap(({ framings }) => framings).filter((each) => asksForReport.test(each))).toEqual([])
    const words = Object.values(letterWords).flatMap((entry) => (Array.isArray(entry) ? entry : []))
    const all = [...grounds.flatMap(({ framings }) => framings), ...words]
    const concedes =
      /\bI (?:accept|agree|understand|do not dispute|admit)|\b(?:might|may|could) be (?:borne|eased|acceptable)/i
    expect(all.filter((each) => concedes.test(each))).toEqual([])
    const ofTheWriter =
      /\bI (?:have|know|live|work|walk|care|fear|cannot tell)\b|\bmy (?:home|days|family|own|lifetime)\b/i
    expect(all.filter((each) => ofTheWriter.test(each))).toEqual([])
    expect(
      all.filter((each) => /\bthe (?:application|papers|plans) (?:says?|shows?|leaves?|omits?)/i.test(each)),
    ).toEqual([])
  })

  it('speak in terms of policy, law or the plan in three wordings of each ground', () => {
    const policy =
      /national policy|\bpolicy is meant\b|guidance|minerals plan|the council must|a council must|condition/i
    for (const ground of grounds) {
      expect(ground.framings.filter((each) => policy.test(each)).length, ground.id).toBeGreaterThanOrEqual(3)
    }
  })

  const library = { documents: firstRows.evidence_documents, claims: firstRows.claims }

  it.each(grounds.map((ground) => [ground.id, ground] as const))(
    'offer for %s the adopted plan and a place in national policy or in a law among the first, each source with its date',
    (_, ground) => {
      const offered = offeredCitations(ground, library)
      const first = offered.slice(0, sourcesAtFirst)
      expect(first.map(({ key }) => key)).toContain('document:warwickshire-minerals-local-plan')
      expect(first.filter(({ page }) => /^(?:policy [A-Z]+|section )\d/.test(page))).not.toEqual([])
      expect(offered.filter(({ says }) => says.length === 0)).toEqual([])
      expect(offered.filter(({ title, date }) => !/\d{4}/.test(title + date))).toEqual([])
      expect(offered.filter(({ title, date }) => date !== '' && title.includes(date))).toEqual([])
    },
  )

  it('rest on no claim that speaks for the applicant', () => {
    const theirs = new Set([
      ...firstRows.claims.filter(({ said_by }) => said_by === 'applicant').map(({ id }) => id),
      ...['minerals-essential', 'minerals-where-found', 'benefits-of-minerals', 'landbank-needed'],
      ...['approve-outside-settlements', 'accords-with-plan', 'conditions-considered'],
      ...['wasperton-named', 'gravel-in-floodplain', 'silica-general-public', 'permits-assumed'],
    ])
    expect(grounds.flatMap(({ claims }) => claims).filter((id) => theirs.has(id))).toEqual([])
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
  warwick: ['traffic', 'dust', 'heritage', undefined, 'water'],
  wasperton: ['amenity', 'noise', 'dust', 'water', 'wildlife', 'heritage'],
  wellesbourne: ['traffic', 'traffic', 'amenity', 'economy', 'farmland'],
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
