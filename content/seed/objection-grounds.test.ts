import { describe, expect, it } from 'vitest'
import { groundOfImpactCard, groundOfVillageCard } from '../../domain/card-ground.ts'
import { offeredCitations } from '../../domain/citations.ts'
import { groundIds } from '../../domain/ground-ids.ts'
import { objectionGroundSchema } from '../../domain/objection-ground.ts'
import { seedClaims } from './claims.ts'
import { evidenceDocumentSeeds } from './evidence-documents.ts'
import { impactCardSeeds } from './impact-cards.ts'
import { objectionGrounds } from './objection-grounds.ts'
import { villageSeeds } from './villages.ts'

// (rule: grounds, framings)
describe('the first grounds', () => {
  it('are all there once, and could be stored', () => {
    expect(objectionGrounds.map(({ id }) => id).sort()).toEqual([...groundIds].sort())
    for (const ground of objectionGrounds) {
      expect(objectionGroundSchema.omit({ updated_at: true }).safeParse(ground).error?.issues ?? [], ground.id).toEqual(
        [],
      )
    }
  })

  it('have at least six wordings each, none of them twice, and no number in any', () => {
    const all = objectionGrounds.flatMap(({ framings }) => framings)
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((framing) => /\d/.test(framing))).toEqual([])
    for (const { id, framings } of objectionGrounds) expect(framings.length, id).toBeGreaterThanOrEqual(6)
  })

  it('name documents and claims that are there', () => {
    const known = new Set([...evidenceDocumentSeeds, ...seedClaims].map(({ id }) => id))
    for (const { id, documents, claims } of objectionGrounds)
      expect([id, ...[...documents, ...claims].filter((each) => !known.has(each))]).toEqual([id])
  })

  // (rule: citations-to-the-place)
  it('offer the adopted plan, a checked source, and all but one a place in national policy or in a law', () => {
    const library = { documents: evidenceDocumentSeeds, claims: seedClaims }
    const offered = objectionGrounds.map((ground) => [ground.id, offeredCitations(ground, library)] as const)
    for (const [id, citations] of offered) {
      expect(
        citations.map(({ key }) => key),
        id,
      ).toContain('document:warwickshire-minerals-local-plan')
      expect(
        citations.some(({ says }) => says.some(({ isChecked }) => isChecked)),
        id,
      ).toBe(true)
    }
    const isPlace = ({ page }: { page: string }) => /^(?:paragraph|section|chapter|regulation) \d/.test(page)
    expect(offered.filter(([, citations]) => !citations.some(isPlace)).map(([id]) => id)).toEqual(['economy'])
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

const impactCards: Record<string, string | undefined> = {
  'silica-dust': 'dust',
  'traffic-safety': 'traffic',
  'noise-vibration': 'noise',
  'water-contamination': 'water',
  'flood-risk': 'flooding',
  'wildlife-impact': 'wildlife',
  'food-security': 'farmland',
  'rural-economy': 'economy',
  'no-justification': 'need',
  'no-local-gain': 'economy',
  'corridor-development': 'cumulative',
  'planning-creep': 'cumulative',
  stjohnscollege: undefined,
}

// (rule: card-grounds)
describe('the ground of a card', () => {
  it.each(villageSeeds.map((village) => [village.name, village] as const))(
    'of %s is the one a person would give',
    (_, village) => {
      const found = village.impact_cards.map((card) => [card.title, groundOfVillageCard(card)])
      const answers = expected[village.village_key] ?? []
      expect(found).toEqual(village.impact_cards.map(({ title }, index) => [title, answers[index]]))
    },
  )

  it('of an impact card is the one a person would give', () => {
    expect(Object.fromEntries(impactCardSeeds.map((card) => [card.id, groundOfImpactCard(card)]))).toEqual(impactCards)
  })

  it('of an impact card that maintainers made anew is found by its words', () => {
    const known = impactCardSeeds.filter(({ id }) => id !== 'stjohnscollege')
    const found = known.map((card) => [card.id, groundOfImpactCard({ ...card, id: 'new' })])
    expect(found).toEqual(known.map(({ id }) => [id, impactCards[id]]))
  })

  it('that says nothing we know is daily life in the place', () => {
    expect(groundOfVillageCard({ icon: 'Users', title: 'Cricket', content: { intro: 'We play on Sundays.' } })).toBe(
      'amenity',
    )
  })
})
