import { expect, test } from 'vitest'
import { packForAll } from '../domain/pack.ts'
import { readPack } from './read-pack.ts'
import { firstRows } from './seed/first-rows.ts'
import { seededContent } from './testing/seeded-content.ts'

test.each(firstRows.village_data.map(({ village_key }) => village_key))(
  'the points of %s are what people there ask about, and none tells how to take part',
  async (place) => {
    const { points = [], name } = (await readPack(place, seededContent())) ?? {}
    const titles = firstRows.village_data
      .find((village) => village.village_key === place)
      ?.impact_cards.map(({ title }) => title)
    expect(name).not.toBe('')
    expect(points.length).toBeGreaterThan(2)
    expect(titles).toEqual(expect.arrayContaining(points))
    expect(points.join('\n')).not.toMatch(/councillor|letter|consultation/i)
  },
)

test.each([packForAll, ...firstRows.village_data.map(({ village_key }) => village_key)])(
  'the papers of %s state nothing that is not confirmed, and argue nothing that the report disclaims',
  async (place) => {
    const { facts = [], reasons = [], asks = [], points = [], topics } = (await readPack(place, seededContent())) ?? {}
    const states = [...facts, ...reasons].flatMap(({ claims }) => claims).map((id) => stateOf(id))
    expect(states.filter((state) => state !== 'checked' && state !== 'own')).toEqual([])
    expect([...asks, ...points].join(' ').replace(/\b[A-Z]+\d+/g, '')).not.toMatch(/\d/)
    const disclaimed = firstRows.village_data.find(({ village_key }) => village_key === place)?.disclaimed ?? []
    expect(reasons.filter(({ id }) => disclaimed.includes(id))).toEqual([])
    expect(topics?.length).toBeGreaterThan(1)
  },
)

test('the strongest reason is the first where the A429 passes, and need comes last', async () => {
  const { reasons = [] } = (await readPack('barford', seededContent())) ?? {}
  expect(reasons[0]).toMatchObject({ id: 'traffic', text: expect.stringContaining('highway safety') })
  for (const place of ['hampton-lucy', 'leamington-spa']) {
    const { reasons = [] } = (await readPack(place, seededContent())) ?? {}
    expect(reasons.map(({ id }) => id).lastIndexOf('need')).toBe(reasons.length - 1)
  }
})

test('a figure stands on the papers once its claims are confirmed; the papers for all have no points of a village', async () => {
  const claims = firstRows.claims.map((claim) => ({ ...claim, state: 'checked' }))
  const { facts = [], ...pack } = (await readPack(packForAll, seededContent({ claims }))) ?? {}
  expect(facts.map(({ id }) => id)).toContain('tonnage')
  expect(pack).toMatchObject({ name: '', points: [] })
})

const stateOf = (id: string) => firstRows.claims.find((claim) => claim.id === id)?.state
