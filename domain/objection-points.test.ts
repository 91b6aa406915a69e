import { describe, expect, it } from 'vitest'
import { places } from '../content/places.ts'
import { firstRows } from '../content/seed/first-rows.ts'
import { objectionPoints } from './objection-points.ts'

const grounds = firstRows.objection_grounds.map((ground) => ({ ...ground, updated_at: '' }))
const order = ['lasting', 'evidence', 'report']
const offered = (key: string) =>
  objectionPoints(
    firstRows.village_data.find(({ village_key }) => village_key === key),
    firstRows.impact_cards,
    grounds,
    places,
  )
const pointsOf = (key: string) => [...offered(key).shown, ...offered(key).folded]
const ranks = (points: ReturnType<typeof pointsOf>) => points.map(({ ground }) => order.indexOf(ground.lasting))

describe('the points of a community', () => {
  it('put its own cards before the general ones of the same ground, each once', () => {
    const traffic = pointsOf('wellesbourne').find(({ ground }) => ground.id === 'traffic')
    expect(traffic?.cards.map(({ title }) => title)).toEqual([
      ...['North on the A429, every day', 'The southern share', 'Traffic and Road Safety'],
    ])
  })

  it.each(firstRows.village_data.map(({ village_key }) => village_key))(
    'of %s are every ground once but what its report disclaims, at most three of them shown, with cards, and the rest in order of weight',
    (key) => {
      const { shown, folded } = offered(key)
      const { disclaimed = [] } = firstRows.village_data.find(({ village_key }) => village_key === key) ?? {}
      const ids = grounds.map(({ id }) => id).filter((id) => !disclaimed.includes(id))
      expect(
        pointsOf(key)
          .map(({ ground }) => ground.id)
          .sort(),
      ).toEqual(ids.sort())
      expect(shown).toHaveLength(3)
      expect(shown.filter(({ cards }) => cards.length === 0)).toEqual([])
      expect(ranks(folded)).toEqual(ranks(folded).sort())
    },
  )

  it('stand in the order of the village’s report', () => {
    const [first] = firstRows.village_data.find(({ village_key }) => village_key === 'barford')?.impact_cards ?? []
    expect(offered('barford').shown[0]?.cards[0]?.title).toBe(first?.title)
  })

  it('take in a general card by a short name and by ‘All Communities’, and no card of others', () => {
    const titles = (key: string) => pointsOf(key).flatMap(({ cards }) => cards.map(({ title }) => title))
    expect(titles('stratford-upon-avon')).toContain('Flood Risk')
    expect(titles('halford')).toContain('No Justification')
    expect(titles('halford')).not.toContain('Silica Dust')
  })

  it('are those of all general cards where no community is chosen, what people ask about first', () => {
    const { shown } = objectionPoints(undefined, firstRows.impact_cards, grounds, places)
    expect(shown[0]?.cards.map(({ title }) => title)).toEqual(['Silica Dust'])
    expect(shown).toHaveLength(3)
  })

  it('offer nothing that planning cannot weigh', () => {
    const titles = firstRows.village_data
      .flatMap(({ village_key }) => pointsOf(village_key))
      .flatMap(({ cards }) => cards.map(({ title }) => title))
    expect(titles).not.toContain('St John’s College')
    expect(titles).not.toContain('Your councillors, your letter')
  })
})
