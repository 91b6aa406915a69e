import { expect, test } from 'vitest'
import { hgvMovements, openingHours, site } from './figures.ts'
import { plotLabels, plotWords, proposal } from './proposal.ts'

test('the words of the proposal and its plots state no number but those of the figures', () => {
  const hours = openingHours
    .flatMap(({ opensAt, closesAt }) => [opensAt, closesAt])
    .map((hour) => ((hour + 11) % 12) + 1)
  const movements = Object.values(hgvMovements)
  const lorries = movements.map((count) => count / 2)
  const figures = [...Object.values(site), ...movements, ...lorries, ...hours]
  const road = 429
  const words = JSON.stringify([proposal, plotWords, plotLabels])
  const said = words.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter((number) => number !== road && !figures.includes(number))).toEqual([])
})
