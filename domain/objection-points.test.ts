import { describe, expect, it } from 'vitest'
import { places } from '../content/places.ts'
import { impactCardSeeds } from '../content/seed/impact-cards.ts'
import { objectionGrounds } from '../content/seed/objection-grounds.ts'
import { villageSeeds } from '../content/seed/villages.ts'
import { objectionPoints } from './objection-points.ts'

const grounds = objectionGrounds.map((ground) => ({ ...ground, updated_at: '' }))
const order = ['lasting', 'evidence', 'report']
const pointsOf = (key: string) =>
  objectionPoints(
    villageSeeds.find(({ village_key }) => village_key === key),
    impactCardSeeds,
    grounds,
    places,
  )

// (rule: village-points)
describe('the points of a community', () => {
  it('put its own cards before the general ones of the same ground, each once', () => {
    const traffic = pointsOf('wellesbourne').find(({ ground }) => ground.id === 'traffic')
    expect(traffic?.cards.map(({ title, cardId }) => [title, cardId])).toEqual([
      ['North on the A429, every day', ''],
      ['The southern share', ''],
      ['Traffic and Road Safety', 'traffic-safety'],
    ])
  })

  it('have every ground once: those with cards first, and among them those that last', () => {
    const points = pointsOf('stratford-upon-avon')
    expect(points.map(({ ground }) => ground.id).sort()).toEqual(grounds.map(({ id }) => id).sort())
    expect(points.map(({ ground, cards }) => (cards.length > 0 ? ground.lasting : 'none'))).toEqual([
      ...['lasting', 'lasting', 'evidence', 'evidence', 'evidence', 'evidence'],
      ...Array(points.length - 6).fill('none'),
    ])
  })

  it('take in a general card by a short name and by ‘All Communities’, and no card of others', () => {
    const titles = (key: string) => pointsOf(key).flatMap(({ cards }) => cards.map(({ title }) => title))
    expect(titles('stratford-upon-avon')).toContain('Flood Risk')
    expect(titles('halford')).toContain('No Justification')
    expect(titles('halford')).not.toContain('Silica Dust')
  })

  it('are those of all general cards where no community is chosen', () => {
    const dust = pointsOf('elsewhere').find(({ ground }) => ground.id === 'dust')
    expect(dust?.cards.map(({ title }) => title)).toEqual(['Silica Dust'])
  })

  it('stand by weight alone where no community is chosen, so that none that lasts hides behind those with cards', () => {
    const points = objectionPoints(undefined, impactCardSeeds, grounds, places)
    const lasting = points.map(({ ground }) => ground.lasting)
    expect(lasting).toEqual(lasting.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  })

  it('offer nothing that planning cannot weigh', () => {
    const titles = villageSeeds
      .flatMap(({ village_key }) => pointsOf(village_key))
      .flatMap(({ cards }) => cards.map(({ title }) => title))
    expect(titles).not.toContain('St John’s College')
    expect(titles).not.toContain('Your councillors, your letter')
  })
})
