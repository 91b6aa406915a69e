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

test('the papers for all have no points of a village', async () => {
  expect(await readPack(packForAll, seededContent())).toMatchObject({ name: '', points: [] })
})
