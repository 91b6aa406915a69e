import { expect, test } from 'vitest'
import { ages, figureLabels, figureWords, fillDepth, weekdayHours } from './figure-words.ts'
import { banks, extractionYears, fill, hgvMovements, landbank, lorryShare, openingHours, site } from './figures.ts'
import { proposal } from './proposal.ts'

test('the words of the proposal and of the drawn figures state no number but those of the facts and what follows from them', () => {
  const hours = openingHours
    .flatMap(({ opensAt, closesAt }) => [opensAt, closesAt])
    .map((hour) => ((hour + 11) % 12) + 1)
  const movements = Object.values(hgvMovements)
  const lorries = movements.map((count) => count / 2)
  const minutes = movements.map((count) => Math.round((weekdayHours * 600) / count) / 10)
  const rings = [1, 2]
  const [goodTo, road] = [300, 429]
  const facts = [site, extractionYears, ages, banks, fill, landbank, lorryShare].flatMap((fact): number[] =>
    Object.values(fact),
  )
  const known = [...facts, ...movements, ...lorries, ...minutes, ...hours, ...rings, goodTo, road, 1.9]
  const words = JSON.stringify([proposal, figureWords, figureLabels])
  const said = words.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter((number) => !known.includes(number))).toEqual([])
})

test('the hole is as deep as the fill would lie over all that is dug', () => {
  expect(fillDepth * site.extractedHectares * 10_000).toBeCloseTo(fill.millionCubicMetres * 1_000_000)
})
