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
    'of %s have every ground once but what its report disclaims, and show what lasts and what it has a card for',
    (key) => {
      const { shown, folded } = offered(key)
      const { disclaimed = [] } = firstRows.village_data.find(({ village_key }) => village_key === key) ?? {}
      const ids = grounds.map(({ id }) => id).filter((id) => !disclaimed.includes(id))
      expect(
        pointsOf(key)
          .map(({ ground }) => ground.id)
          .sort(),
      ).toEqual(ids.sort())
      for (const points of [shown, folded]) expect(ranks(points)).toEqual(ranks(points).sort())
      expect(folded.filter(({ ground, cards }) => cards.length > 0 || ground.lasting === 'lasting')).toEqual([])
    },
  )

  it('have those of its own cards first among the equally lasting', () => {
    const lasting = offered('hampton-lucy').shown.filter(({ ground }) => ground.lasting === 'lasting')
    const hasCards = lasting.map(({ cards }) => cards.length > 0)
    expect(hasCards).toContain(false)
    expect(hasCards.indexOf(false)).toBe(hasCards.filter(Boolean).length)
  })

  it('take in a general card by a short name and by ‘All Communities’, and no card of others', () => {
    const titles = (key: string) => pointsOf(key).flatMap(({ cards }) => cards.map(({ title }) => title))
    expect(titles('stratford-upon-avon')).toContain('Flood Risk')
    expect(titles('halford')).toContain('No Justification')
    expect(titles('halford')).not.toContain('Silica Dust')
  })

  it('are those of all general cards where no community is chosen, and shown those that last', () => {
    const { shown, folded } = objectionPoints(undefined, firstRows.impact_cards, grounds, places)
    const dust = folded.find(({ ground }) => ground.id === 'dust')
    expect(dust?.cards.map(({ title }) => title)).toEqual(['Silica Dust'])
    expect(new Set(shown.map(({ ground }) => ground.lasting))).toEqual(new Set(['lasting']))
    expect(ranks(folded)).toEqual(ranks(folded).sort())
  })

  it('offer nothing that planning cannot weigh', () => {
    const titles = firstRows.village_data
      .flatMap(({ village_key }) => pointsOf(village_key))
      .flatMap(({ cards }) => cards.map(({ title }) => title))
    expect(titles).not.toContain('St John’s College')
    expect(titles).not.toContain('Your councillors, your letter')
  })
})
