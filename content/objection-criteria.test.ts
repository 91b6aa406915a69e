import { describe, expect, test } from 'vitest'
import { evaluateObjection } from '../domain/objection-evaluator.ts'
import { objectionCriteria } from './objection-criteria.ts'

const table = {
  healthConcerns: 'health, illness, disease, breathing, respiratory, asthma, silica, dust, pollution',
  trafficSafety: 'traffic, lorry, lorries, trucks, accident, safety, road, vehicle, transport, highway',
  environmentalImpact: 'environment, wildlife, habitat, ecosystem, biodiversity, green, nature, contamination, water',
  noiseDisturbance: 'noise, quiet, peace, disturbance, vibration, sound, loud, sleep, quality of life',
}

describe('the objection criteria', () => {
  test('have their keywords', () => {
    expect(Object.fromEntries(objectionCriteria.map(({ id, keywords }) => [id, keywords.join(', ')]))).toEqual(table)
  })

  test('make suggestions that read as sentences', () => {
    const suggestions = evaluateObjection('I object.', objectionCriteria)?.suggestions ?? []
    expect(suggestions).toHaveLength(4)
    for (const text of suggestions) expect(text).toMatch(/^Consider mentioning [a-z ]+ impacts: [A-Z][^.]+\.$/)
  })
})
